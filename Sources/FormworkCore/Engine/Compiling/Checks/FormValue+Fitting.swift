extension ValueKind {
    /// Whether a text is a day or time in canonical form.
    func reads(_ text: String) -> Bool {
        switch self {
        case .date: CivilDate(text) != nil
        case .time: CivilTime(text) != nil
        default: CivilDateTime(text) != nil
        }
    }
}

extension FormValue {
    /// Whether a session would accept the value as an answer of a kind.
    func fits(_ kind: ValueKind) -> Bool {
        var isList = false
        if case .list = self { isList = true }
        var isFlag = false
        if case .bool = self { isFlag = true }
        let text = canonicalText
        switch kind {
        case .none, .any, .options: return true
        case .text, .exactText, .option: return !isList
        case .integer: return !isList && !isFlag && number?.int64Value != nil
        case .number: return !isList && !isFlag && number != nil
        case .bool:
            return !isList && ["true", "false", "0", "1"].contains { $0.isSame(as: text) }
        case .date, .time, .dateTime:
            // A session converts instants to days and times, and takes midnight for the day alone.
            let isMidnight = kind == .date && CivilDateTime(text)?.time.secondOfDay == 0
            return !isList && (kind.reads(text) || isMidnight || CivilInstant(text) != nil)
        }
    }

    /// The number that a session reads; `nil` if it reads none.
    private var number: DecimalNumber? {
        if case .number(let number) = self { return number }
        return DecimalNumber(canonical: canonicalText)
    }
}
