import Formwork
import FormworkCore
import FormworkDialect
import FormworkScreens
import Foundation
import PlayedServer
import SwiftUIDouble
import Testing

@testable import FormworkSwiftUIWithoutUIKit

/// Signatures where there is no UIKit, as on a Mac: a typed name.
@MainActor struct PlainSigningTests {
    @Test func aNameIsTyped() async throws {
        let text = """
            {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
              {"id": "sign", "type": "signature", "title": "Signature"}]}]}
            """
        let store = PlayedFileStore()
        let reading = DefinitionReader.read(Array(text.utf8), fileName: "form.json", strict: false)
        let model = FormModel(try CompiledForm(try #require(reading.definition)))
        var style = FormworkStyle()
        style.files = FormFiles(store: store)
        let display = Display(FormworkForm(model).formworkStyle(style))
        #expect(display.tap("Sign", in: "sign") && display.topSheet != nil)
        #expect(!display.tap("Sign"), "there is no name yet")
        let field = try #require(display.all(.textField).first)
        #expect(field.label == "Type your name to sign")
        guard case .typing(let name, _) = field.element.action else { return }
        name.wrappedValue = " Ada Lovelace "
        display.settle()
        #expect(display.tap("Sign") && display.topSheet == nil)
        for _ in 0..<20_000 where model.session.value("sign") == .blank { await Task.yield() }
        #expect(model.session.value("sign") == .list([.text("ref-1")]))
        #expect(store.added.first?.file.content == Data("Ada Lovelace".utf8))
    }
}
