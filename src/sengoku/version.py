"""The version, apart, so that building needs nothing else."""

VERSION = "0.2.0"
