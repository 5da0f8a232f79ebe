import Foundation
import SegueCommand

exit(SegueTool.run(Array(CommandLine.arguments.dropFirst())))
