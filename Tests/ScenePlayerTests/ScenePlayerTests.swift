// ScenePlayerTests is under construction.
