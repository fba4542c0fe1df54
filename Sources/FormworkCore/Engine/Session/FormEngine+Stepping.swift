extension FormEngine {
    /// Lowers or raises a number by some steps of its scale, as the buttons beside it do.
    ///
    /// What is no number, or not answered yet, counts as 0.
    func step(_ node: Int, by steps: Int) {
        guard let field = field(of: node), field.valueKind == .number || field.valueKind == .integer else { return }
        var number: DecimalNumber?
        if case .number(let answered) = nodes[node].value { number = answered }
        guard let next = NumberScale(field.definition).number(steps, from: number) else { return }
        watchChange(of: node)
        set(.number(next), at: node)
    }
}
