/// A condition on a position between two characters.
package enum PatternAssertion: Int32 {
    /// `^` and `\A`.
    case start
    /// `$` and `\z`.
    case end
    /// `^` with flag `m`.
    case lineStart
    /// `$` with flag `m`.
    case lineEnd

    /// Whether the condition is true between a character (`nil` at the start of the text) and the next one (`nil` at
    /// its end).
    func holds(between before: Unicode.Scalar?, and after: Unicode.Scalar?) -> Bool {
        switch self {
        case .start: before == nil
        case .end: after == nil
        case .lineStart: before.map { endsLine($0) && !($0 == "\r" && after == "\n") } ?? true
        case .lineEnd: after.map { endsLine($0) && !($0 == "\n" && before == "\r") } ?? true
        }
    }

    private func endsLine(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xA...0xD, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
