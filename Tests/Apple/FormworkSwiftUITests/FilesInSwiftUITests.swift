import FormworkCore
import FormworkScreens
import Foundation
import PlayedServer
import SwiftUIDouble
import Testing
import UIKitDouble
import UniformTypesDouble

@testable import FormworkSwiftUIOnDouble

/// Files that a person adds to their answers.
@MainActor struct FilesInSwiftUITests {
    private let store = PlayedFileStore()
    private let chosen = Chosen()

    private final class Chosen {
        var files: [ChosenFile] = []
    }

    private func open(choosing: Bool = true) throws -> Stage {
        var style = FormworkStyle()
        let chosen = chosen
        style.files = FormFiles(store: store, choose: choosing ? { _ in chosen.files } : nil)
        return try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "pass", "type": "file", "title": "Passport", "accept": [".pdf", "image/*"], "max_count": 2,
                   "max_size": "1 KB", "validations": {"required": true}},
                  {"id": "note", "type": "text", "title": "Note"}]}]}
                """
        ) { $0.formworkStyle(style) }
    }

    private func add(_ files: [ChosenFile], _ stage: Stage, until isDone: () -> Bool) async {
        chosen.files = files
        #expect(stage.host.tap("Choose a file", in: "pass"))
        await stage.wait(until: isDone)
    }

    private func canAdd(_ stage: Stage) -> Bool {
        stage.host.all(.button, in: "pass").contains { $0.words == "Choose a file" }
    }

    private func isBusy(_ stage: Stage) -> Bool { stage.host.found.contains { $0.element.kind == .progress } }

    @Test func aFileIsAddedListedAndSent() async throws {
        let stage = try open()
        var said: [String] = []
        stage.model.announce = { said.append($0) }
        #expect(stage.texts("pass").contains("No file yet"))
        #expect(stage.texts("pass").contains { $0.contains("PDF") }, "what is taken")
        let button = try #require(stage.host.all(.button, in: "pass").first)
        #expect(button.spokenLabel == "Choose a file: Passport, must be answered")
        await add([.pdf("passport.pdf")], stage) { stage.texts("pass").contains("passport.pdf") }
        await stage.wait { stage.session.value("pass") == .list([.text("ref-1")]) }
        #expect(stage.texts("pass").contains("21\u{a0}B") && !stage.texts("pass").contains("No file yet"))
        #expect(store.added.map(\.question) == [FileQuestion(form: "f", path: "pass")])
        #expect(said.contains("passport.pdf added"))
        await stage.submit()
        #expect(stage.accepted.first?["pass"] == ["ref-1"])
    }

    @Test func aFileThatTheFormDoesNotTakeIsRefusedOnTheSpot() async throws {
        let stage = try open()
        let page = ChosenFile(name: "photo.png", content: Data("<!DOCTYPE html><script></script>".utf8))
        await add([page], stage) { stage.texts("pass").contains { $0.contains("not taken here") } }
        let words = stage.host.all(.text, in: "pass").first { $0.words.contains("not taken here") }
        #expect(words?.colors.contains("red") == true)
        #expect(store.added.isEmpty && stage.session.value("pass") == .blank)
        #expect(stage.host.tap("Remove photo.png.html", in: "pass"))
        #expect(stage.texts("pass").contains("No file yet"))
    }

    @Test func thereAreNoMoreFilesThanTheFormTakes() async throws {
        let stage = try open()
        func kept() -> [FormValue] {
            if case .list(let files) = stage.session.value("pass") { files } else { [] }
        }
        await add([.pdf("a.pdf"), .pdf("b.pdf"), .pdf("c.pdf")], stage) { kept().count == 2 }
        #expect(stage.texts("pass").contains { $0.contains("more files than 2") } && !canAdd(stage))
        // Either may have arrived first.
        let second = try #require(kept().last)
        #expect(stage.host.tap("Remove a.pdf", in: "pass"))
        #expect(kept() == [second] && canAdd(stage))
    }

    @Test func aFileThatDidNotArriveIsSentAgain() async throws {
        let stage = try open()
        store.answer(.failure(PlayedFileStore.Away()))
        await add([.pdf("a.pdf")], stage) { stage.texts("pass").contains { $0.contains("no connection") } }
        #expect(stage.session.value("pass") == .blank)
        #expect(stage.host.tap("Try again a.pdf", in: "pass"))
        await stage.wait { stage.session.value("pass") == .list([.text("ref-2")]) }
        #expect(!stage.host.tap("Try again a.pdf", in: "pass"))
    }

    @Test func aSubmissionWaitsForItsFilesAndHappensOnce() async throws {
        let stage = try open()
        store.setOpen(false)
        await add([.pdf("a.pdf")], stage) { stage.texts("pass").contains("Uploading…") }
        #expect(stage.host.tap("Submit"))
        #expect(!stage.host.tap("Submit"), "the button waits")
        #expect(isBusy(stage) && stage.listedErrors.isEmpty)
        store.setOpen(true)
        await stage.wait { stage.accepted.count == 1 }
        #expect(stage.accepted.first?["pass"] == ["ref-1"])
        await stage.wait { !isBusy(stage) }
        #expect(stage.accepted.count == 1)
    }

    @Test func startingAgainDropsFilesOnTheirWay() async throws {
        var style = FormworkStyle()
        style.files = FormFiles(store: store) { [chosen] _ in chosen.files }
        style.showsResetButton = true
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "pass", "type": "file", "title": "Passport"}]}]}
                """
        ) { $0.formworkStyle(style) }
        store.setOpen(false)
        await add([.pdf("a.pdf")], stage) { stage.texts("pass").contains("Uploading…") }
        #expect(stage.host.tap("Start again") && stage.host.tap("Start again"))
        #expect(stage.texts("pass").contains("No file yet"))
        store.setOpen(true)
        await stage.wait { store.ended == 1 }
        // What the store said is heard in another turn.
        for _ in 0..<50 { await Task.yield() }
        #expect(stage.session.value("pass") == .blank)
    }

    @Test func aMissingFileIsAnErrorOfItsQuestion() async throws {
        let stage = try open()
        await stage.submit()
        #expect(stage.listedErrors == ["Add a file for “Passport”"])
        #expect(stage.host.all(.button, in: "pass").first?.label.contains("Add a file") == true)
    }

    @Test func withoutAHookTheSystemsListOfDocumentsOpens() async throws {
        let stage = try open(choosing: false)
        #expect(stage.host.tap("Choose a file", in: "pass"))
        let documents = try #require(stage.host.documents)
        #expect(documents.takesSeveral && documents.types.map(\.identifier) == ["end pdf", "public.image"])
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
        try Data("%PDF-1.7".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(stage.host.pick(documents: [url]))
        await stage.wait { stage.session.value("pass") == .list([.text("ref-1")]) }
        #expect(store.added.first?.file.content == Data("%PDF-1.7".utf8))
        // Closing the list adds nothing.
        #expect(stage.host.tap("Choose a file", in: "pass") && stage.host.pick(documents: []))
        #expect(store.added.count == 1 && stage.host.topSheet == nil)
        #expect(stage.host.tap("Choose a file", in: "pass"))
        #expect(stage.host.documents?.takesSeveral == false, "there is room for one")
    }

    @Test func aQuestionForFilesSaysThatItCannotBeShownWhereTheAppTakesNone() throws {
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "pass", "type": "file", "title": "Passport"}]}]}
                """)
        #expect(stage.texts("pass").contains(stage.model.unsupportedWords))
    }

    @Test func aFileDrawsOnlyItsRow() async throws {
        let stage = try open()
        _ = stage.redrawn()
        await add([.pdf("a.pdf")], stage) { stage.session.value("pass") == .list([.text("ref-1")]) }
        #expect(stage.redrawn() == ["pass"])
    }

    @Test func thePersonChoosesWhereAFileComesFrom() async throws {
        var style = FormworkStyle()
        style.files = FormFiles(store: store)
        style.files?.sources = [.documents, .camera]
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "photo", "type": "file", "title": "Photo", "accept": ["image/*"]}]}]}
                """
        ) { $0.formworkStyle(style) }
        #expect(stage.host.choose("Choose a file", in: "photo") && stage.host.documents != nil)
        #expect(stage.host.pick(documents: []))
        #expect(stage.host.choose("Take a photo", in: "photo"))
        let hosted = try #require(stage.host.all(.hosted).first)
        guard case .hosting(let view) = hosted.element.action, let window = view.window else { return }
        #expect((window.rootViewController as? UIImagePickerController)?.sourceType == .camera)
        #expect(Person(window).picture(UIImage(taken: CGSize(width: 30, height: 20))))
        await stage.wait { stage.session.value("photo") == .list([.text("ref-1")]) }
        #expect(store.added.first?.file.name == "Photo.jpg" && stage.host.topSheet == nil)
    }
}
