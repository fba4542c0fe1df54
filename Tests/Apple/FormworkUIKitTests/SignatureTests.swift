import FormworkCore
import FormworkScreens
import Foundation
import PlayedServer
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Signatures, drawn and typed.
@MainActor struct SignatureTests {
    private let store = PlayedFileStore()
    private let screen: Screen

    init() throws {
        screen = try Self.open(store)
    }

    private static func open(_ store: PlayedFileStore, settings: UITraitCollection? = nil) throws -> Screen {
        var options = FormOptions()
        options.files = FormFiles(store: store)
        return try Screen(
            fields: #"{"id": "sign", "type": "signature", "title": "Signature", "validations": {"required": true}}"#,
            settings: settings, options: options)
    }

    private var view: SignatureView {
        get throws { try #require(try screen.view(of: screen.row("sign")) as? SignatureView) }
    }

    private func openPaper() throws -> SignatureController {
        #expect(screen.person.tap(try view.signButton))
        let paper = try #require(screen.person.top as? SignatureController)
        // The double does not lay out what is no table.
        paper.pad.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        return paper
    }

    private func wait(until isDone: () throws -> Bool) async throws {
        // Only a process that hangs waits that long.
        let end = ContinuousClock.now + .seconds(1_200)
        while ContinuousClock.now < end {
            screen.person.settle()
            if try isDone() { return }
            await Task.yield()
        }
        Issue.record("This did not come to pass.")
    }

    private let stroke = [CGPoint(x: 10, y: 10), CGPoint(x: 40, y: 30), CGPoint(x: 80, y: 20)]

    @Test func aDrawingIsKeptAsAPicture() async throws {
        let paper = try openPaper()
        #expect(paper.navigationController?.modalPresentationStyle == .fullScreen)
        #expect(!paper.signItem.isEnabled && !paper.undo.isEnabled)
        #expect(screen.person.draw(on: paper.pad, stroke))
        #expect(screen.person.draw(on: paper.pad, [CGPoint(x: 100, y: 10)]))
        #expect(paper.pad.drawing().contains { $0.hasPrefix("stroke black") && $0.hasSuffix("points 3") })
        #expect(screen.person.tap(paper.signItem))
        try await wait { screen.session.value("sign") == .list([.text("ref-1")]) }
        let file = try #require(store.added.first).file
        #expect(file.name == "Signature.png" && file.kind == FileKind.sniff(file.content, name: ""))
        let drawn = String(decoding: file.content.dropFirst(8), as: UTF8.self)
        #expect(drawn.hasPrefix("900x300 @3 fill white") && drawn.contains("points 3"))
        #expect(!(screen.person.top is SignatureController))
        #expect(try view.signButton.isHidden && view.lines.count == 1)
        try screen.submit()
        #expect(screen.accepted.value.count == 1)
    }

    @Test func strokesAreTakenBack() throws {
        let paper = try openPaper()
        #expect(screen.person.draw(on: paper.pad, stroke) && screen.person.draw(on: paper.pad, stroke))
        #expect(screen.person.tap(paper.undo))
        #expect(paper.pad.signature.strokes.count == 1 && paper.signItem.isEnabled)
        #expect(screen.person.draw(on: paper.pad, stroke))
        #expect(screen.person.tap(paper.clear))
        #expect(paper.pad.signature.isEmpty && !paper.signItem.isEnabled)
    }

    @Test func aTypedNameIsAsGood() async throws {
        let paper = try openPaper()
        #expect(paper.nameField.accessibilityLabel == "Type your name to sign")
        #expect(screen.person.tap(paper.nameField))
        screen.person.type(" ")
        #expect(!paper.signItem.isEnabled)
        screen.person.type("Ada Lovelace")
        #expect(screen.person.tap(paper.signItem))
        try await wait { screen.session.value("sign") == .list([.text("ref-1")]) }
        let file = try #require(store.added.first).file
        #expect(file.isTypedName && file.content == Data("Ada Lovelace".utf8))
    }

    @Test func aLowScreenMakesRoomForTheName() throws {
        let low = try Self.open(store, settings: UITraitCollection(height: .compact))
        let view = try #require(try low.view(of: low.row("sign")) as? SignatureView)
        #expect(low.person.tap(view.signButton))
        let paper = try #require(low.person.top as? SignatureController)
        #expect(low.person.canReach(paper.pad))
        #expect(low.person.tap(paper.nameField) && !low.person.canReach(paper.pad))
        paper.view.endEditing(true)
        #expect(low.person.canReach(paper.pad))
        let high = try openPaper()
        #expect(screen.person.tap(high.nameField) && screen.person.canReach(high.pad))
    }

    @Test func nothingIsSignedByClosingThePaper() throws {
        let paper = try openPaper()
        #expect(screen.person.draw(on: paper.pad, stroke))
        #expect(screen.person.tap(try #require(paper.navigationItem.leftBarButtonItem)))
        #expect(!(screen.person.top is SignatureController) && store.added.isEmpty)
        #expect(try view.all(UILabel.self).contains { $0.text == "Not answered" && !$0.isHidden })
    }

    @Test func aMissingSignatureIsAnError() throws {
        try screen.submit()
        #expect(screen.listedErrors == ["Sign “Signature”: draw, or type your name"])
    }
}
