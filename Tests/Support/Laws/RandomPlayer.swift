package import FormworkCore

/// Plays transactions of every kind at random, most of which make sense for the session as it is.
package struct RandomPlayer {
    var random: SeededGenerator
    /// The last transaction, for the text of a failure.
    package private(set) var last = ""
    /// The last input; `nil` for a transaction without one, such as `undo`.
    package private(set) var input: FormInput?
    /// The inline editor that should be open after the transactions so far.
    package private(set) var editor = ExpectedEditor()
    /// A snapshot made on the way, to return to.
    private var memory: JSONValue?

    package init(seed: UInt64) { random = SeededGenerator(seed: seed &* 31 &+ 7) }

    /// Plays one transaction.
    package mutating func play(_ engine: FormEngine) -> ChangeSet {
        defer { editor.settle(in: engine) }
        input = nil
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<3: return note("undo") { engine.undo() }
        case 3..<6: return note("redo") { engine.redo() }
        case 6:
            memory = engine.snapshot()
            return perform(["op": "focus", "row": .string(row(engine))], engine)
        case 7:
            let snapshot = memory ?? [:]
            return note("restore") { engine.restore(snapshot) }
        case 8..<11: return change(engine)
        case 11: return perform(rubbish(engine), engine)
        case 12..<16: return perform(structural(engine), engine)
        case 16..<34: return perform(items(engine), engine)
        default: return perform(answer(engine), engine)
        }
    }

    /// Plays an input of a person or a program to one field, if it is allowed.
    package mutating func playAnswer(_ engine: FormEngine, where isTaken: (FormInput) -> Bool) -> ChangeSet {
        defer { editor.settle(in: engine) }
        return perform(answer(engine), engine, where: isTaken)
    }

    private mutating func note(_ name: String, _ body: () -> ChangeSet) -> ChangeSet {
        last = name
        return body()
    }

    private mutating func perform(
        _ command: JSONValue, _ engine: FormEngine, where isTaken: (FormInput) -> Bool = { _ in true }
    ) -> ChangeSet {
        last = command.text()
        input = CommandReader.input(command, for: engine)
        guard let input, isTaken(input) else { return ChangeSet() }
        editor.follow(input, in: engine)
        return engine.perform(input)
    }

    // MARK: - Commands

    /// An input of a person or a program to one field.
    private mutating func answer(_ engine: FormEngine) -> JSONValue {
        let rows = engine.rows.filter { $0.id.kind == .field }
        guard let row = rows.randomElement(using: &random), let state = engine.field(row.id.node) else {
            return ["op": "load"]
        }
        let name = JSONValue.string(row.id.text)
        if state.field.type == .button { return ["op": "tap", "row": name] }
        if state.field.style == .inline, Bool.random(using: &random) {
            return ["op": .string(RandomAnswer.pick(["tap", "focus", "blur"], &random)), "row": name]
        }
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<6: return ["op": "edit", "row": name, "text": .string(RandomAnswer.text(for: state.field, &random))]
        case 6..<9: return ["op": "set", "row": name, "value": RandomAnswer.value(for: state.field, &random)]
        case 9: return ["op": "step", "row": name, "by": .number(Int.random(in: -2...3, using: &random))]
        case 10: return ["op": "press", "action": .string("clear:" + state.path)]
        default: return ["op": "blur", "row": name]
        }
    }

    private mutating func items(_ engine: FormEngine) -> JSONValue {
        let rows = engine.rows.filter { $0.id.kind == .addItem || $0.id.kind == .itemHeader }
        guard let row = rows.randomElement(using: &random) else { return answer(engine) }
        let name = JSONValue.string(row.id.text)
        if row.id.kind == .addItem { return ["op": "add_item", "row": name] }
        if Bool.random(using: &random) { return ["op": "remove_item", "row": name] }
        return ["op": "move_item", "row": name, "to": .number(Int.random(in: -1...4, using: &random))]
    }

    private mutating func structural(_ engine: FormEngine) -> JSONValue {
        let flag = JSONValue.bool(Bool.random(using: &random))
        switch Int.random(in: 0..<11, using: &random) {
        case 0: return ["op": "submit"]
        case 1: return ["op": "collapse_all", "collapsed": flag]
        case 2, 3: return ["op": "collapse", "row": .string(row(engine)), "collapsed": flag]
        case 4:
            return [
                "op": "tick",
                "clock": .number(1_767_225_600_000 + Int.random(in: 0...400, using: &random) * 86_400_000),
            ]
        case 5: return ["op": "reset"]
        case 6: return ["op": "load", "values": engine.values]
        case 7: return ["op": "replace_answers", "values": engine.flatValues]
        case 8:
            let options: JSONValue = [["id": "red", "title": "Red"], ["id": 9, "title": "Nine"]]
            return ["op": "replace_options", "row": .string(row(engine)), "options": options]
        case 9:
            return ["op": "report_errors", "errors": [["path": .string(path(engine)), "code": "x", "message": "X"]]]
        default:
            let edits = engine.rows.filter { $0.id.kind == .field }.prefix(4).map { row -> JSONValue in
                let text = engine.field(row.id.node).map { RandomAnswer.text(for: $0.field, &random) } ?? ""
                return ["row": .string(row.id.text), "text": .string(text)]
            }
            return ["op": "edit_all", "edits": .array(edits)]
        }
    }

    private mutating func rubbish(_ engine: FormEngine) -> JSONValue {
        let names = CommandReader.operations + ["", "nothing"]
        let rows = ["f0", "f99", "i3.7", "a1.1", "g0", "s2", "", "f-1", "f9999999999999999999", row(engine)]
        let number = JSONValue.number([-1, 0, 3, Int.max, Int.min].randomElement(using: &random) ?? 0)
        return [
            "op": .string(RandomAnswer.pick(names, &random)), "row": .string(RandomAnswer.pick(rows, &random)),
            "value": Sample.rubbish(&random, depth: 2), "values": Sample.rubbish(&random, depth: 3),
            "text": .string(RandomAnswer.pick(["", "\u{0}", "9e99999", "\u{1F}"], &random)), "by": number, "to": number,
            "options": Sample.rubbish(&random, depth: 2), "errors": Sample.rubbish(&random, depth: 2),
            "edits": Sample.rubbish(&random, depth: 2), "clock": number,
        ]
    }

    private mutating func row(_ engine: FormEngine) -> String {
        engine.rows.randomElement(using: &random)?.id.text ?? ""
    }

    private mutating func path(_ engine: FormEngine) -> String {
        engine.rows.randomElement(using: &random).map { engine.path(of: $0.id.node) } ?? ""
    }

    // MARK: - The form itself

    /// Changes the form while it runs; a change that makes it wrong is refused and leaves everything as it is.
    private mutating func change(_ engine: FormEngine) -> ChangeSet {
        let kind = Int.random(in: 0..<4, using: &random)
        let fields = engine.rows.filter {
            $0.id.kind == .field && engine.field($0.id.node)?.path.contains("[") == false
        }
        let path = fields.randomElement(using: &random).map { engine.path(of: $0.id.node) } ?? ""
        let number = Int.random(in: 0...2, using: &random)
        last = "change \(kind) at \(path)"
        let changes = try? engine.change { form in
            switch kind {
            case 0: form.remove(.field(path))
            case 1: form.insert(.field(Field(id: "new\(number)", type: .integer)), at: .after(.field(path)))
            case 2: form.groups.swapAt(0, form.groups.count - 1)
            default: form.groups[0].title += "!"
            }
        }
        return changes ?? ChangeSet()
    }
}
