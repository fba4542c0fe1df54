import FormworkCore
import FormworkTestSupport
import Testing

/// A form that changes while it runs.
struct ChangingTests {
    @Test(arguments: [
        (ElementPlace.end(of: .section("terms")), 7), (.start(of: .section("terms")), 1),
        (.before(.field("amount")), 2), (.after(.field("amount")), 3),
    ])
    func fieldsAreAddedAtTheEndAtTheStartBeforeAndAfterOthers(place: ElementPlace, position: Int) throws {
        let engine = try Sample.session(Sample.loan)
        engine.set("amount", 5000)
        let (old, amount) = (engine.rows, engine.node(at: "amount"))
        let changes = try engine.change { form in
            form.insert(.field(Field(id: "extra", type: .integer, formula: "$amount + 1")), at: place)
        }
        #expect(engine.outline.firstIndex(of: "extra") == position)
        #expect(changes.applied(to: old) == engine.rows)
        #expect(changes.removals.isEmpty && changes.insertions.count == 1)
        #expect(engine.node(at: "amount") == amount)
        #expect(engine.state("extra")?.value == .number(5001))
    }

    @Test func fieldsAndSectionsAreMovedReplacedAndRemovedAndRowsKeepTheirIdentity() throws {
        let engine = try Sample.session(Sample.loan)
        engine.set("guaranteed", true)
        engine.set("guarantors[0].name", "Wang")
        let wang = engine.node(at: "guarantors[0].name")
        for edit in [
            { form in form.move(.section("guarantors"), to: .start(of: .group(""))) },
            { form in form.move(.field("name"), to: .end(of: .section("sums"))) },
            { form in form.move(.field("guarantors[].name"), to: .after(.field("guarantors[].share"))) },
            { form in form.remove(.field("purpose")) != nil },
            { form in form.replace(.field("months"), with: [.field(Field(id: "years", type: .integer))]) },
        ] as [(inout FormDefinition) -> Bool] {
            let old = engine.rows
            let changes = try? engine.change { form in
                let isDone = edit(&form)
                #expect(isDone)
                form.updateFields(["monthly"]) { $0.formula = "$amount" }
            }
            #expect(changes?.applied(to: old) == engine.rows)
        }
        #expect(engine.node(at: "guarantors[0].name") == wang)
        #expect(engine.state("guarantors[0].name")?.text == "Wang")
        #expect(engine.outline.first == "[guarantors]" && engine.outline.last == "name")
        #expect(engine.state("purpose") == nil && engine.state("years") != nil)
    }

