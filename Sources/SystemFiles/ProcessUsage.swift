#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What this process has used of the machine; read by benchmarks, never while rendering.
package enum ProcessUsage {
  /// Processor time of all threads, in seconds.
  package static var processorSeconds: Double {
    seconds(of: CLOCK_PROCESS_CPUTIME_ID)
  }

  /// Time that passed, in seconds since an arbitrary moment.
  package static var elapsedSeconds: Double {
    seconds(of: CLOCK_MONOTONIC)
  }

  private static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The most memory that was resident, in bytes, since the start or since it was forgotten.
  package static var peakMemory: Int {
    if let status = try? FileSystem.read("/proc/self/status"), let peak = peak(inStatus: status) { return peak }
    var usage = rusage()
    #if canImport(Darwin)
      unsafe getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1024
    #endif
  }

  /// Lets the peak begin anew at what is resident now, where the system can do that.
  package static func forgetPeakMemory() {
    // Linux: 5 resets the high-water mark (proc(5), clear_refs).
    try? FileSystem.writeDirectly(Array("5".utf8), to: "/proc/self/clear_refs")
  }

  /// The line `VmHWM: 12345 kB`.
  private static func peak(inStatus bytes: [UInt8]) -> Int? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let line = lines.first(where: { $0.starts(with: "VmHWM:".utf8) }) else { return nil }
    let digits = line.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self)).map { $0 * 1024 }
  }
}
