// Kits of views count in floating point and in steps; answers are decimal numbers on a scale.

extension NumberScale {
    /// Whether a step leads to another number.
    ///
    /// - Parameters:
    ///   - steps: How many steps, and which way.
    ///   - number: The number to start from; `nil` if there is no answer.
    public func canStep(_ steps: Int, from number: DecimalNumber?) -> Bool {
        guard let next = self.number(steps, from: number) else { return false }
        return next != number
    }

    /// How many steps there are from one end of the scale to the other. A scale without an end has as many as if it ended
    /// at 100.
    public var stepCount: Double { max(steps(to: maximum ?? 100), 0) }

    /// How many steps a number is from the beginning of the scale; 0 for no answer.
    public func steps(to number: DecimalNumber?) -> Double {
        guard let number, let first = Double((minimum ?? 0).description), let here = Double(number.description),
            let step = Double(step.description), step > 0
        else { return 0 }
        return (here - first) / step
    }

    /// The number that a swipe with VoiceOver leads to: the next one, on a long scale a tenth further; `nil` at the end.
    ///
    /// - Parameters:
    ///   - up: Whether it is raised.
    ///   - steps: How many steps from the beginning it is.
    public func number(afterSwipe up: Bool, from steps: Double) -> DecimalNumber? {
        let swipe = max((stepCount / 10).rounded(), 1)
        let target = min(max(steps + (up ? swipe : -swipe), 0), stepCount.rounded(.down))
        return target == steps ? nil : number(atStep: target)
    }

    /// The number so many steps from the beginning; `nil` if it is not on the scale.
    public func number(atStep steps: Double) -> DecimalNumber? {
        let lowest = minimum ?? 0
        guard let whole = Int(exactly: steps.rounded()) else { return nil }
        return whole == 0 ? lowest : number(whole, from: lowest)
    }
}
