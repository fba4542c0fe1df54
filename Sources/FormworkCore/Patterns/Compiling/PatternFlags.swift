/// The flags that `(?imsx)` sets.
struct PatternFlags {
    /// `i`: upper and lower case are the same.
    var ignoresCase = false
    /// `m`: `^` and `$` also match at the start and end of lines.
    var isMultiline = false
    /// `s`: `.` also matches line ends.
    var dotTakesLineEnds = false
    /// `x`: white space and comments are ignored.
    var isSpaced = false

    /// Sets the flag with this letter; `false` if absent.
    mutating func set(_ letter: Unicode.Scalar, to value: Bool) -> Bool {
        switch letter {
        case "i": ignoresCase = value
        case "m": isMultiline = value
        case "s": dotTakesLineEnds = value
        case "x": isSpaced = value
        default: return false
        }
        return true
    }
}
