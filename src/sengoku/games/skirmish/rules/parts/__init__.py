"""The parts of a state: each knows how it is copied, and how it is saved and read back."""
