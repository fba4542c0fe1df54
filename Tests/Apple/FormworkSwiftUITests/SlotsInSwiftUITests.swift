import Formwork
import FormworkCore
import FormworkScreens
import SwiftUIDouble
import Testing
import UIKitDouble

@testable import FormworkSwiftUIOnDouble

/// What an app draws itself, and what it decides about the rest.
@MainActor struct SlotsInSwiftUITests {
    private let form = """
        {"id": "f", "locale": "en", "sections": [{"id": "s", "title": "Trip", "footer": "Thank you", "fields": [
          {"id": "stars", "type": "integer", "title": "Stars", "info": "One to five", "validations": {"required": true}},
          {"id": "name", "type": "text", "title": "Name", "validations": {"required": true}},
          {"id": "kind", "type": "check_group", "title": "Kind", "options": [{"id": "a", "title": "A"}]}]}]}
        """

    /// A control of an app's own.
    private struct Stars: View {
        let row: RowModel
        var body: some View {
            Button("Five stars") { row.set(.number(5)) }
            Text(row.value.canonicalText)
        }
    }

    @Test func aTypeIsDrawnByTheApp() async throws {
        let stage = try Stage(reading: form) { $0.formworkRow(.integer) { Stars(row: $0) } }
        #expect(stage.host.all(.hosted, in: "stars").isEmpty, "nothing of the usual control is there")
        #expect(stage.texts("stars").contains("One to five"), "the hint stays")
        #expect(stage.host.tap("Five stars", in: "stars"))
        #expect(stage.session.value("stars") == 5)
        #expect(stage.texts("stars").contains("5"), "it observes the row")
    }

    @Test func oneFieldIsDrawnByTheApp() throws {
        let stage = try Stage(reading: form) {
            $0.formworkRow(field: "name") { row in Text("My " + row.title) }
        }
        #expect(stage.texts("name").contains("My Name"))
        #expect(stage.host.all(.hosted, in: "name").isEmpty)
    }

    @Test func headersFootersTitlesAndErrorsAreDrawnByTheApp() async throws {
        let stage = try Stage(reading: form) {
            $0.formworkHeader { section in Text("Header " + section.title) }
                .formworkFooter { section in Text("Footer " + section.footer) }
                .formworkLabel { row in Text("Title " + row.title) }
                .formworkAccessory { _ in Image(systemName: "questionmark") }
                .formworkError { row in Text("Wrong: " + (row.error ?? "")) }
        }
        let words = stage.host.all(.text).map(\.words)
        #expect(words.contains("Header Trip") && words.contains("Footer Thank you"))
        #expect(stage.texts("name").contains("Title Name"))
        await stage.submit()
        #expect(stage.texts("name").contains("Wrong: Fill in “Name”"))
    }

    @Test func somethingStandsAfterTheTitles() throws {
        let stage = try Stage(reading: form) {
            $0.formworkAccessory { _ in Image(systemName: "questionmark") }
        }
        #expect(stage.host.all(.image, in: "name").contains { $0.element.words == "questionmark" })
    }

    @Test func theAppDecidesWhatIsShown() async throws {
        var style = FormworkStyle()
        style.errorDisplay = .none
        style.showsBar = false
        style.showsSubmitButton = false
        style.symbols.ticked = "star.fill"
        style.symbols.isAfterTitle = true
        style.focusColor = .red
        let stage = try Stage(reading: form) { $0.formworkStyle(style) }
        #expect(!stage.host.tap("Submit"))
        stage.model.perform(.submit)
        stage.host.settle()
        #expect(stage.listedErrors.isEmpty)
        #expect(stage.host.fill("name", "A"))
        #expect(stage.host.window.firstResponder?.inputAccessoryView == nil)
        #expect(stage.host.found.contains { $0.element.words == "red" && $0.surface == .background })
        #expect(stage.host.tap("A", in: "kind"))
        let option = try #require(stage.host.all(.button, in: "kind").first)
        #expect(option.element.shows("star.fill"))
        #expect(option.words == "A")
    }

    @Test func aButtonOpensTheScreenOfTheApp() throws {
        let stage = try Stage(
            reading:
                #"{"id": "f", "sections": [{"id": "s", "fields": [{"id": "map", "type": "button", "title": "Map"}]}]}"#
        ) { $0.formworkDestination(field: "map") { _ in Text("A map") } }
        var taps = 0
        stage.session.onTap("map", owner: stage) { _, _ in taps += 1 }
        #expect(stage.host.tap("Map", in: "map"))
        #expect(stage.host.all(.text).map(\.words) == ["A map"] && taps == 1)
    }

    @Test func whatIsRightIsMarkedWhereTheAppWantsIt() async throws {
        var style = FormworkStyle()
        style.marksValid = true
        let stage = try Stage(reading: form) { $0.formworkStyle(style) }
        func isMarked() -> Bool {
            stage.host.all(.image, in: "name").contains { $0.element.words == "checkmark.circle.fill" }
        }
        await stage.submit()
        #expect(!isMarked())
        #expect(stage.host.fill("name", "A"))
        #expect(isMarked())
    }

    @Test func picturesAreFetchedByTheApp() async throws {
        var style = FormworkStyle()
        style.image = { address in
            #expect(address == "https://example.com/a.png")
            return Image("fetched")
        }
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "p", "type": "image", "image": "https://example.com/a.png", "title": "A bridge"}]}]}
                """
        ) { $0.formworkStyle(style) }
        await stage.wait { !stage.host.all(.image, in: "p").isEmpty }
        let picture = try #require(stage.host.all(.image, in: "p").first)
        #expect(picture.element.words == "fetched" && picture.label == "A bridge")
    }

    @Test func aFormSaysItsColours() throws {
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "styles": {"heading_label_text_color": "#0000ff",
                  "tooltip_label_text_color": "#00ff00", "heading_label_font_size": 20},
                 "sections": [{"id": "s", "fields": [
                  {"id": "a", "type": "text", "title": "A", "info": "Hint"},
                  {"id": "b", "type": "text", "title": "B", "styles": {"enabled_text_color": "#ff0000"}}]}]}
                """)
        let title = try #require(stage.host.all(.text, in: "a").first { $0.words == "A" })
        #expect(title.colors == ["0 0 255"] && title.styles.contains("system 20"))
        #expect(stage.host.all(.text, in: "a").first { $0.words == "Hint" }?.colors == ["0 255 0"])
    }
}
