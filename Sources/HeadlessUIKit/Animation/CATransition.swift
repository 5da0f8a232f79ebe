/// A change of a layer's content that fades over, as `CATransition`.
@MainActor open class CATransition: CAAnimation {
  func begin(on layer: CALayer) {}
}
