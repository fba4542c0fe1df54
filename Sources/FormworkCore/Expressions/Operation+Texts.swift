extension Operation {
    /// Functions of text; blank counts as "".
    func applyToText(_ operands: [FormValue], _ first: FormValue, _ second: FormValue) -> FormValue? {
        let (text, part) = (first.plainText, second.plainText)
        switch self {
        case .number:
            // Text that is no number has no number, which is an answer and not a failure.
            return first.numeric.map { first.isBlank ? .blank : .number($0) } ?? .blank
        case .concat:
            var joined = ""
            for operand in operands.flattened {
                joined += operand.plainText
                if joined.utf8.count > Program.growthLimit { return nil }
            }
            return .text(joined)
        case .length:
            return .number(DecimalNumber(text.count))
        case .lowercased:
            return .text(text.lowercased())
        case .uppercased:
            return .text(text.uppercased())
        case .trim:
            return .text(WhiteSpace.trim(text))
        case .contains:
            if case .list = first { return .bool(second.isAmong(first)) }
            return .bool(TextSearch.finds(part, in: text))
        case .startsWith:
            return .bool(TextSearch.stands(part, in: text, at: 0))
        case .endsWith:
            return .bool(TextSearch.stands(part, in: text, at: text.utf8.count - part.utf8.count))
        default:
            return .text(text)
        }
    }
}
