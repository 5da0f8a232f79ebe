/// How these tests were built.
package enum TestBuild {
  package static var isOptimised: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }
}
