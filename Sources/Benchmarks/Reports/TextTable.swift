/// Rows of a table as text: the first columns to the left, all others to the right.
struct TextTable {
  let leftColumns: Int
  private var rows: [[String]] = []

  init(leftColumns: Int, header: [String]) {
    self.leftColumns = leftColumns
    rows.append(header)
  }

  mutating func append(_ row: [String]) { rows.append(row) }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return column < leftColumns ? row[column] + padding : padding + row[column]
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}

extension Double {
  /// With so many decimals.
  func text(_ decimals: Int) -> String {
    let power = (0..<decimals).reduce(1) { power, _ in power * 10 }
    let whole = Int((magnitude * Double(power)).rounded())
    let digits = String(whole % power)
    let fraction = decimals == 0 ? "" : "." + String(repeating: "0", count: decimals - digits.count) + digits
    return (self < 0 ? "-" : "") + String(whole / power) + fraction
  }

  /// Seconds as milliseconds.
  var milliseconds: String { (self * 1000).text(2) }

  /// Bytes as megabytes.
  var megabytes: String { (self / 1_048_576).text(1) }
}
