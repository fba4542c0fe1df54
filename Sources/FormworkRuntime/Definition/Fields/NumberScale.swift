/// The numbers that a person can reach with the buttons of a counter or stepper, or with a slider.
public struct NumberScale: Equatable, Sendable {
    /// The smallest number; `nil` for no limit.
    public var minimum: DecimalNumber?
    /// The largest number; `nil` for no limit.
    public var maximum: DecimalNumber?
    /// The distance between two numbers, above 0.
    public var step: DecimalNumber
    /// Whether a step beyond one end of the scale leads to the other end, if the scale has both ends.
    public var wraps = false

    /// The scale of a field.
    ///
    /// The ends of the scale are the field's `NumberLimits`. A slider without limits goes from 0 to 100. Steps are 1,
    /// or 0.01 for a slider that ends at 1 or below.
    public init(_ field: Field) {
        self.init(field.type, NumberLimits(field), field.step)
        wraps = field.wraps
    }

    /// The scale of a field with these properties. Passing the whole field would copy it.
    init(_ type: FieldType, _ limits: NumberLimits, _ given: DecimalNumber?) {
        minimum = limits.minimum
        maximum = limits.maximum
        step = 1
        if type == .slider {
            let lowest = minimum ?? 0
            let highest = maximum ?? lowest.adding(100) ?? lowest
            (minimum, maximum) = (lowest, highest)
            if highest <= 1 { step = DecimalNumber(unchecked: 1, -2) }
        }
        if let given, given > 0 { step = given }
        // Limits that move can cross. Then there is only the smallest number to reach.
        if let lowest = minimum, let highest = maximum, highest < lowest { maximum = lowest }
    }

    /// The number that is some steps away from another one, which need not be on the scale itself.
    ///
    /// The result is on the scale: it is a whole number of steps above the smallest number, and within both limits.
    /// `nil` if there is no such number. Without a number yet, counting starts at 0. On a scale that wraps, one step
    /// above the last number is the first one, and one step below the first is the last.
    public func number(_ steps: Int, from number: DecimalNumber?) -> DecimalNumber? {
        let origin = minimum ?? 0
        guard let position = position(of: number ?? 0, from: origin) else { return nil }
        let rounded = steps < 0 ? position.ceil() : position.floor()
        guard var target = rounded.adding(DecimalNumber(steps)) else { return nil }
        let wraps = wraps && minimum != nil
        if let maximum, let last = self.position(of: maximum, from: origin)?.floor() {
            if target > last { target = wraps && rounded == last ? 0 : last }
            if wraps, target < 0, rounded == 0 { target = last }
        }
        if minimum != nil, target < 0 { target = 0 }
        guard let result = target.multiplied(by: step)?.adding(origin) else { return nil }
        if let minimum, result < minimum { return nil }
        return result
    }

    /// The position of a slider without an answer: one step below the smallest number.
    ///
    /// A slider in a page always has a value and posts it. So one of its values must mean that there is no answer.
    public var blankPosition: DecimalNumber {
        let lowest = minimum ?? 0
        return lowest.subtracting(step) ?? lowest
    }

    private func position(of number: DecimalNumber, from origin: DecimalNumber) -> DecimalNumber? {
        number.subtracting(origin)?.divided(by: step)
    }
}
