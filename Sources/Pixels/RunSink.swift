/// A sink that may take rows by their runs, from a painter that knows them: nobody has to look at pixels then.
package protocol RunSink: RowSink {
  /// False where only pixels will do.
  var takesRuns: Bool { get }

  /// Takes the next row, with no more runs than half as many as pixels; what is left in it is the sink's to choose.
  mutating func append(runs: inout RowRuns) throws(Failure)
}
