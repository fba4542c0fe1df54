import Formwork
import FormworkTestSupport
import Observation
import Synchronization
import Testing

@MainActor struct FormModelTests {
    private let stay = FormDefinition("stay", title: "Stay") {
        FormSection("room", "Room") {
            Field.text("name", "Name").required()
            Field.select("kind", "Kind", options: [FieldOption("single", "Single"), FieldOption("double", "Double")])
            Field.toggle("guest", "Somebody comes along")
            Field.text("other", "Who?").visible(when: "$guest")
        }
        .footer("Breakfast is at eight.")
        FormSection("bags", "Bags") { Field.text("label", "Label") }.repeating(0...3)
    }

    private func model() throws -> FormModel { FormModel(try CompiledForm(stay)) }

    @Test func sectionsHaveTheirRowsTitlesAndFooters() throws {
        let model = try model()
        #expect(model.title == "Stay")
        #expect(model.sections.map(\.title) == ["Room", "Bags"])
        #expect(model.sections.map(\.footer) == ["Breakfast is at eight.", ""])
        #expect(model.sections[0].rows.map(\.title) == ["Name", "Kind", "Somebody comes along"])
        #expect(model.sections[1].rows.map(\.id.kind) == [.addItem])
    }

    @Test func groupsAndSectionsHaveTheirSentences() throws {
        let form = FormDefinition("club") {
            FormGroup("club", "Your club") {
                FormSection("team", "Team") { Field.text("player", "Player") }.info("Who plays")
            }
            .info("All that we know")
        }
        #expect(FormModel(try CompiledForm(form)).sections.map(\.info) == ["All that we know", "Who plays"])
    }

    @Test func theModelOfAFormHasTheDefaults() throws {
        let form = FormDefinition("defaults") { Field.text("name").value("Ada") }
        #expect(FormModel(try CompiledForm(form)).row(at: "name")?.text == "Ada")
    }

    @Test func rowsComeGoAndKeepTheirObjects() throws {
        let model = try model()
        let name = try #require(model.row(at: "name"))
        try #require(model.row(at: "guest")).set(true)
        #expect(model.sections[0].rows.map(\.title) == ["Name", "Kind", "Somebody comes along", "Who?"])
        model.sections[1].rows[0].tap()
        #expect(model.sections[1].rows.map(\.id.kind) == [.itemHeader, .field, .addItem])
        #expect(model.row(at: "name") === name)
        model.sections[1].rows[0].remove()
        #expect(model.sections[1].rows.map(\.id.kind) == [.addItem])
    }

    @Test func aFieldThatBecomesAnotherTypeInPlaceGetsAnotherRow() throws {
        let model = try model()
        let kind = try #require(model.row(at: "kind"))
        try model.session.change { $0.updateFields(["kind"]) { $0.type = .text } }
        let now = try #require(model.row(at: "kind"))
        #expect(now !== kind && now.control == .line)
        #expect(model.sections[0].rows.contains { $0 === now } && !model.sections[0].rows.contains { $0 === kind })
    }

    @Test func whoLooksForARowIsToldWhenRowsCome() throws {
        let model = try model()
        let isTold = Mutex(false)
        withObservationTracking {
            _ = model.row(at: "other")
        } onChange: {
            isTold.withLock { $0 = true }
        }
        model.session.set("name", to: "Ada")
        #expect(!isTold.withLock { $0 })
        model.session.set("guest", to: true)
        #expect(isTold.withLock { $0 })
    }

    @Test func aRowKnowsThatTheFocusBelongsToIt() throws {
        let model = try model()
        let name = try #require(model.row(at: "name")), kind = try #require(model.row(at: "kind"))
        model.requestFocus(name.id)
        model.requestFocus(kind.id)
        #expect(!name.isFocusRequested && kind.isFocusRequested)
        model.focusMoved(to: kind.id)
        #expect(!kind.isFocusRequested && kind.isFocused)
    }

    @Test func whoReadsThePresentationIsToldOfOtherWords() throws {
        let model = try model()
        let name = try #require(model.row(at: "name"))
        let isTold = Mutex(false)
        withObservationTracking {
            _ = name.presentation?.placeholder
        } onChange: {
            isTold.withLock { $0 = true }
        }
        name.edit(TextEdit("Ada"))
        #expect(!isTold.withLock { $0 })
        try model.session.change { $0.updateFields(["name"]) { $0.placeholder = "Given name" } }
        #expect(isTold.withLock { $0 } || model.row(at: "name") !== name)
    }

    @Test func optionsSayWhichIsChosen() throws {
        let model = try model()
        let kind = try #require(model.row(at: "kind"))
        kind.toggle(kind.options[1].option)
        #expect(kind.options.map(\.isChosen) == [false, true])
        kind.toggle(kind.options[0].option)
        #expect(kind.options.map(\.isChosen) == [true, false])
        kind.toggle(kind.options[0].option)
        #expect(kind.value.isBlank, "an answer that is not required is taken back")
    }