    @Test func onlyWhatReallyChangedIsNamed() throws {
        let engine = try Sample.session(Sample.loan)
        let name = RowID(.field, try #require(engine.node(at: "name")))
        let amount = RowID(.field, try #require(engine.node(at: "amount")))
        let changes = try engine.change { form in
            form.updateFields(["name"]) { $0.title = "Your name" }
            form.updateFields(["amount"]) { $0.disabled = true }
        }
        #expect(changes.removals.isEmpty && changes.insertions.isEmpty, "the row that has the focus stays")
        #expect(changes.updates.filter { $0.id == name } == [RowUpdate(id: name, aspects: .title)])
        #expect(changes.updates.filter { $0.id == amount }.map { $0.aspects.contains(.enabled) } == [true])
        #expect(try engine.change { $0.info = "Nothing of this is in a row." }.updates.isEmpty)
    }

    @Test func aFieldChangesItsKindInPlaceAndIsDrawnAnew() throws {
        let engine = try Sample.session(Sample.loan)
        engine.set("name", "12")
        let (old, id) = (engine.rows, engine.node(at: "name"))
        let changes = try engine.change { $0.updateFields(["name"]) { $0.type = .integer } }
        #expect(engine.node(at: "name") == id)
        #expect(engine.state("name")?.value == .number(12))
        #expect(changes.removals.map(\.row.id) == changes.insertions.map(\.row.id))
        #expect(changes.applied(to: old) == engine.rows)
    }

    @Test func manyFieldsAreHiddenDisabledAndRequiredAtOnce() throws {
        let engine = try Sample.session(Sample.loan)
        try engine.change { $0.updateFields(["name", "amount"]) { $0.hidden = true } }
        #expect(!engine.outline.contains("name") && !engine.outline.contains("amount"))
        try engine.change { form in
            form.updateFields(["name", "amount"]) { $0.hidden = false }
            form.updateFields(["months", "guaranteed"]) { $0.disabled = true }
            form.updateFields(["purpose"]) { $0.validations.required = true }
        }
        #expect(engine.outline.contains("name"))
        #expect(engine.state("months")?.isEnabled == false && engine.state("guaranteed")?.isEnabled == false)
        #expect(engine.state("purpose")?.isRequired == true)
    }

    @Test func aWrongDefinitionChangesNothing() throws {
        let engine = try Sample.session(Sample.loan)
        let rows = engine.rows
        #expect(throws: DefinitionProblems.self) {
            try engine.change { $0.insert(.field(Field(id: "name", type: .text)), at: .end(of: .section("sums"))) }
        }
        #expect(engine.rows == rows && engine.state("name") != nil)
    }

    @Test func errorsStayAndNumbersAreNeverReused() throws {
        let engine = try Sample.session(Sample.loan)
        engine.play(["op": "submit"])
        engine.play(["op": "report_errors", "errors": [["path": "months", "code": "x", "message": "No"]]])
        let before = engine.errors.map(\.path)
        try engine.change { $0.insert(.field(Field(id: "one", type: .text)), at: .start(of: .section("terms"))) }
        #expect(engine.errors.map(\.path) == before)
        let one = engine.node(at: "one")
        try engine.change { $0.remove(.field("one")) }
        try engine.change { $0.insert(.field(Field(id: "two", type: .text)), at: .start(of: .section("terms"))) }
        #expect(engine.node(at: "two") != one)
    }

    @Test func aSnapshotOfAnOlderDefinitionTellsWhatNoLongerFits() throws {
        let old = try Sample.session(Sample.loan)
        _ = old.perform(.load(["name": "Li", "purpose": "house", "guaranteed": true, "amount": 5000]))
        old.play(["op": "add_item", "field": "guarantors"])
        let snapshot = old.snapshot()
        var changed = Sample.loan
        changed.remove(.field("amount"))
        changed.updateFields(["monthly"]) { $0.formula = "" }
        changed.updateFields(["name"]) { $0.type = .date }
        changed.updateFields(["purpose"]) { $0.options.removeFirst() }
        changed.groups[0].sections[1].repeats?.max = 1
        let new = FormEngine(try CompiledForm(changed))
        _ = new.restore(snapshot)
        #expect(
            new.mismatches(with: snapshot) == [
                RestoreMismatch(path: "name", reason: .wrongType),
                RestoreMismatch(path: "amount", reason: .unknownField),
                RestoreMismatch(path: "purpose", reason: .unknownOption),
                RestoreMismatch(path: "guarantors[1]", reason: .tooManyItems),
            ])
        #expect(new.state("name")?.text == "Li")
        #expect(old.mismatches(with: snapshot).isEmpty)
    }

    @Test func itemsForWhichTheSessionHasNoRoomAreMismatches() throws {
        let old = try Sample.session(Sample.loan)
        old.set("guaranteed", true)
        for _ in 0..<3 { old.play(["op": "add_item", "field": "guarantors"]) }
        let count = old.values["guarantors"]?.arrayValue?.count ?? 0
        let snapshot = old.snapshot()
        let new = FormEngine(try CompiledForm(Sample.loan), context: SessionContext(itemLimit: count - 1))
        _ = new.restore(snapshot)
        let path = "guarantors[\(count - 1)]"
        #expect(new.mismatches(with: snapshot) == [RestoreMismatch(path: path, reason: .tooManyItems)])
    }

    @Test func allGroupsThatCanBeAreOpenedAndClosed() throws {
        var form = Sample.everything
        form.groups[0].collapsible = false
        let engine = try Sample.session(form)
        engine.set("a", 1)
        engine.play(["op": "collapse_all"])
        #expect(engine.outline.contains("a") && !engine.outline.contains("outer[0].x"))
        engine.play(["op": "collapse_all", "collapsed": false])
        #expect(engine.outline.contains("outer[0].x"))
    }

    @Test func itemsChangePlacesWhereTheirSectionAllowsIt() throws {
        var form = Sample.loan
        let engine = try Sample.session(form)
        _ = engine.perform(.load(["guaranteed": true, "guarantors": [["name": "A"], ["name": "B"], ["name": "C"]]]))
        #expect(engine.play(["op": "move_item", "field": "guarantors[0]", "to": 2]).isEmpty)
        form.groups[0].sections[1].repeats?.isReorderable = true
        engine.adopt(try CompiledForm(form))
        let (old, item) = (engine.rows, engine.node(at: "guarantors[0]"))
        let changes = engine.play(["op": "move_item", "field": "guarantors[0]", "to": 9])
        #expect(changes.applied(to: old) == engine.rows)
        #expect(changes.insertions.count == 3)
        #expect(engine.node(at: "guarantors[2]") == item)
        #expect((0...2).compactMap { engine.state("guarantors[\($0)].name")?.text } == ["B", "C", "A"])
    }

