/// Where a view controller is in its life on screen.
enum AppearanceState: Hashable {
  case disappeared, appearing, appeared, disappearing
}
