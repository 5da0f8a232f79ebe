// StagePlaybackTests is under construction.
