#if Server
import FormworkCore

/// Writes the rows of a table as RFC 4180 says, so that no spreadsheet takes an answer for a formula.
struct CSVWriter {
    /// The separator of cells.
    let separator: Character

    /// A row with its line break.
    func row(_ cells: [TableCell]) -> [UInt8] {
        Array((cells.map { text($0) }.joined(separator: String(separator)) + "\r\n").utf8)
    }

    private func text(_ cell: TableCell) -> String {
        switch cell {
        case .blank: return ""
        case .number(let number): return number.description
        case .text(let text):
            let guarded = Self.guarded(text)
            let isPlain = !guarded.unicodeScalars.contains { "\",;\t\r\n".unicodeScalars.contains($0) }
            return isPlain && guarded == text ? text : "\"" + guarded.replacing("\"", with: "\"\"") + "\""
        }
    }

    /// The text with an apostrophe before everything that a spreadsheet might calculate.
    ///
    /// Besides the beginning that is what follows a separator, a quotation mark or a line break: a spreadsheet that is set to
    /// another separator ignores the quotation marks and begins a cell there.
    static func guarded(_ text: String) -> String {
        var guarded = String.UnicodeScalarView()
        var isStart = true
        // By scalars, because a sign together with a combining mark would be another character.
        for scalar in text.unicodeScalars {
            if isStart, isSign(scalar) || guarded.isEmpty && (scalar == "\t" || scalar == "\r" || scalar == "\n") {
                guarded.append("'")
                isStart = false
            }
            guarded.append(scalar)
            switch scalar {
            case ",", ";", "\t", "\r", "\n", "\"": isStart = true
            case _ where scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint: break
            default: isStart = false
            }
        }
        return String(guarded)
    }

    /// The signs that begin a formula, also in the width of Chinese letters.
    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\u{2212}": true
        default: false
        }
    }
}
#endif
