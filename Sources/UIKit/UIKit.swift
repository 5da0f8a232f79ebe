// Lets the files of an app say `import UIKit` where there is no UIKit. For Linux and macOS only: an app has its own.
@_exported public import HeadlessUIKit
