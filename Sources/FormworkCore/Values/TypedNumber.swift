/// Decides what the separators in a typed number mean.
struct TypedNumber {
    private var digits: [UInt8] = []
    /// How many digits stand before each separator of groups.
    private var groups: [Int] = []
    /// Which character separates the groups.
    private var groupMark: UInt8 = 0
    /// How many digits stand before the decimal separator; -1 without one.
    private var whole = -1

    /// Reads the tokens that `LocaleRecord` makes; `pointGroups` says whether points separate groups in the locale.
    static func read(_ tokens: [UInt8], pointGroups: Bool) -> DecimalNumber? {
        var number = TypedNumber()
        var reader = DecimalReader()
        var position = 0
        if let sign = tokens.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            reader.isNegative = sign == UInt8(ascii: "-")
            position = 1
        }
        while position < tokens.count, tokens[position] != UInt8(ascii: "e") {
            guard number.take(tokens[position]) else { return nil }
            position += 1
        }
        guard number.settle(pointGroups: pointGroups) else { return nil }
        for index in number.digits.indices { reader.append(number.digits[index], isFraction: index >= number.whole) }
        if position < tokens.count {
            guard reader.readPower(tokens, from: position + 1) == tokens.count else { return nil }
        }
        return reader.number
    }

    private mutating func take(_ token: UInt8) -> Bool {
        switch token {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(token - UInt8(ascii: "0"))
        case UInt8(ascii: "d"):
            guard whole < 0 else { return false }
            whole = digits.count
        case UInt8(ascii: "g"), UInt8(ascii: "."):
            guard whole < 0, groups.isEmpty || groupMark == token else { return false }
            groupMark = token
            groups.append(digits.count)
        default: return false
        }
        return true
    }

    /// Finds the end of the whole digits; `false` if the separators do not add up.
    private mutating func settle(pointGroups: Bool) -> Bool {
        let hasDecimal = whole >= 0
        if !hasDecimal { whole = digits.count }
        if groups.isEmpty { return true }
        let isPoint = groupMark == UInt8(ascii: ".")
        if hasDecimal || pointGroups || !isPoint, groupsAddUp { return true }
        guard isPoint, !hasDecimal, groups.count == 1 else { return false }
        whole = groups[0]
        return true
    }

    /// Whether the groups are such as people make: one to three digits, then twos (as in India) or threes, then three.
    private var groupsAddUp: Bool {
        guard groups[0] >= 1, groups[0] <= 3, digits[0] != 0 else { return false }
        for index in groups.indices {
            let isLast = index == groups.count - 1
            let size = (isLast ? whole : groups[index + 1]) - groups[index]
            guard size == 3 || (size == 2 && !isLast) else { return false }
        }
        return true
    }
}
