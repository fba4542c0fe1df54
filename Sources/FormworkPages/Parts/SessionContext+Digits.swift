import FormworkRuntime

extension SessionContext {
    /// The digits from 0 to 9 as the language writes them, for scripts that write numbers into words.
    var digits: String { (0...9).map { locale.format(DecimalNumber($0), grouping: false) }.joined() }
}
