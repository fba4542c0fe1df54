import Formwork
import FormworkCore
import FormworkDialect
import FormworkScreens
import Foundation
import SwiftUIDouble
import Testing
import UIKitDouble

@testable import FormworkSwiftUIOnDouble

/// What apps ask of a form's screen beside the form itself.
@MainActor struct AppWishesInSwiftUITests {
    private let form = """
        {"id": "f", "locale": "en", "sections": [{"id": "s", "title": "Trip", "fields": [
          {"id": "name", "type": "text", "title": "Name", "validations": {"required": true}},
          {"id": "seats", "type": "integer", "title": "Seats"},
          {"id": "card", "type": "text", "title": "Card", "mask": "00 00"},
          {"id": "box", "type": "check", "title": "Box"}]}]}
        """
    private let pages = """
        {"id": "f", "locale": "en", "pages": [
          {"id": "one", "title": "One", "fields": [{"id": "a", "type": "text", "title": "A"}]},
          {"id": "two", "title": "Two", "fields": [{"id": "b", "type": "text", "title": "B"}]}]}
        """

    // MARK: A form that owns its model

    /// A screen that is drawn again and again, as when something else on it changes, and that compiles its form each time.
    private struct Around: View {
        let text: String
        let accepted: Box<[JSONValue]>
        @State private var count = 0
        @State private var isOther = false

        private var written: String { isOther ? text.replacing("\"f\"", with: "\"g\"") : text }

        var body: some View {
            Button("Draw \(count)") { count += 1 }
            Button("Other") { isOther = true }
            if let form = try? CompiledForm.read(Data(written.utf8), fileName: "f.json") {
                FormworkForm(form) { accepted.value.append($0) }
            }
        }
    }

    @Test func aFormOwnsItsModel() async throws {
        let accepted = Box<[JSONValue]>([])
        let display = Display(Around(text: form, accepted: accepted))
        #expect(display.fill("name", "Ada"))
        for count in 0..<3 { #expect(display.tap("Draw \(count)")) }
        #expect(display.person.typedText == "Ada", "the keyboard stays, too")
        #expect(display.tap("Submit"))
        for _ in 0..<200 where accepted.value.isEmpty {
            await Task.yield()
            display.settle()
        }
        #expect(accepted.value.first?["name"]?.stringValue == "Ada")
        #expect(display.tap("Other"))
        #expect(display.hosted(in: "name", UITextField.self)?.text == "", "another form begins anew")
    }

    // MARK: Discarding changes

    private struct Discarding: View {
        let model: FormModel
        let draws: Box<Int>
        var body: some View {
            let _ = draws.value += 1
            if model.isDirty { Text("Discard changes?") }
        }
    }

    @Test func aScreenKnowsWhetherThereAreChanges() throws {
        let draws = Box(0)
        let stage = try Stage(reading: form) { model in
            Group {
                Discarding(model: model, draws: draws)
                FormworkField("name")
            }
        }
        func asks() -> Bool { stage.host.all(.text).contains { $0.words == "Discard changes?" } }
        #expect(!asks())
        #expect(stage.host.fill("name", "Ada Lovelace"))
        #expect(
            asks() && draws.value == 2, "it is drawn again when there is something to discard, and not with every key")
        stage.host.person.deleteBackward(12)
        stage.host.settle()
        #expect(!asks())
    }

    // MARK: Bindings

    private struct Own: View {
        let model: FormModel
        var body: some View {
            let seats = model.binding(FieldKey<Int>("seats"), else: 1)
            Text("\(seats.wrappedValue) seats")
            Button("More") { seats.wrappedValue += 1 }
            TextField(text: model.text("card"), prompt: Text("")) { Text("Card") }.accessibilityIdentifier("own")
        }
    }

    @Test func controlsOfTheAppBindToAnswers() throws {
        let stage = try Stage(reading: form) { Own(model: $0) }
        func says(_ words: String) -> Bool { stage.host.all(.text).contains { $0.words == words } }
        #expect(says("1 seats"))
        #expect(stage.host.tap("More"))
        #expect(says("2 seats") && stage.session[FieldKey<Int>("seats")] == 2)
        stage.session.set("seats", to: .blank)
        stage.host.settle()
        #expect(says("1 seats"))
        #expect(stage.host.type("1234", in: "own"))
        #expect(stage.host.shownText(in: "own") == "12 34", "the mask holds")
        stage.model.binding(FieldKey<Int>("seats")).wrappedValue = nil
        #expect(stage.session.value("seats").isBlank)
    }

    // MARK: Looks

    @Test func theBackgroundOfRowsIsTheApps() async throws {
        let stage = try Stage(reading: form) {
            $0.formworkRowBackground { row in row.error == nil ? Color.green : Color.red }
        }
        func grounds() -> [String] {
            stage.host.found.filter { $0.surface == .background && ["red", "green"].contains($0.element.words) }
                .map(\.element.words)
        }
        #expect(grounds() == ["green", "green", "green", "green"])
        await stage.submit()
        #expect(grounds() == ["red", "green", "green", "green"])
    }

