"""The version, apart, so that building needs nothing else."""

VERSION = "0.1.0"
