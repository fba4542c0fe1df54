import FormworkCore
import FormworkScreens
import Foundation
import PlayedServer
import SwiftUIDouble
import Testing
import UIKitDouble

@testable import FormworkSwiftUIOnDouble
@testable import FormworkUIKitOnDouble

/// Signatures, on the paper of UIKit's screens.
@MainActor struct SigningInSwiftUITests {
    private let store = PlayedFileStore()
    private let stage: Stage

    init() throws {
        var style = FormworkStyle()
        style.files = FormFiles(store: store)
        stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "sign", "type": "signature", "title": "Signature", "validations": {"required": true}}]}]}
                """
        ) { $0.formworkStyle(style) }
    }

    /// Touches the button, and gives the paper with the person in front of it.
    private func openPaper() throws -> (paper: SignatureController, person: Person) {
        #expect(stage.host.tap("Sign", in: "sign"))
        #expect(stage.host.topSheet?.words == "cover", "a sheet could be pulled down by a stroke")
        let hosted = try #require(stage.host.all(.hosted).first)
        guard case .hosting(let view) = hosted.element.action, let window = view.window else {
            throw CancellationError()
        }
        let person = Person(window)
        let paper = try #require(person.top as? SignatureController)
        // The double does not lay out what is no table.
        paper.pad.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        return (paper, person)
    }

    @Test func aDrawingIsKeptAsAPicture() async throws {
        let (paper, person) = try openPaper()
        #expect(paper.title == "Signature")
        #expect(person.draw(on: paper.pad, [CGPoint(x: 10, y: 10), CGPoint(x: 40, y: 30)]))
        #expect(person.tap(paper.signItem))
        await stage.wait { stage.session.value("sign") == .list([.text("ref-1")]) }
        #expect(stage.host.topSheet == nil)
        #expect(store.added.first?.file.name == "Signature.png")
        #expect(!stage.host.tap("Sign", in: "sign") && stage.texts("sign").contains("Signature.png"))
        await stage.submit()
        #expect(stage.accepted.count == 1)
    }

    @Test func aTypedNameIsAsGood() async throws {
        let (paper, person) = try openPaper()
        #expect(person.tap(paper.nameField))
        person.type("Ada Lovelace")
        #expect(person.tap(paper.signItem))
        await stage.wait { stage.session.value("sign") == .list([.text("ref-1")]) }
        let file = try #require(store.added.first).file
        #expect(file.isTypedName && file.content == Data("Ada Lovelace".utf8))
    }

    @Test func nothingIsSignedByClosingThePaper() throws {
        let (paper, person) = try openPaper()
        #expect(person.draw(on: paper.pad, [CGPoint(x: 10, y: 10)]))
        #expect(person.tap(try #require(paper.navigationItem.leftBarButtonItem)))
        stage.host.settle()
        #expect(stage.host.topSheet == nil && store.added.isEmpty)
        #expect(stage.texts("sign").contains("Not answered"))
    }

    @Test func aMissingSignatureIsAnError() async throws {
        await stage.submit()
        #expect(stage.listedErrors == ["Sign “Signature”: draw, or type your name"])
    }
}
