"""Test of Honour: a samurai skirmish with miniatures."""
