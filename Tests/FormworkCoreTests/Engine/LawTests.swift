import FormworkCore
import FormworkTestSupport
import Testing

/// Laws that hold after any transactions whatever: played at random, with the seed in the failure's text.
@Suite("Whatever happens to a session")
struct LawTests {
    @Test("its state equals evaluation from scratch, and change sets replay", arguments: 1...40)
    func incremental(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let engine = try Sample.session(Sample.everything)
        for step in 0..<60 {
            let command = Sample.command(&random)
            let old = engine.rows
            let changes = engine.play(command)
            #expect(changes.applied(to: old) == engine.rows, "seed \(seed), step \(step): \(command.text())")
            let fresh = try #require(Handover(Handover(engine).json)).open()
            #expect(fresh.rows == engine.rows, "seed \(seed), step \(step): \(command.text())")
            #expect(fresh.values.text() == engine.values.text(), "seed \(seed), step \(step): \(command.text())")
            #expect(
                fresh.errors.map(\.path) == engine.errors.map(\.path), "seed \(seed), step \(step): \(command.text())")
            #expect(
                fresh.snapshot().text() == engine.snapshot().text(), "seed \(seed), step \(step): \(command.text())")
            #expect(describe(fresh) == describe(engine), "seed \(seed), step \(step): \(command.text())")
        }
    }

    @Test("only rows that look different are named, and all of them", arguments: 1...20)
    func updates(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let engine = try Sample.session(Sample.everything)
        for _ in 0..<60 {
            let before = Dictionary(uniqueKeysWithValues: engine.rows.map { ($0.id, describe($0, engine)) })
            let command = Sample.command(&random)
            let changes = engine.play(command)
            let named = Set(changes.updates.map(\.id)).union(changes.insertions.map(\.row.id))
            // The control that was typed into shows its text already.
            let typed = command["op"] == "edit" ? command["field"]?.stringValue : nil
            for row in engine.rows where before[row.id] != describe(row, engine) {
                if engine.field(row.id.node)?.path == typed { continue }
                #expect(named.contains(row.id), "seed \(seed): \(command.text()) changed \(row.id.text)")
            }
        }
    }

    @Test("rubbish as answers or snapshot changes nothing else than answers", arguments: 1...200)
    func rubbish(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let engine = try Sample.session(Sample.everything)
        _ = engine.perform(.load(Sample.rubbish(&random, depth: 4)))
        _ = engine.restore(Sample.rubbish(&random, depth: 4))
        _ = engine.perform(.replaceAnswers(Sample.rubbish(&random, depth: 4)))
        _ = try? CompiledForm(archive: Sample.rubbish(&random, depth: 4))
        #expect(engine.rows.first?.id.kind == .groupHeader)
    }

    private func describe(_ engine: FormEngine) -> [String] { engine.rows.map { describe($0, engine) } }

    private func describe(_ row: FormRow, _ engine: FormEngine) -> String {
        if let field = engine.field(row.id.node), row.id.kind == .field {
            return
                "\(field.path)|\(field.text)|\(field.display)|\(field.isEnabled)|\(field.isRequired)|\(field.error ?? "")"
        }
        if row.id.kind == .itemHeader, let item = engine.item(row.id.node) {
            return "\(item.title)|\(item.path)|\(item.isRemovable)"
        }
        if row.id.kind == .addItem { return "\(engine.canAddItem(row.id.node))" }
        return "\(row.id.text)|\(engine.isCollapsed(row.id.node))|\(engine.sectionError(row.id.node) ?? "")"
    }
}
