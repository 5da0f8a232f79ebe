import CPNGShims

/// The libpng that is linked.
package enum LibPNG {
  /// Such as `1.6.39`.
  package static var version: String { unsafe String(cString: CPNGLibraryVersion()) }
}
