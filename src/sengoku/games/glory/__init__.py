"""Call to Glory, by Michael Schacht."""