    @Test func picturesAreTheAppsWithSizeAndColour() async throws {
        var style = FormworkStyle()
        style.checkStyle = .box
        style.symbols.unticked = .asset("Empty", size: 24)
        style.symbols.error = .symbol("xmark.octagon", size: 12, tint: StyleColor("#0000ff"))
        let stage = try Stage(reading: form) { $0.formworkStyle(style) }
        let box = stage.host.found.first { $0.element.kind == .image && $0.element.words == "Empty" }
        #expect(box?.heights.contains(24) == true)
        await stage.submit()
        let sign = stage.host.all(.image, in: "name").first { $0.element.words == "xmark.octagon" }
        #expect(sign?.colors.contains("0 0 255") == true && sign?.styles.contains("system 12") == true)
    }

    @Test func theSubmitButtonStaysInSight() async throws {
        var style = FormworkStyle()
        style.pinsSubmitButton = true
        let stage = try Stage(reading: form) { $0.formworkStyle(style) }
        let buttons = stage.host.found.filter { $0.element.kind == .button && $0.words == "Submit" }
        #expect(buttons.count == 1)
        #expect(buttons.first?.styles.contains("prominent") == true, "it stands in the bar, and not in the list")
        #expect(stage.host.fill("name", "Ada"))
        await stage.submit()
        #expect(stage.accepted.count == 1)
    }

    @Test func theButtonThatTakesEverythingBackIsUnderTheForm() throws {
        for isPinned in [true, false] {
            var style = FormworkStyle()
            style.pinsSubmitButton = isPinned
            style.showsSubmitButton = isPinned
            style.showsResetButton = true
            let stage = try Stage(reading: form) { $0.formworkStyle(style) }
            let buttons = stage.host.found.filter { $0.element.kind == .button }
            #expect(buttons.contains { $0.words == "Submit" } == isPinned)
            // The bar comes after the form.
            #expect(buttons.firstIndex { $0.words == "Start again" } == buttons.count - (isPinned ? 2 : 1))
            #expect(stage.host.fill("name", "Ada"))
            #expect(stage.host.tap("Start again") && stage.host.tap("Start again"))
            #expect(stage.session.value("name") == .blank)
        }
    }

    // MARK: Touches

    @Test func theAppHearsOfTouchesOnRows() throws {
        var style = FormworkStyle()
        let touched = Box<[String]>([])
        style.rowTapped = { touched.value.append($0.path) }
        let stage = try Stage(reading: form) { $0.formworkStyle(style) }
        for path in ["seats", "box"] { #expect(stage.host.touch(path)) }
        #expect(touched.value == ["seats", "box"])
    }

    // MARK: Back

    @Test func backGoesToThePageBefore() throws {
        let stage = try Stage(reading: pages) { $0 }
        func hidesBack() -> Bool { stage.host.found.contains { $0.styles.contains("no back button") } }
        func back() -> Found? { stage.host.found.first { $0.element.kind == .button && $0.surface == .toolbar } }
        #expect(!hidesBack() && back() == nil)
        #expect(stage.model.goOn())
        stage.host.settle()
        #expect(hidesBack())
        let words = try #require(back()?.words)
        #expect(stage.host.fill("b", "x"))
        guard case .press(let action)? = back()?.element.action else { return #expect(Bool(false)) }
        action()
        stage.host.settle()
        #expect(stage.model.shownStep?.step == .page("one") && !hidesBack() && !words.isEmpty)
        #expect(stage.session.value("b") == "x")
    }

    @Test func anAppCanHaveBackLeaveTheForm() throws {
        var style = FormworkStyle()
        style.goesBackByPages = false
        let stage = try Stage(reading: pages) { $0.formworkStyle(style) }
        stage.model.goOn()
        stage.host.settle()
        #expect(!stage.host.found.contains { $0.surface == .toolbar || $0.styles.contains("no back button") })
    }

    // MARK: Undoing

    @Test func undoingTakesBackSteps() throws {
        let stage = try Stage(reading: form) { $0 }
        #expect(stage.host.fill("name", "Ada"))
        #expect(stage.host.flip(in: "box"))
        #expect(stage.host.fill("card", "1234"))
        let refused = Refusals.collect {
            stage.host.person.undo()
            stage.host.settle()
        }
        #expect(refused == [] && stage.session.value("card").isBlank && stage.host.person.typedText == "")
        stage.host.person.undo()
        #expect(stage.session.value("box").isBlank)
        stage.host.person.undo()
        #expect(stage.session.value("name").isBlank)
        for _ in 0..<3 { stage.host.person.redo() }
        stage.host.settle()
        #expect(stage.session.value("name") == "Ada" && stage.host.person.typedText == "12 34")
    }
}

/// Something that closures share.
private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
