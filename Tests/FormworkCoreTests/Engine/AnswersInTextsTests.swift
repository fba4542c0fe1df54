import FormworkCore
import FormworkTestSupport
import Testing

/// Titles and sentences in which answers stand.
struct AnswersInTextsTests {
    private func title(_ path: String, _ engine: FormEngine) -> String? {
        engine.state(path)?.compiled.definition.title
    }

    private func session(_ title: String, info: String = "", _ fields: Field...) throws -> FormEngine {
        try FormDefinition(fields: fields + [Field(id: "asked", type: .text, title: title, info: info)]).session()
    }

    @Test func anAnswerStandsInATitleWhileItIsTyped() throws {
        let engine = try session("How old is {name}?", Field(id: "name", type: .text, title: "Name"))
        #expect(title("asked", engine) == "How old is ?")
        let changes = engine.type("name", "Ann")
        #expect(title("asked", engine) == "How old is Ann?")
        #expect(
            changes.updates.first { $0.id == engine.node(at: "asked").map { RowID(.field, $0) } }?.aspects == .title)
        engine.type("name", "")
        #expect(title("asked", engine) == "How old is ?")
    }

    @Test func wordsStandInsteadOfAMissingAnswer() throws {
        let engine = try session(
            "How old is {name|your child}?", info: "{name}", Field(id: "name", type: .text, title: "Name"))
        #expect(title("asked", engine) == "How old is your child?")
        #expect(engine.state("asked")?.compiled.definition.info == "…", "something is left of the text")
        engine.type("name", "Ann")
        #expect(title("asked", engine) == "How old is Ann?")
        #expect(engine.state("asked")?.compiled.definition.info == "Ann")
    }

    @Test func answersAreWrittenAsTheyAreShown() throws {
        let options = [FieldOption(id: .text("c"), title: "Cat"), FieldOption(id: .text("d"), title: "Dog")]
        let engine = try session(
            "{day}, {amount}, {pets}, {on}", Field(id: "day", type: .date), Field(id: "amount", type: .number),
            Field(id: "pets", type: .checkGroup, options: options, multiple: true), Field(id: "on", type: .toggle))
        engine.set("day", "1990-03-02")
        engine.set("amount", 1234)
        engine.set("pets", ["c", "d"])
        engine.set("on", true)
        #expect(title("asked", engine) == "March 2, 1990, 1,234, Cat, Dog, On")
    }

    @Test func aHiddenAnswerLeavesNothing() throws {
        let engine = try session(
            "Hello {name}!", Field(id: "on", type: .toggle), Field(id: "name", type: .text, visibleWhen: "$on"))
        engine.set("on", true)
        engine.type("name", "Ann")
        #expect(title("asked", engine) == "Hello Ann!")
        engine.set("on", false)
        #expect(title("asked", engine) == "Hello !")
    }

    @Test func anAnswerIsNeverReadAsAText() throws {
        let engine = try session("Is {name} right?", Field(id: "name", type: .text))
        for text in ["{name}", "{index}:index", "*a* [b](https://c.org)", "<b>"] {
            engine.type("name", text)
            #expect(title("asked", engine) == "Is \(text) right?")
        }
        engine.set("name", "a\u{1F}b")
        #expect(title("asked", engine)?.contains("\u{1F}") == false)
    }

    @Test func otherBracesStayAsTheyAre() throws {
        let texts = ["{ name }", "{1}", "{a b}", "{}", "{", "}", "{name", "{{}}", "{index}", "a:index"]
        for text in texts {
            let engine = try session(text, Field(id: "name", type: .text))
            #expect(title("asked", engine) == text)
        }
        let engine = try session("{{name}} {index}", Field(id: "name", type: .text))
        engine.type("name", "Ann")
        #expect(title("asked", engine) == "{Ann} {index}")
    }

    @Test func answersRunInTheirOwnDirection() throws {
        let engine = try session("Is {name} here?", Field(id: "name", type: .text))
        engine.type("name", "דנה")
        #expect(title("asked", engine) == "Is \u{2068}דנה\u{2069} here?")
        engine.type("name", "Ann")
        #expect(title("asked", engine) == "Is Ann here?")
    }

    @Test func marksStayAroundAnswersAndAnswersHaveNone() throws {
        let engine = try session("Is *{name}* **here**?", Field(id: "name", type: .text))
        engine.type("name", "*A*")
        let field = try #require(engine.state("asked")?.compiled.definition)
        #expect(field.title == "Is *A* here?")
        let runs: [MarkedText.Run] = [
            MarkedText.Run("Is "), MarkedText.Run("*A*", isEmphasized: true), MarkedText.Run(" "),
            MarkedText.Run("here", isStrong: true), MarkedText.Run("?"),
        ]
        #expect(field.marks?.title?.blocks == [.paragraph(runs)])
    }

    @Test func errorsHaveTheTitleWithItsAnswers() throws {
        let engine = try FormDefinition(fields: [
            Field(id: "name", type: .text, title: "Name"),
            Field(
                id: "age", type: .integer, title: "How old is {name}?",
                validations: Validations(required: true)),
        ]).session()
        engine.type("name", "Ann")
        _ = engine.submit()
        #expect(engine.errors.first?.message.contains("How old is Ann?") == true)
        #expect(engine.errors.first?.parameters == [], "the error itself has no answer")
        engine.type("name", "Bob")
        #expect(engine.errors.first?.message.contains("How old is Bob?") == true)
    }

    // MARK: Items, sections, groups and pages

    private func guests() throws -> FormEngine {
        let guests = FormSection(
            id: "guests", title: "Guests of {host|us}", info: "Bring {guests[].name|nobody}",
            repeats: Repetition(min: 1, itemTitle: "{index}. {name}"),
            elements: [
                .field(Field(id: "name", type: .text, title: "Name")),
                .field(Field(id: "age", type: .integer, title: "Guest {index}, of {host}: how old is {name|it}?")),
            ])
        let host = FormSection(elements: [.field(Field(id: "host", type: .text, title: "Host"))])
        var group = FormGroup(id: "g", title: "{host|The} party", sections: [host, guests])
        group.info = "With {guests[0].name}"
        return try FormDefinition(id: "f", groups: [group]).session()
    }

    @Test func anItemReadsItsOwnAnswersFirst() throws {
        let engine = try guests()
        engine.play(["op": "add_item", "field": "guests"])
        engine.type("guests[0].name", "Ann")
        engine.type("guests[1].name", "Bob")
        engine.type("host", "Eve")
        #expect(title("guests[0].age", engine) == "Guest 1, of Eve: how old is Ann?")
        #expect(title("guests[1].age", engine) == "Guest 2, of Eve: how old is Bob?")
        let items = try #require(engine.node(at: "guests").map { engine.itemIDs($0) })
        #expect(items.compactMap { engine.item($0)?.title } == ["1. Ann", "2. Bob"])
        engine.play(["op": "remove_item", "field": "guests[0]"])
        #expect(title("guests[0].age", engine) == "Guest 1, of Eve: how old is Bob?")
        #expect(engine.item(items[1])?.title == "1. Bob")
        _ = engine.undo()
        #expect(items.compactMap { engine.item($0)?.title } == ["1. Ann", "2. Bob"])
        #expect(engine.checkInvariants() == [])
    }

    @Test func onlyWhatReadsAnAnswerIsWrittenAgain() throws {
        let engine = try guests()
        for _ in 0..<20 { engine.play(["op": "add_item", "field": "guests"]) }
        let before = engine.statistics.evaluations
        let changes = engine.type("guests[7].name", "Ann")
        // The title of the item, that of its other question, and the sentences of the section and the group.
        #expect(engine.statistics.evaluations - before <= 4)
        #expect(changes.updates.filter { $0.aspects.contains(.title) }.count < 30)
    }

    @Test func sectionsAndGroupsHaveAnswersInTheirTexts() throws {
        let engine = try guests()
        let section = try #require(engine.node(at: "guests"))
        let group = try #require(engine.rows.first { $0.id.kind == .groupHeader }?.id.node)
        #expect(engine.section(section)?.title == "Guests of us")
        #expect(engine.section(section)?.info == "Bring nobody")
        #expect(engine.group(group)?.title == "The party")
        engine.type("host", "Eve")
        engine.play(["op": "add_item", "field": "guests"])
        engine.type("guests[0].name", "Ann")
        let changes = engine.type("guests[1].name", "Bob")
        #expect(changes.updates.contains { $0.id == RowID(.sectionHeader, section) && $0.aspects.contains(.title) })
        #expect(engine.section(section)?.title == "Guests of Eve")
        #expect(engine.section(section)?.info == "Bring Ann, Bob")
        #expect(engine.group(group)?.title == "Eve party" && engine.group(group)?.info == "With Ann")
    }

    @Test func thePageOfAGroupHasAnswersInItsTitle() throws {
        var form = FormDefinition(fields: [Field(id: "name", type: .text)])
        form.pages = [
            FormPage(id: "p", title: "About {name|you}", groups: form.groups + [FormGroup(id: "h", sections: [])])
        ]
        let engine = try form.session()
        engine.type("name", "Ann")
        let group = NodeID(engine.form.elements[ElementIndex(0)].number, in: .form)
        #expect(engine.group(group)?.pageTitle == "About Ann")
        #expect(engine.form.groups.map(\.pageTitle) == ["About …", "About …"])
        #expect(engine.form.source == form)
    }

    // MARK: Forms

    @Test func listsOfQuestionsHaveAnEllipsisAndTheDefinitionComesBack() throws {
        let engine = try guests()
        #expect(engine.form.sections.map { $0.definition.title } == ["", "Guests of …"])
        #expect(engine.form.fields.map { $0.definition.title }.last == "Guest {index}, of …: how old is …?")
        let source = engine.form.source
        #expect(source.groups[0].title == "{host|The} party" && source.groups[0].info == "With {guests[0].name}")
        #expect(source.groups[0].sections[1].repeats?.itemTitle == "{index}. {name}")
        #expect(source.groups[0].sections[1].title == "Guests of {host|us}")
        #expect(try CompiledForm(source).source == source)
    }

    @Test func anArchiveHasTheSameTexts() throws {
        let form = try guests().form
        let engine = FormEngine(try CompiledForm(archive: form.archive()))
        _ = engine.perform(.load(["host": "Eve", "guests": [["name": "Ann"]]]))
        #expect(title("guests[0].age", engine) == "Guest 1, of Eve: how old is Ann?")
        #expect(engine.node(at: "guests").flatMap { engine.section($0) }?.title == "Guests of Eve")
    }
}
