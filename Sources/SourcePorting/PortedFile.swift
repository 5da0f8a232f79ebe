/// A ported file as the compiler reads it.
package enum PortedFile {
  /// The ported bytes under a line that says whose they are, so that mistakes are told in the file that was ported.
  ///
  /// Without that line when the file begins with one already.
  package static func bytes(of source: [UInt8], path: String) throws(PortingError) -> [UInt8] {
    let ported = try SourcePorter.port(source)
    return ported.starts(with: "#sourceLocation".utf8) ? ported : Array(header(path).utf8) + ported
  }

  private static func header(_ path: String) -> String {
    let escaped = path.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
    return "#sourceLocation(file: \"\(String(escaped))\", line: 1)\n"
  }
}
