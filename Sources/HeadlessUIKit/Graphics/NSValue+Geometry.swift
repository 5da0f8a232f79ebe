public import Foundation
import Geometry

#if !canImport(CoreGraphics)
  // What the Objective-C runtime and UIKit let `NSValue` hold. Foundation on Linux encodes no structures, but rows of
  // numbers, which those here are.
  extension NSValue {
    /// Holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// The point it holds.
    public var cgPointValue: CGPoint { pointValue }
    /// Holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// The size it holds.
    public var cgSizeValue: CGSize { sizeValue }
    /// Holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// The rectangle it holds.
    public var cgRectValue: CGRect { rectValue }

    /// Holds a 2-D transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
      self.init(row: transform, of: RowEncoding.affineTransform)
    }
    /// The 2-D transform it holds; the identity when it holds something else.
    public var cgAffineTransformValue: CGAffineTransform {
      row(of: RowEncoding.affineTransform, or: .identity)
    }

    /// Holds a transform in space.
    public convenience init(caTransform3D transform: CATransform3D) {
      self.init(row: transform, of: RowEncoding.transform)
    }
    /// The transform in space that it holds; the identity when it holds something else.
    public var caTransform3DValue: CATransform3D { row(of: RowEncoding.transform, or: CATransform3DIdentity) }

    private convenience init<Row: BitwiseCopyable>(row: Row, of encoding: RowEncoding) {
      var row = row
      // Foundation copies as many numbers as the encoding says, which is what a row of the type has.
      unsafe self.init(bytes: &row, objCType: encoding.rawValue)
    }

    private func row<Row: BitwiseCopyable>(of encoding: RowEncoding, or other: Row) -> Row {
      var row = other
      guard unsafe String(cString: objCType) == encoding.rawValue else { return other }
      // The value was encoded as this very row of numbers.
      unsafe getValue(&row)
      return row
    }
  }

  /// How many numbers make up a value, as Objective-C writes it.
  private enum RowEncoding: String {
    case affineTransform = "[6d]"
    case transform = "[16d]"
  }
#endif

extension NSValue {
  /// What an animation can make of what it holds.
  var animatableContent: AnimatableValue? {
    switch unsafe String(cString: objCType) {
    case unsafe String(cString: NSValue(cgPoint: .zero).objCType): .point(cgPointValue.point)
    case unsafe String(cString: NSValue(cgSize: .zero).objCType): .size(cgSizeValue.size)
    case unsafe String(cString: NSValue(cgRect: .zero).objCType): .rect(cgRectValue.rect)
    case unsafe String(cString: NSValue(caTransform3D: CATransform3DIdentity).objCType):
      .transform(caTransform3DValue.matrix)
    default: nil
    }
  }
}
