/// The ways in which rules read values.
extension FormValue {
    /// Whether the value is `true`. No other value counts as true.
    package var isTrue: Bool {
        if case .bool(true) = self { true } else { false }
    }

    /// Whether the value is blank, or a list in which every value is blank.
    package var isMissing: Bool {
        if case .list(let values) = self { values.allSatisfy { $0.isMissing } } else { isBlank }
    }

    /// The number with which rules calculate: 0 for blank, `nil` for a value that is not a number.
    var numeric: DecimalNumber? {
        switch self {
        case .number(let number): number
        case .text(let text): isBlank ? 0 : DecimalNumber(WhiteSpace.trim(text))
        case .bool: nil
        case .blank, .list: isMissing ? 0 : nil
        }
    }

    /// The text of the value in a joined text: "" for blank.
    package var plainText: String { canonicalText }

    /// Whether rules treat two values as equal. All blanks are equal. Values of different kinds are equal if they are
    /// the same choice. `true` also equals 1, and `false` equals 0.
    func matches(_ other: FormValue) -> Bool {
        if isMissing || other.isMissing { return isMissing && other.isMissing }
        switch (self, other) {
        case (.bool(let left), .bool(let right)): return left == right
        case (.number(let left), .number(let right)): return left == right
        case (.bool(let isOn), .number(let number)), (.number(let number), .bool(let isOn)):
            return number == (isOn ? 1 : 0)
        case (.list(let left), .list(let right)):
            return left.count == right.count && left.indices.allSatisfy { left[$0].matches(right[$0]) }
        case (.list, _), (_, .list): return false
        default: return ExactText.areSame(canonicalText, other.canonicalText)
        }
    }

    /// Whether the value equals one in a list; a single value is a list of itself. Blank is in no list.
    func isAmong(_ other: FormValue) -> Bool {
        guard !isMissing else { return false }
        if case .list(let values) = other { return values.contains { matches($0) } }
        return matches(other)
    }
}

extension Operation {
    /// Compares numbers by size and texts by code points. A comparison with a blank value, or of values
    /// that have no order, is false.
    func compare(_ left: FormValue, _ right: FormValue) -> Bool {
        guard !left.isMissing, !right.isMissing else { return false }
        let isLess: Bool
        let isEqual: Bool
        if case .text(let left) = left, case .text(let right) = right {
            (isLess, isEqual) = (ExactText(left) < ExactText(right), ExactText.areSame(left, right))
        } else if let left = left.numeric, let right = right.numeric {
            (isLess, isEqual) = (left < right, left == right)
        } else {
            return false
        }
        switch self {
        case .less: return isLess
        case .lessOrEqual: return isLess || isEqual
        case .greater: return !isLess && !isEqual
        default: return !isLess
        }
    }
}

extension Array where Element == FormValue {
    /// The values, with each list replaced by its values.
    package var flattened: [FormValue] {
        var flat: [FormValue] = []
        for value in self {
            if case .list(let inner) = value { flat += inner.flattened } else { flat.append(value) }
        }
        return flat
    }
}
