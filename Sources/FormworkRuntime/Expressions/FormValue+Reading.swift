/// How rules read values.
extension FormValue {
    /// Only `true` is true.
    package var isTrue: Bool {
        if case .bool(true) = self { true } else { false }
    }

    /// Blank, or a list of nothing but blanks.
    package var isMissing: Bool {
        if case .list(let values) = self { values.allSatisfy { $0.isMissing } } else { isBlank }
    }

    /// The number to calculate with: 0 for blank; `nil` for a value that is not a number.
    var numeric: DecimalNumber? {
        switch self {
        case .number(let number): number
        case .text(let text): isBlank ? 0 : DecimalNumber(WhiteSpace.trim(text))
        case .bool: nil
        case .blank, .list: isMissing ? 0 : nil
        }
    }

    /// The text to join: "" for blank.
    package var plainText: String { canonicalText }

    /// Equality as rules see it: all blanks are equal, and values of different kinds are if they are the same choice;
    /// `true` is also 1 and `false` 0.
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
    /// Order: numbers by size, text by code points. Blank values and values that cannot be compared have no order.
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
    /// The values with those of lists in place of the lists.
    package var flattened: [FormValue] {
        var flat: [FormValue] = []
        for value in self {
            if case .list(let inner) = value { flat += inner.flattened } else { flat.append(value) }
        }
        return flat
    }
}
