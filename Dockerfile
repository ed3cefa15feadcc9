# One image that plays a lineup, serves the dashboard and re-scores: see docs/operations.md.
#   docker build -t dugout .
#   docker run --init --rm --hostname dugout -v dugout-runs:/opt/dugout/runs dugout run lineups/demo.toml

FROM debian:12-slim AS build
ENV DEBIAN_FRONTEND=noninteractive
RUN apt-get update -q \
 && apt-get install -y -q --no-install-recommends \
      ca-certificates make gcc binutils nasm libc6-dev python3-venv \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /opt/dugout
# Python packages first: they change less often than the sources.
COPY requirements.lock ./
RUN python3 -m venv .venv && .venv/bin/pip install -q --require-hashes -r requirements.lock
COPY . .
# The program itself; then the game, its data, the start saves; what only the building needs goes.
RUN make python game game-host world starts \
 && rm -rf cm9798/touchline98/build/obj cm9798/touchline98/build/gen \
      cm9798/touchline98/build/tl98-host cm9798/touchline98/build/tl98-host-asan \
 && .venv/bin/python -m compileall -q cm9798 memdaemon harness scoring dashboard

FROM debian:12-slim
ENV DEBIAN_FRONTEND=noninteractive
RUN apt-get update -q \
 && apt-get install -y -q --no-install-recommends \
      ca-certificates dosbox xvfb tesseract-ocr python3 bubblewrap \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --uid 10001 --create-home --shell /usr/sbin/nologin dugout \
 && install -d -m 1777 /tmp/.X11-unix
COPY --from=build /opt/dugout /opt/dugout
WORKDIR /opt/dugout
# The program belongs to root: what was frozen cannot change under a run. Only runs/ is the user's.
RUN install -d -o dugout -g dugout runs && chown dugout:dugout runs/README.md
VOLUME /opt/dugout/runs
USER dugout
ENV PYTHONDONTWRITEBYTECODE=1 PATH=/opt/dugout/.venv/bin:/usr/local/bin:/usr/bin:/bin
EXPOSE 8000
ENTRYPOINT ["dugout"]
CMD ["doctor"]
