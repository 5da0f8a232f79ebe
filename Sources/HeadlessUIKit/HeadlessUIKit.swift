// HeadlessUIKit is under construction.
