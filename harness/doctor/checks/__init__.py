"""The checks, one file each: functions from a machine and a place to findings."""
