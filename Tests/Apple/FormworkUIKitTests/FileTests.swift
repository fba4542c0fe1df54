import FormworkCore
import FormworkScreens
import Foundation
import PlayedServer
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Files that a person adds to their answers.
@MainActor struct FileTests {
    private let store = PlayedFileStore()
    private let chosen = Box<[ChosenFile]>([])

    private func open(_ more: String = "", choosing: Bool = true) throws -> Screen {
        var options = FormOptions()
        let chosen = chosen
        options.files = FormFiles(store: store, choose: choosing ? { _ in chosen.value } : nil)
        return try Screen(
            fields: """
                {"id": "pass", "type": "file", "title": "Passport", "accept": [".pdf", "image/*"], "max_count": 2,
                 "max_size": "1 KB", "validations": {"required": true}\(more)}
                """, options: options)
    }

    private func view(_ screen: Screen) throws -> FilesView {
        try #require(try screen.view(of: screen.row("pass")) as? FilesView)
    }

    private func lines(_ screen: Screen) throws -> [String] {
        try view(screen).lines.map { $0.entry.title + ": " + $0.entry.info }
    }

    /// Touches the button, and waits until the screen has done everything.
    private func add(_ files: [ChosenFile], _ screen: Screen, until isDone: () throws -> Bool) async throws {
        chosen.value = files
        #expect(screen.person.tap(try view(screen).addButton))
        try await wait(screen, until: isDone)
    }

    private func wait(_ screen: Screen, until isDone: () throws -> Bool) async throws {
        // Only a process that hangs waits that long.
        let end = ContinuousClock.now + .seconds(1_200)
        while ContinuousClock.now < end {
            screen.person.settle()
            if try isDone() { return }
            await Task.yield()
        }
        Issue.record("This did not come to pass.")
    }

    @Test func aFileIsAddedListedAndSent() async throws {
        UIAccessibility.forget()
        let screen = try open()
        #expect(try view(screen).all(UILabel.self).contains { $0.text == "No file yet" && !$0.isHidden })
        #expect(try view(screen).all(UILabel.self).contains { $0.text?.contains("PDF") ?? false }, "what is taken")
        try await add([.pdf("passport.pdf")], screen) { try lines(screen) == ["passport.pdf: 21\u{a0}B"] }
        #expect(store.added.map(\.question) == [FileQuestion(form: "f", path: "pass")])
        #expect(screen.session.value("pass") == .list([.text("ref-1")]))
        #expect(UIAccessibility.posts.contains { $0.announcement == "passport.pdf added" })
        try screen.submit()
        #expect(screen.accepted.value.first?["pass"] == ["ref-1"])
    }

    @Test func aFileThatTheFormDoesNotTakeIsRefusedOnTheSpot() async throws {
        let screen = try open()
        let page = ChosenFile(name: "photo.png", content: Data("<!DOCTYPE html><script></script>".utf8))
        let large = ChosenFile(name: "large.pdf", content: Data("%PDF-".utf8) + Data(count: 2_000))
        let none = ChosenFile(name: "none.pdf", content: Data())
        try await add([page, large, none], screen) { try lines(screen).count == 3 }
        let words = try lines(screen)
        #expect(words[0].contains("not taken here") && words[1].contains("larger than 1\u{a0}KB"))
        #expect(words[2].contains("empty"))
        #expect(store.added.isEmpty && screen.session.value("pass") == .blank)
        #expect(screen.person.tap(try #require(try view(screen).lines.first?.buttons.first)))
        #expect(try lines(screen).count == 2)
    }

