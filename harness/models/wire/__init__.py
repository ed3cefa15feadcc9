"""The providers' wire formats, read into one form: what a request asks and what a response says."""
