// HeadlessUIKitTests is under construction.
