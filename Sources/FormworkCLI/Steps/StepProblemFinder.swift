import FormworkCore

/// Finds mistakes in a step before it is performed.
///
/// Commands of a page come from a program, so the engine ignores unknown parts. Steps come from people, who need to see their
/// mistakes.
struct StepProblemFinder {
    let session: FormEngine

    /// The problem of a step as a sentence without any answer; `nil` if the step can be performed.
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

    /// The problem of an object that may have these keys.
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

    /// The problem of the field, section or item that an object names.
    private func placeProblem(_ object: JSONValue, of owner: String) -> String? {
        // If both are given, the row counts, as in commands.
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
