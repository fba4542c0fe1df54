import Formwork
import Testing

/// The words that every renderer shows and says, and none has to make up.
struct PresentationWordsTests {
    private let form = FormDefinition("form", title: "Order", submitTitle: "Send") {
        Field.currency("price", "Price", code: "EUR").info("With tax").required()
        Field.integer("count", "").accessibilityLabel("How many").placeholder("1")
        Field.slider("mood", "Mood", in: 0...1000, step: 10)
        Field.select("size", "Size", options: (1...7).map { FieldOption(.text("s\($0)"), "Size \($0)") })
        Field.date("day", "Day").emptyText("No day yet")
        Field.image("logo", "Our logo", address: "/logo.png")
        FormSection("guests", "Guests") { Field.name("name", "Name").required() }.repeating(1...3).reorderable()
    }

    private func opened(
        validating timing: ValidationTiming = .submit
    ) throws -> (session: FormSession, form: FormPresentation) {
        let form = try CompiledForm(self.form.validating(on: timing))
        let session = FormSession(form, context: .fixed(for: form, at: "2026-11-21T09:00"))
        session.load(["guests": [["name": "Ada"], [:]]])
        return (session, FormPresentation(session.engine))
    }

    private func field(_ path: String, _ session: FormSession) throws -> FieldPresentation {
        try #require(session.engine.node(at: path).flatMap { session.engine.presentation(of: $0) })
    }

    @Test func fieldsHaveTheirLabelsHintsAndNames() throws {
        let (session, _) = try opened()
        let price = try field("price", session)
        #expect(price.title == "Price" && price.hint == "With tax" && price.isMarkedRequired && price.unit == "€")
        #expect(price.spokenLabel.isEmpty, "the label says it")
        let count = try field("count", session)
        #expect(count.spokenLabel == "How many" && count.name == "How many" && count.placeholder == "1")
        #expect(!count.showsLabel && !count.isMarkedRequired)
        #expect(try field("logo", session).imageDescription == "Our logo")
        #expect(try field("size", session).placeholder == "Choose…")
    }

    @Test func whatIsNotAnsweredIsSaid() throws {
        let (session, _) = try opened()
        let mood = try field("mood", session)
        #expect(mood.position == "Not answered" && mood.spokenValue == "Not answered")
        #expect(mood.endText(1000) == "1,000")
        #expect(try field("day", session).spokenValue == "No day yet")
        session.set("mood", to: 20)
        #expect(try field("mood", session).spokenValue == "20")
    }

    @Test func buttonsSayWhatTheyDo() throws {
        let (session, form) = try opened()
        let price = try field("price", session)
        #expect(price.clearTitle == "Clear" && price.showTitle == "Show" && price.removeTitle == "Remove")
        #expect(price.stepTitle(up: true) == "Increase Price" && price.stepTitle(up: false) == "Decrease Price")
        #expect(form.submitTitle == "Send" && form.title == "Order")
        let item = try #require(session.engine.node(at: "guests[1]").flatMap { session.engine.item($0) })
        #expect(form.moveTitle(item, up: true) == "Move Guests 2 up")
        #expect(form.removeTitle(item).contains("Remove"))
        let add = try #require(session.engine.rows.first { $0.id.kind == .addItem })
        #expect(session.engine.addItemTitle(add.id.node) == "Add another")
    }

    @Test func errorsAndNeedsHaveWords() throws {
        var (session, form) = try opened()
        form.note(session.perform(.submit))
        #expect(form.errorPrefix == "Error:" && form.requiredWords == "must be answered")
        #expect(form.listedErrors.map { form.summaryText($0) } == ["Fill in “Price”", "Guests 2: Fill in “Name”"])
        #expect(form.errorCountWords(2) == "2 answers need attention")
    }

    @Test func aRefusedSubmissionIsLeftToTheSummary() throws {
        var (session, form) = try opened()
        let announcement = Announcement(before: .submit, in: form)
        let changes = session.perform(.submit)
        form.note(changes)
        #expect(changes.submission == .refused && form.errors.count == 2)
        #expect(announcement.text(after: changes, in: form).isEmpty, "the summary has the focus, and is read out")
    }

    @Test func anErrorThatComesUpIsCountedAloud() throws {
        var (session, form) = try opened(validating: .blur)
        let price = try #require(session.engine.node(at: "price"))
        form.note(session.perform(.edit(price, TextEdit("abc"))))
        let announcement = Announcement(before: .blur(price), in: form)
        let changes = session.perform(.blur(price))
        form.note(changes)
        #expect(form.errors.count == 1)
        #expect(announcement.text(after: changes, in: form) == form.errorCountWords(1))
    }
}
