"""What the DOS program must hold in DOSBox: long holidays, a large world, matches, pauses."""
