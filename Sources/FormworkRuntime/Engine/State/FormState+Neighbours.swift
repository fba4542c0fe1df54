extension FormState {
    /// The item some places before or after another one in its repeating section; `nil` if absent.
    package func neighbour(of item: ItemIndex, by offset: Int) -> ItemIndex? {
        guard let section = owner(of: item) else { return nil }
        let position = items[item].position.position + offset
        return position < 0 ? nil : items(of: section).element(at: ItemPosition(position))
    }

    /// The value of a running aggregate that waits to run. It is computed from the first item on.
    mutating func runningValue(_ computation: ComputationIndex, _ rule: Computation, in item: ItemIndex) -> FormValue? {
        guard let kind = rule.running, let section = owner(of: item) else { return nil }
        var fold = RunningFold(kind)
        var result: FormValue?
        for inner in items(of: section) {
            guard stepsLeft > 0 else { return nil }
            count(steps: 1)
            let own = rule.program.outcome(at: EvaluationPlace(inner), in: &self)
            result = fold.next(own, isIncomplete: false)
            if inner == item { break }
        }
        return result
    }
}