    @Test func aRefusedSubmissionListsErrorsAndAsksForTheFocus() throws {
        let model = try model()
        model.perform(.submit)
        #expect(model.errorSummary.map(\.text) == ["Fill in “Name”"])
        #expect(model.requestedFocus == .errorSummary)
        #expect(model.row(at: "name")?.error == "Fill in “Name”")
        model.row(at: "name")?.edit(TextEdit("Ada"))
        #expect(model.errorSummary.isEmpty && model.row(at: "name")?.error == nil)
    }

    @Test func theFocusMovesPastWhatTakesNoInput() throws {
        let session = try model().session
        let name = try #require(session.row(after: nil))
        let kind = try #require(session.row(after: name))
        #expect(session.engine.field(kind.node)?.path == "kind")
        #expect(session.row(before: kind) == name)
        #expect(session.row(before: name) == nil)
    }

    @Test func whatIsAnnouncedOfAnItemNamesIt() throws {
        let model = try model()
        var heard: [String] = []
        model.announce = { heard.append($0) }
        model.sections[1].rows[0].tap()
        model.sections[1].rows[0].remove()
        #expect(heard.count == 2 && heard.allSatisfy { $0.contains("Bags 1") })
    }

    @Test func whatOutlivesItsModelStaysAndDoesNothing() throws {
        var model: FormModel? = try self.model()
        let sections = model?.sections ?? []
        let rows = sections.flatMap(\.rows)
        let titles = rows.map(\.title)
        model = nil
        for row in rows {
            row.edit(TextEdit("x"))
            row.set("x")
            row.step(by: 1)
            row.tap()
            row.clear()
            row.remove()
            row.move(by: 1)
            #expect(row.presentation == nil && row.moveTitle(up: true).isEmpty)
        }
        for section in sections { section.toggle() }
        #expect(rows.map(\.title) == titles)
    }

    // MARK: Laws

    @Test(arguments: 1...6)
    func theModelIsThePictureOfItsSessionWhateverHappens(seed: UInt64) throws {
        var random = SeededGenerator(share: seed)
        let model = FormModel(FormSession(try Sample.session(Sample.everything)))
        let engine = model.session.engine
        for step in 0..<60 {
            if step % 9 == 8 { model.session.undo() }
            guard let input = CommandReader.input(Sample.command(&random), for: engine) else { continue }
            model.perform(input)
            let drawn = model.sections.flatMap { $0.rows.map(\.id) }
            #expect(
                drawn == engine.rows.map(\.id).filter { ![.groupHeader, .sectionHeader, .footer].contains($0.kind) })
            for id in drawn where id.kind == .field {
                let row = try #require(model.row(id))
                let state = try #require(engine.field(id.node))
                #expect(row.value == state.value && row.text == state.text && row.display == state.display)
                #expect(row.error == state.error && row.isEnabled == state.isEnabled && row.path == state.path)
                #expect(row.isRequired == state.isRequired && row.title == state.field.title)
                #expect(row.options == engine.presentation(of: id.node)?.options)
            }
        }
    }

    @Test(arguments: 1...6)
    func aChangeWakesOnlyTheRowsThatItNames(seed: UInt64) throws {
        var random = SeededGenerator(share: seed)
        let model = FormModel(FormSession(try Sample.session(Sample.everything)))
        for _ in 0..<40 {
            guard let input = CommandReader.input(Sample.command(&random), for: model.session.engine) else { continue }
            let woken = Woken()
            for row in model.sections.flatMap(\.rows) { wake(woken, by: row) }
            let changes = model.perform(input)
            var named = Set(changes.updates.map(\.id)).union(changes.removals.map(\.row.id))
            // What a person types is no news to the control, but it is to the model.
            if case .edit(let node, _) = input { named.insert(RowID(.field, node)) }
            if case .editAll(let edits) = input { named.formUnion(edits.map { RowID(.field, $0.0) }) }
            let others = woken.rows.withLock { $0 }.filter { !named.contains($0) && $0.kind != .inlineEditor }
            #expect(others.isEmpty, "\(input): \(others.map(\.text))")
        }
    }

    /// Notes a row when one of its properties changes.
    private func wake(_ woken: Woken, by row: RowModel) {
        let id = row.id
        withObservationTracking {
            _ = (row.title, row.value, row.text, row.display, row.error, row.isEnabled, row.isRequired)
            _ = (row.options, row.path, row.isClearable, row.isRemovable, row.item)
        } onChange: {
            woken.rows.withLock { _ = $0.insert(id) }
        }
    }
}

/// The rows that a view would draw again.
private final class Woken: Sendable {
    let rows = Mutex<Set<RowID>>([])
}
