/// The same form, written by hand for this purpose only. Rules are closures over positions, and numbers are `Double`.
/// There are no rows, no change sets, no words for errors and no undo.
final class PlainForm {
    typealias Rule = (_ values: [Double?]) -> Double?
    typealias Condition = (_ values: [Double?]) -> Bool

    let ids: [String]
    let positions: [String: Int]
    let rules: [Rule?]
    let conditions: [Condition?]
    /// The fields to compute again when a field changes. Each comes after the fields that it needs.
    let dependents: [[Int]]

    init(_ shape: FormShape) {
        let count = shape.fields.count
        var positions: [String: Int] = [:]
        var rules: [Rule?] = Array(repeating: nil, count: count)
        var conditions: [Condition?] = Array(repeating: nil, count: count)
        var dependents: [[Int]] = Array(repeating: [], count: count)
        ids = shape.fields.indices.map { FormShape.id($0) }
        for (index, field) in shape.fields.enumerated() {
            positions[ids[index]] = index
            if let source = field.condition {
                conditions[index] = { ($0[source] ?? 0) > 5 }
                dependents[source].append(index)
            }
            guard !field.addends.isEmpty else { continue }
            let addends = field.addends
            rules[index] = { values in addends.reduce(0) { $0 + (values[$1] ?? 0) } }
            for source in Set(addends) { dependents[source].append(index) }
        }
        (self.positions, self.rules, self.conditions, self.dependents) = (positions, rules, conditions, dependents)
    }
}

/// One person filling a `PlainForm`.
final class PlainSession {
    let form: PlainForm
    private(set) var values: [Double?]
    private(set) var isVisible: [Bool]

    init(_ form: PlainForm, answers: [String: Double]) {
        self.form = form
        values = Array(repeating: nil, count: form.ids.count)
        isVisible = Array(repeating: true, count: form.ids.count)
        for (id, value) in answers {
            if let position = form.positions[id] { values[position] = value }
        }
        for index in values.indices { update(index) }
    }

    func set(_ index: Int, _ value: Double?) {
        guard values[index] != value else { return }
        values[index] = value
        spread(from: index)
    }

    /// The ids of fields with a wrong or missing answer.
    func validate() -> [String] {
        var wrong: [String] = []
        for index in values.indices where isVisible[index] && form.rules[index] == nil {
            if let value = values[index], (0...FormShape.highest).contains(value) { continue }
            wrong.append(form.ids[index])
        }
        return wrong
    }

    private func spread(from index: Int) {
        for dependent in form.dependents[index] where update(dependent) { spread(from: dependent) }
    }

    /// Computes one field again. Returns whether its value has changed.
    @discardableResult
    private func update(_ index: Int) -> Bool {
        if let condition = form.conditions[index] { isVisible[index] = condition(values) }
        guard let rule = form.rules[index] else { return false }
        let value = rule(values)
        defer { values[index] = value }
        return values[index] != value
    }
}
