extension Operation {
    /// Applies a function of texts. Blank counts as "".
    func applyToText(_ operands: [FormValue], _ first: FormValue, _ second: FormValue) -> FormValue? {
        let (text, part) = (first.plainText, second.plainText)
        switch self {
        case .number:
            // For a text that is not a number, the result is blank and not a failure.
            return first.numeric.map { first.isBlank ? .blank : .number($0) } ?? .blank
        case .concat:
            var joined = ""
            for operand in operands.flattened {
                joined += operand.plainText
                if joined.utf8.count > Program.growthLimit { return nil }
            }
            return .text(joined)
        case .length:
            return .number(DecimalNumber(text.characterCount))
        case .caseMapped:
            return .text(CaseTable.apply(part, to: text))
        case .trim:
            return .text(WhiteSpace.trim(text))
        case .contains:
            if case .list = first { return .bool(second.isAmong(first)) }
            return .bool(TextSearch.finds(part, in: text))
        case .startsWith:
            return .bool(TextSearch.stands(part, in: text, atEnd: false))
        case .endsWith:
            return .bool(TextSearch.stands(part, in: text, atEnd: true))
        default:
            return .text(text)
        }
    }

    /// Applies a function that splits or joins texts. A result that is too large is a failure.
    func rebuild(_ operands: [FormValue], _ first: FormValue, _ second: FormValue) -> FormValue? {
        if self == .join { return Operation.join(first, separator: Array(second.plainText.utf8)) }
        let pieces = TextSearch.pieces(of: first.plainText, between: second.plainText)
        guard self == .split else {
            let new = operands.count > 2 ? operands[2].plainText : ""
            return Operation.join(pieces, Array(new.utf8))
        }
        if first.isMissing { return .list([]) }
        guard pieces.count <= Program.growthLimit else { return nil }
        return .list(pieces.map { .text(String(decoding: $0, as: UTF8.self)) })
    }

    /// Joins the parts of a list with a separator between them. Blank parts and their separators are left out.
    private static func join(_ value: FormValue, separator: [UInt8]) -> FormValue? {
        let parts = [value].flattened.filter { !$0.isBlank }
        return join(parts.map { Array($0.plainText.utf8)[...] }, separator)
    }

    private static func join(_ parts: [ArraySlice<UInt8>], _ separator: [UInt8]) -> FormValue? {
        var bytes: [UInt8] = []
        for (index, part) in parts.enumerated() {
            if index > 0 { bytes += separator }
            bytes += part
            if bytes.count > Program.growthLimit { return nil }
        }
        return .text(String(decoding: bytes, as: UTF8.self))
    }
}
