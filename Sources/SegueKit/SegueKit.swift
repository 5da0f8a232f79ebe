// One import gives an app's transition code all it needs: UIKit's names, the stage, and the writing of frames.
@_exported public import FrameOutput
@_exported public import HeadlessUIKit
@_exported public import StagePlayback
