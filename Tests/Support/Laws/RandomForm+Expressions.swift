import FormworkCore

extension RandomForm {
    /// A condition, or mostly none.
    mutating func condition(_ percent: Int) -> String { chance(percent) ? truth(depth: 2) : "" }

    /// A field that can be read from here, of those that qualify.
    mutating func readable(where qualifies: (Known) -> Bool) -> Known? {
        one(of: known.flatMap { $0 }.filter(qualifies))
    }

    private mutating func list(where qualifies: (Known) -> Bool) -> String? {
        one(of: lists.filter(qualifies)).map { "$" + $0.name }
    }

    mutating func truth(depth: Int) -> String {
        if depth > 0, chance(25) {
            let (left, right) = (truth(depth: depth - 1), truth(depth: depth - 1))
            return one(of: ["\(left) and \(right)", "(\(left)) or \(right)", "not (\(left))"]) ?? left
        }
        if chance(10), let list = list(where: { $0.kind == .bool }) { return "any(\(list))" }
        guard let field = readable(where: { _ in true }) else { return chance(70) ? "true" : "today() > '2026-03-01'" }
        let name = "$" + field.name
        switch field.kind {
        case .number, .integer:
            let sign = one(of: ["==", "!=", "<", ">=", ">"]) ?? "=="
            return "\(name) \(sign) \(chance(70) ? String(number(-1...5)) : numeric(depth: 1))"
        case .bool: return name
        case .date: return chance(50) ? "\(name) > '2026-03-01'" : "\(name) < today()"
        case .option:
            guard let option = one(of: field.options) else { return "present(\(name))" }
            return "\(name) == \(literal(option))"
        case .options:
            guard let option = one(of: field.options) else { return "present(\(name))" }
            return "\(literal(option)) in \(name)"
        case .text, .exactText:
            return one(of: ["length(\(name)) > 2", "contains(\(name), 'b')", "\(name) == 'blue'"]) ?? name
        case .any, .time, .dateTime, .none: return one(of: ["present(\(name))", "missing(\(name))"]) ?? name
        }
    }

    mutating func numeric(depth: Int) -> String {
        if depth > 0, chance(50) {
            let (left, right) = (numeric(depth: depth - 1), numeric(depth: depth - 1))
            let forms = [
                "\(left) + \(right)", "(\(left)) * (\(right))", "(\(left)) / (\(right))", "min(\(left), \(right))",
                "if(\(truth(depth: 0)), \(left), \(right))", "round(\(left), 1)",
            ]
            return one(of: forms) ?? left
        }
        if chance(30), let list = list(where: { $0.kind == .number || $0.kind == .integer }) {
            return "\(one(of: ["sum", "count", "max", "avg"]) ?? "sum")(\(list))"
        }
        if chance(15), let list = list(where: { _ in true }) { return "count(\(list))" }
        if known.count > 1, chance(15) { return "$index" }
        if chance(10) { return "day(today())" }
        if chance(20), let text = readable(where: { $0.kind == .text }) { return "length($\(text.name))" }
        guard let field = readable(where: { $0.kind == .number || $0.kind == .integer }) else {
            return String(number(0...5))
        }
        return "$" + field.name
    }

    mutating func words() -> String {
        guard let field = readable(where: { $0.kind != .options }) else { return "'blue'" }
        return chance(50) ? "concat('x', $\(field.name))" : "upper(text($\(field.name)))"
    }

    private func literal(_ option: FormValue) -> String {
        if case .text(let text) = option { return "'\(text)'" }
        return "'\(option.canonicalText)'"
    }
}
