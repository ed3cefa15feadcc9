"""A turn, pure: rules, briefing and conversation. What the spine's handlers call, in order:

harness.turn.rules.RULES: str
harness.turn.briefing.compose_briefing(view, memory, turn_kind, Extra(refused, news_since, max_calls)) -> str
harness.turn.conversation.messages(RULES, turn.briefing, turn.exchanges) -> list[dict]
harness.tools.catalogue.openai_tools(names) -> list[dict];  is_acting(name) -> bool
harness.tools.run_call.run_call(tool, arguments_text, context, allowed=frozenset(names)) -> Outcome
    (the handler carries out Act, RememberPlan, RememberNotes, EndTurn)
harness.tools.answer_for.answer_for(outcome, context, game_answer=None) -> Told(accepted, data)
harness.tools.context_after.context_after(context, outcome, game_answer=None) -> ToolContext of the next call
harness.models.openai_chat.OpenAIChat(model, base_url, api_key, sampling, reasoning_effort, seed, timeout_s)
harness.models.scripted.ScriptedModel(answers or function)
harness.models.policy_server.serve_policies(delay_s=0.0): async context manager of .base_url and .api_key
"""
