// StagePlayback is under construction.
