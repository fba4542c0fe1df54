import FormworkCore
import FormworkTestSupport
import Testing

/// Laws of every session of every form, played at random. A failure names the seed that plays it again.
struct SessionLawTests {
    @Test func mostRandomFormsCompileAndGiveTheirDefinitionBack() throws {
        var compiled = 0
        for seed in LawPlay.seeds {
            var forms = RandomForm(seed: seed)
            let definition = forms.definition()
            do throws(DefinitionProblems) {
                #expect(try CompiledForm(definition).source == definition, "seed \(seed)")
                compiled += 1
            } catch {
                #expect(!error.problems.isEmpty)
            }
        }
        #expect(compiled * 2 > LawPlay.seeds.count, "\(compiled) of \(LawPlay.seeds.count)")
    }

    @Test(arguments: LawPlay.seeds)
    func theStateEqualsEvaluationFromScratch(seed: UInt64) throws {
        guard var course = LawCourse(seed: seed) else { return }
        // Errors that were found elsewhere are not in snapshots.
        var isReported = false
        // When another process opens a form that was changed, its elements have other numbers.
        var isNumberedAnew = false
        for _ in 0..<LawPlay.steps {
            try course.step()
            if course.command.contains("report_errors") { isReported = true }
            if course.command.contains("change") { isNumberedAnew = true }
            let engine = course.engine
            let fresh = try #require(engine.reopened())
            let open = course.editor.flatMap { fresh.node(at: engine.path(of: $0)) }
            if let open { _ = fresh.perform(.focus(open)) }
            try course.require(
                SessionPicture(fresh, identities: !isNumberedAnew, errors: !isReported),
                equals: SessionPicture(engine, identities: !isNumberedAnew, errors: !isReported), "from scratch")
            try course.require(fresh.snapshot().text() == engine.snapshot().text(), "the snapshot is another one")
        }
    }

    @Test(arguments: LawPlay.seeds)
    func everyRowThatLooksDifferentIsNamed(seed: UInt64) throws {
        guard var course = LawCourse(seed: seed) else { return }
        for _ in 0..<LawPlay.steps {
            let before = looks(of: course.engine)
            let changes = try course.step()
            let named = Set(changes.updates.map(\.id)).union(changes.insertions.map(\.row.id))
            for (row, look) in looks(of: course.engine) where before[row] != look && !named.contains(row) {
                // The control that was typed into has its text already.
                if case .edit(let field, _) = course.input, field == row.node { continue }
                if case .editAll(let edits) = course.input, edits.contains(where: { $0.0 == row.node }) { continue }
                try course.require(false, "\(row.text) was \(before[row] ?? "nothing"), is \(look)")
            }
        }
    }

    /// The content of each row.
    private func looks(of engine: FormEngine) -> [RowID: String] {
        // An open editor shows the same as its field, and is drawn with it. A footer never changes.
        let shown = zip(engine.rows.map(\.id), SessionPicture(engine).lines)
            .filter { $0.0.kind != .inlineEditor && $0.0.kind != .footer }
        return Dictionary(shown) { first, _ in first }
    }

    @Test(arguments: 1...200)
    func answersAndSnapshotsOfAnyShapeChangeNothingElseThanAnswers(seed: UInt64) throws {
        var random = SeededGenerator(share: seed)
        let engine = try Sample.session(Sample.everything)
        _ = engine.perform(.load(Sample.rubbish(&random, depth: 4)))
        _ = engine.restore(Sample.rubbish(&random, depth: 4))
        _ = engine.perform(.replaceAnswers(Sample.rubbish(&random, depth: 4)))
        _ = try? CompiledForm(archive: Sample.rubbish(&random, depth: 4))
        #expect(engine.rows.first?.id.kind == .groupHeader)
        #expect(engine.checkInvariants().isEmpty)
    }
}
