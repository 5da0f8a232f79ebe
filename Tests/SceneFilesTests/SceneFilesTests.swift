// SceneFilesTests is under construction.
