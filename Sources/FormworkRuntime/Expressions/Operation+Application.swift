extension Operation {
    /// The result for the operands; `nil` means failure. Missing operands are blank.
    func apply(to operands: [FormValue]) -> FormValue? {
        let first = operands.first ?? .blank
        let second = operands.count > 1 ? operands[1] : .blank
        switch self {
        case .negate, .add, .subtract, .multiply, .divide, .remainder, .power, .exponential, .logarithm:
            return calculate(first, second)
        case .round, .floor, .ceiling, .magnitude:
            return roundOff(first, second)
        case .minimum, .maximum, .sum, .average:
            return aggregate(operands)
        case .equal:
            return .bool(operands.dropFirst().allSatisfy { first.matches($0) })
        case .notEqual:
            return .bool(!first.matches(second))
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            return .bool(compare(first, second))
        case .isIn:
            return .bool(first.isAmong(second))
        case .truth:
            return .bool(first.isTrue)
        case .not:
            return .bool(!first.isTrue)
        case .present:
            return .bool(!first.isMissing)
        case .missing:
            return .bool(first.isMissing)
        case .anyOf:
            return .bool(operands.flattened.contains { $0.isTrue })
        case .allOf:
            return .bool(operands.flattened.allSatisfy { $0.isTrue })
        case .count:
            return .number(DecimalNumber(operands.flattened.reduce(0) { $1.isBlank ? $0 : $0 &+ 1 }))
        case .number, .text, .concat, .length, .caseMapped, .trim, .contains, .startsWith, .endsWith:
            return applyToText(operands, first, second)
        case .replace, .split, .join:
            return rebuild(operands, first, second)
        case .year, .month, .day, .age, .date, .addDays, .addMonths, .daysBetween, .monthsBetween, .weekday:
            return applyToDates(operands, first, second)
        case .timeBetween, .addMinutes:
            return applyToTimes(operands, first, second)
        case .distinct:
            return .list(operands.flattened.distinct)
        case .countOf:
            return .number(DecimalNumber(first.occurrences(of: second)))
        case .left, .right, .mid:
            return cut(operands, first, second)
        case .today, .now, .formatNumber, .formatDate, .runningSum, .earlierItem:
            return nil
        }
    }
}