    /// No item could be removed before either, so only the buttons that move it change.
    @Test func itemsThatCannotMoveAnyMoreAreDrawnAgain() throws {
        var form = Sample.loan
        form.groups[0].sections[1].repeats = Repetition(min: 2, max: 3, isReorderable: true)
        let engine = try Sample.session(form)
        engine.set("guaranteed", true)
        let section = try #require(engine.node(at: "guarantors"))
        let header = RowID(.itemHeader, try #require(engine.itemIDs(section).first))
        #expect(engine.item(header.node)?.isRemovable == false && engine.item(header.node)?.isMovable == true)
        form.groups[0].disabled = true
        let changes = engine.adopt(try CompiledForm(form))
        #expect(engine.item(header.node)?.isMovable == false)
        #expect(changes.updates.contains { $0.id == header && $0.aspects.contains(.enabled) })
    }
}

extension ChangingTests {
    @Test func aPersonDeletesFieldsWhereTheSectionAllowsItAndNoRuleNeedsThem() throws {
        var form = Sample.loan
        form.groups[0].sections[0].isDeletable = true
        let engine = try Sample.session(form)
        func delete(_ path: String) throws -> ChangeSet { engine.deleteField(try #require(engine.node(at: path))) }
        engine.set("name", "Li")
        #expect(try delete("name").removals.count == 1 && engine.values["name"] == nil)
        #expect(try delete("amount").isEmpty)
        #expect(try delete("shares").isEmpty)
        #expect(try delete("name").isEmpty)
        let again = FormEngine(engine.form, context: engine.context)
        _ = again.restore(engine.snapshot())
        #expect(again.outline == engine.outline && again.values == engine.values)
        #expect(engine.undo().insertions.count == 1 && engine.values["name"] == "Li")
        #expect(engine.redo().removals.count == 1 && engine.values["name"] == nil)
        _ = engine.perform(.reset)
        #expect(engine.outline.contains("name"))
    }

    @Test func deletedAnswersAreNotKeptWhereHiddenOnesAre() throws {
        var form = Sample.loan
        form.groups[0].sections[0].isDeletable = true
        form.whenHidden = .keep
        let engine = FormEngine(try CompiledForm(archive: CompiledForm(form).archive()))
        engine.set("name", "Li")
        _ = engine.deleteField(try #require(engine.node(at: "name")))
        #expect(engine.values["name"] == nil && !engine.outline.contains("name"))
    }
}

extension ChangingTests {
    @Test func anArchivedFormKeepsItsRulesAndDoesNotChange() throws {
        let engine = FormEngine(try CompiledForm(archive: CompiledForm(Sample.loan).archive()))
        #expect(try engine.change { $0.remove(.field("purpose")) }.isEmpty)
        engine.set("amount", 1200)
        engine.set("months", 12)
        #expect(engine.state("purpose") != nil && engine.state("monthly")?.display == "100")
    }

    @Test func everythingInASectionIsReplaced() throws {
        let engine = try Sample.session(Sample.loan)
        try engine.change { form in
            form.replaceElements(of: .section("sums"), with: [.field(Field(id: "note", type: .text))])
        }
        #expect(engine.state("note") != nil && engine.state("shares") == nil && engine.state("name") != nil)
    }

    @Test func aDisabledFormTakesNoInputAndAfterwardsAsBefore() throws {
        var form = Sample.loan
        form.updateFields(["months"]) { $0.disabled = true }
        let engine = try Sample.session(form)
        try engine.change { $0.isDisabled = true }
        #expect(engine.set("name", "Li").isEmpty && engine.state("name")?.isEnabled == false)
        let archived = FormEngine(try CompiledForm(archive: engine.form.archive()))
        #expect(archived.state("amount")?.isEnabled == false)
        try engine.change { $0.isDisabled = false }
        engine.set("name", "Li")
        #expect(engine.values["name"] == "Li")
        #expect(engine.state("months")?.isEnabled == false)
    }

    @Test func sectionsAndGroupsAreFoundByIDAndRowsByPlace() throws {
        let engine = try Sample.session(Sample.everything)
        let plain = try #require(engine.section(called: "plain"))
        #expect(engine.index(of: RowID(.sectionHeader, plain)) == 1)
        let second = try #require(engine.group(called: "second"))
        #expect(engine.index(of: RowID(.groupHeader, second)) != nil && engine.group(called: "plain") == nil)
        let hidden = try #require(engine.node(at: "b"))
        #expect(engine.index(of: RowID(.field, hidden)) == nil)
    }

    @Test func aFieldWithoutAnAnswerSaysWhatTheFormSays() throws {
        var form = Sample.loan
        form.updateFields(["purpose"]) { $0.emptyText = "Not yet" }
        let engine = try Sample.session(form)
        #expect(engine.state("purpose")?.display == "Not yet")
        engine.set("purpose", "house")
        #expect(engine.state("purpose")?.display == "House")
    }
}
