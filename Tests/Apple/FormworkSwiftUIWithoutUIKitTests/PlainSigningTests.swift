import Formwork
import FormworkCore
import FormworkDialect
import FormworkScreens
import Foundation
import PlayedServer
import SwiftUIDouble
import Testing

@testable import FormworkSwiftUIWithoutUIKit

/// Signatures where there is no UIKit, as on a Mac: a drawing, or a typed name.
@MainActor struct PlainSigningTests {
    private let store = PlayedFileStore()
    private let model: FormModel
    private let display: Display

    init() throws {
        let text = """
            {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
              {"id": "sign", "type": "signature", "title": "Signature"}]}]}
            """
        let reading = DefinitionReader.read(Array(text.utf8), fileName: "form.json", strict: false)
        model = FormModel(try CompiledForm(try #require(reading.definition)))
        var style = FormworkStyle()
        style.files = FormFiles(store: store)
        display = Display(FormworkForm(model).formworkStyle(style))
        #expect(display.tap("Sign", in: "sign") && display.topSheet != nil)
    }

    @Test func aNameIsTyped() async throws {
        #expect(!display.tap("Sign"), "there is no name yet")
        let field = try #require(display.all(.textField).first)
        #expect(field.label == "Type your name to sign")
        guard case .typing(let name, _) = field.element.action else { return }
        name.wrappedValue = " Ada Lovelace "
        display.settle()
        #expect(display.tap("Sign") && display.topSheet == nil)
        await waitForTheAnswer()
        #expect(store.added.first?.file.content == Data("Ada Lovelace".utf8))
    }

    private func waitForTheAnswer() async {
        let end = ContinuousClock.now + .seconds(1_200)
        while model.session.value("sign") == .blank, ContinuousClock.now < end { await Task.yield() }
        #expect(model.session.value("sign") == .list([.text("ref-1")]))
    }

    @Test func aSignatureIsDrawnTakenBackAndKeptAsAPicture() async throws {
        #expect(!display.tap("Undo") && !display.tap("Sign"), "nothing is drawn yet")
        #expect(display.draw([CGPoint(x: 39, y: 39), CGPoint(x: 78, y: 39)]))
        #expect(display.draw([CGPoint(x: 100, y: 50)]))
        #expect(display.found.contains { $0.element.words.hasPrefix("path M39,39L78,39M") })
        #expect(display.tap("Undo") && display.found.contains { $0.element.words.hasPrefix("path M39,39L78,39 ") })
        #expect(display.tap("Clear") && !display.tap("Sign"))
        #expect(display.draw([CGPoint(x: 39, y: 39), CGPoint(x: 78, y: 39)]))
        #expect(display.tap("Sign") && display.topSheet == nil)
        await waitForTheAnswer()
        let file = try #require(store.added.first).file
        #expect(
            file.name == "Signature.png" && !file.isTypedName
                && file.kind == FileKind.sniff([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], name: ""))
        var drawing = SignatureDrawing()
        drawing.begin(at: CGPoint(x: 0.1, y: 0.1), width: 1)
        drawing.draw(to: CGPoint(x: 0.2, y: 0.1), width: 1)
        #expect(file.content.count == drawing.picture().count)
    }
}
