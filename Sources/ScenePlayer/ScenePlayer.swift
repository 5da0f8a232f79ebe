// ScenePlayer is under construction.
