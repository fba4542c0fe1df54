import FormworkCore

/// Finds what in a step is not understood, before anything happens: a page's commands are made by a program and may be
/// read leniently, steps are written by people.
struct StepCheck {
    let session: FormEngine

    /// What is wrong with a step, in a sentence that repeats no answer; `nil` if it can be carried out.
    func problem(in command: JSONValue) -> String? {
        let operations = FormPlayer.operations
        guard let operation = command["op"]?.stringValue else {
            return "A step says with `op` what happens: \(operations.joined(separator: ", "))."
        }
        guard let keys = StepKey.keys(of: operation) else {
            return "`op` names nothing that can happen.\(guess(operation, operations)) "
                + "It can be \(operations.joined(separator: ", "))."
        }
        let general = [StepKey(name: "op", kind: .text), StepKey(name: "show", kind: .any)]
        return problem(in: command, keys + general, of: "`\(operation)`") ?? shownProblem(command["show"])
    }

    /// What is wrong with an object that has some of these keys.
    private func problem(in object: JSONValue, _ keys: [StepKey], of owner: String) -> String? {
        for member in object.objectValue ?? [] where !keys.contains(where: { $0.name == member.key }) {
            return "There is no `\(member.key.prefix(60))` in \(owner).\(guess(member.key, keys.map(\.name)))"
        }
        for key in keys {
            guard let json = object[key.name] else {
                if key.isNeeded { return "Something is missing that \(owner) needs: `\(key.name)`, \(key.kind.words)." }
                continue
            }
            guard key.kind.takes(json) else { return "`\(key.name)` takes \(key.kind.words)." }
            guard case .list(let inner) = key.kind else { continue }
            for (index, element) in (json.arrayValue ?? []).enumerated() {
                if let problem = problem(in: element, inner, of: "`\(key.name)[\(index)]`") { return problem }
            }
        }
        if keys.contains(where: { $0.name == "row" }) { return placeProblem(object, of: owner) }
        return (object["field"] ?? object["path"]).flatMap {
            nameProblem($0, object["field"] == nil ? "path" : "field")
        }
    }

    /// What is wrong with how an object names a field, section or item.
    private func placeProblem(_ object: JSONValue, of owner: String) -> String? {
        // A row goes first where both are given, as in commands.
        if let row = object["row"]?.stringValue {
            guard let id = RowID(row) else { return "`row` is not the identity of a row, as `rows` shows them." }
            return FormPlayer.has(id.node, in: session) ? nil : "`row` names nothing in this form as it is now."
        }
        guard let field = object["field"] else {
            return "Something is missing that \(owner) needs: `field`, a path such as guests[0].name, or `row`."
        }
        return nameProblem(field, "field")
    }

    private func nameProblem(_ json: JSONValue, _ key: String) -> String? {
        guard let path = json.stringValue, session.node(at: path) == nil else { return nil }
        let paths = session.rows.map { session.path(of: $0.id.node) }.filter { !$0.isEmpty }
        return "`\(key)` names nothing in this form as it is now.\(guess(path, paths))"
    }

    private func shownProblem(_ shown: JSONValue?) -> String? {
        guard let shown else { return nil }
        guard let names = shown.arrayValue else { return "`show` takes a list, such as [\"values\"]." }
        let known = FormPlayer.states
        for name in names where !(name.stringValue.map { known.contains($0) } ?? false) {
            return "There is nothing to show of that name.\(guess(name.stringValue ?? "", known)) "
                + "It can be \(known.joined(separator: ", "))."
        }
        return nil
    }

    private func guess(_ written: String, _ words: [String]) -> String {
        NearestWords.suggest(for: written, among: words).first.map { " Did you mean `\($0)`?" } ?? ""
    }
}
