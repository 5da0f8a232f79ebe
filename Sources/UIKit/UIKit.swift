// Lets the files of an app say `import UIKit` where there is no UIKit. For Linux only: an app has its own.
@_exported public import HeadlessUIKit