    @Test func thereAreNoMoreFilesThanTheFormTakes() async throws {
        let screen = try open()
        try await add([.pdf("a.pdf"), .pdf("b.pdf"), .pdf("c.pdf")], screen) {
            screen.session.value("pass") == .list([.text("ref-1"), .text("ref-2")])
        }
        #expect(try lines(screen).last?.contains("more files than 2") == true)
        #expect(try view(screen).addButton.isHidden)
        #expect(
            screen.person.listen().contains { $0.label?.hasPrefix("Passport") == true }, "the question is still said")
        let remove = try #require(try view(screen).lines.first?.buttons.first)
        #expect(remove.accessibilityLabel == "Remove a.pdf")
        #expect(screen.person.tap(remove))
        #expect(screen.session.value("pass") == .list([.text("ref-2")]))
        #expect(try !view(screen).addButton.isHidden)
    }

    @Test func aFileThatDidNotArriveIsSentAgain() async throws {
        let screen = try open()
        store.answer(.failure(PlayedFileStore.Away()))
        try await add([.pdf("a.pdf")], screen) { try lines(screen).first?.contains("no connection") == true }
        #expect(screen.session.value("pass") == .blank)
        let retry = try #require(try view(screen).lines[0].buttons.first { $0.shownTitle == "Try again" })
        #expect(screen.person.tap(retry))
        try await wait(screen) { screen.session.value("pass") == .list([.text("ref-2")]) }
        #expect(try view(screen).lines.map(\.entry.progress) == [.added])
    }

    @Test func whatTheStoreSaysIsSaidToThePerson() async throws {
        let screen = try open()
        store.answer(.failure(FileRefusal("There is a virus in it.")))
        try await add([.pdf("a.pdf")], screen) { try lines(screen) == ["a.pdf: There is a virus in it."] }
        #expect(try view(screen).lines[0].buttons.count == 1, "sending it again would not help")
    }

    @Test func aSubmissionWaitsForItsFilesAndHappensOnce() async throws {
        let screen = try open()
        store.setOpen(false)
        try await add([.pdf("a.pdf")], screen) { try lines(screen) == ["a.pdf: Uploading…"] }
        screen.table.submit()
        screen.table.submit()
        screen.person.settle()
        #expect(screen.accepted.value.isEmpty && screen.listedErrors.isEmpty)
        #expect(screen.table.submitView?.button.isEnabled == false)
        store.setOpen(true)
        try await wait(screen) { !screen.accepted.value.isEmpty && screen.table.submitView?.button.isEnabled == true }
        #expect(screen.accepted.value.count == 1)
        #expect(screen.accepted.value.first?["pass"] == ["ref-1"])
    }

    @Test func aFileOnItsWayIsTakenAway() async throws {
        let screen = try open()
        store.setOpen(false)
        try await add([.pdf("a.pdf")], screen) { try lines(screen).count == 1 }
        #expect(screen.person.tap(try #require(try view(screen).lines.first?.buttons.first)))
        #expect(try lines(screen).isEmpty)
        store.setOpen(true)
        await screen.table.files?.settle()
        #expect(screen.session.value("pass") == .blank)
    }

    @Test func startingAgainDropsFilesOnTheirWay() async throws {
        let screen = try open()
        store.setOpen(false)
        try await add([.pdf("a.pdf"), .pdf("b.pdf")], screen) { try lines(screen).count == 2 }
        screen.table.reset()
        screen.person.settle()
        #expect(try lines(screen).isEmpty && screen.table.files?.isSending == false)
        store.setOpen(true)
        await screen.table.files?.settle()
        #expect(screen.session.value("pass") == .blank)
    }

    @Test func aMissingFileIsAnErrorOfItsQuestion() throws {
        let screen = try open()
        try screen.submit()
        #expect(screen.listedErrors == ["Add a file for “Passport”"])
        #expect(try view(screen).addButton.accessibilityLabel?.contains("Add a file") == true)
        #expect(try view(screen).addButton.accessibilityLabel?.hasPrefix("Choose a file: Passport") == true)
    }

    @Test func withoutAHookTheSystemsListOfDocumentsOpens() async throws {
        let screen = try open(choosing: false)
        #expect(screen.person.tap(try view(screen).addButton))
        let picker = try #require(screen.person.top as? UIDocumentPickerViewController)
        #expect(picker.allowsMultipleSelection && picker.makesCopies)
        #expect(picker.types.map(\.identifier) == ["end pdf", "public.image"])
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
        try Data("%PDF-1.7".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(screen.person.pick([url]))
        try await wait(screen) { screen.session.value("pass") == .list([.text("ref-1")]) }
        #expect(store.added.first?.file.content == Data("%PDF-1.7".utf8))
        // Closing the list adds nothing.
        #expect(screen.person.tap(try view(screen).addButton) && screen.person.pick([]))
        #expect(store.added.count == 1)
    }

    @Test func aQuestionForFilesSaysThatItCannotBeShownWhereTheAppTakesNone() throws {
        let screen = try Screen(fields: #"{"id": "pass", "type": "file", "title": "Passport"}"#)
        #expect(try screen.view(of: screen.row("pass")) is UnsupportedView)
    }

    @Test func anItemThatGoesTakesItsFilesWithIt() async throws {
        var options = FormOptions()
        let chosen = chosen
        options.files = FormFiles(store: store) { _ in chosen.value }
        let screen = try Screen(
            fields: #"{"id": "photo", "type": "file", "title": "Photo"}"#,
            section: #", "repeat": {"min": 1, "max": 3}"#,
            options: options)
        store.setOpen(false)
        let node = try #require(screen.session.engine.node(at: "s[0].photo"))
        screen.table.files?.add([.pdf("a.pdf")], to: node)
        screen.session.load()
        store.setOpen(true)
        await screen.table.files?.settle()
        #expect(store.added.map(\.question.path) == ["s[].photo"])
        #expect(screen.session.value("s[0].photo") == .blank)
    }
}
