extension Operation {
    /// Calculates. Blank counts as 0. A value that is not a number is a failure.
    func calculate(_ first: FormValue, _ second: FormValue) -> FormValue? {
        guard let left = first.numeric, let right = second.numeric else { return nil }
        let result: DecimalNumber? =
            switch self {
            case .negate: left.negated
            case .add: left.adding(right)
            case .subtract: left.subtracting(right)
            case .multiply: left.multiplied(by: right)
            case .divide: left.divided(by: right)
            case .remainder: left.remainder(dividingBy: right)
            case .power: left.raised(to: right)
            case .exponential: left.exponential
            case .logarithm: left.logarithm(base: right)
            default: nil
            }
        return result.map { .number($0) }
    }

    /// Rounds a number. It is a failure if `places` is not a whole number.
    func roundOff(_ value: FormValue, _ places: FormValue) -> FormValue? {
        guard let number = value.numeric else { return nil }
        switch self {
        case .floor: return .number(number.floor())
        case .ceiling: return .number(number.ceil())
        case .magnitude: return .number(number.magnitude)
        default:
            guard let places = places.numeric?.intValue else { return nil }
            return .number(number.rounded(places: places))
        }
    }

    /// Finds the smallest or largest value, the sum or the mean of all values that are not blank.
    func aggregate(_ operands: [FormValue]) -> FormValue? {
        var result: DecimalNumber?
        var count = 0
        for operand in operands.flattened where !operand.isBlank {
            guard let number = operand.numeric else { return nil }
            count += 1
            guard let before = result else {
                result = number
                continue
            }
            switch self {
            case .minimum: result = number < before ? number : before
            case .maximum: result = number > before ? number : before
            default:
                guard let sum = before.adding(number) else { return nil }
                result = sum
            }
        }
        guard let result else { return self == .sum ? .number(0) : .blank }
        guard self == .average else { return .number(result) }
        return result.divided(by: DecimalNumber(count)).map { .number($0) }
    }
}
