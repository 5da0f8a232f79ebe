// SceneFiles is under construction.
