import FormworkCore
import FormworkScreens
import Foundation
import PlayedServer
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Pictures that a person chooses, or takes with the camera, as files of their answers.
@MainActor @Suite(.serialized) struct PictureFilesTests {
    private let store = PlayedFileStore()

    private func open(accepting kinds: String = #""image/*""#, from sources: [FileSource]) throws -> Screen {
        var options = FormOptions()
        options.files = FormFiles(store: store)
        options.files?.sources = sources
        return try Screen(
            fields: #"{"id": "photo", "type": "file", "title": "Photo", "accept": [\#(kinds)], "max_count": 3}"#,
            options: options)
    }

    private func button(_ screen: Screen) throws -> UIButton {
        try #require(try screen.view(of: screen.row("photo")) as? FilesView).addButton
    }

    private func wait(_ screen: Screen, until isDone: () -> Bool) async throws {
        // Only a process that hangs waits that long.
        let end = ContinuousClock.now + .seconds(1_200)
        while ContinuousClock.now < end {
            screen.person.settle()
            if isDone() { return }
            await Task.yield()
        }
        Issue.record("This did not come to pass.")
    }

    @Test func thePersonChoosesWhereAFileComesFrom() async throws {
        let screen = try open(from: FileSource.allCases)
        #expect(screen.person.tap(try button(screen)))
        #expect(
            screen.person.window.openMenu?.menu.actions.map(\.title) == [
                "Choose a file", "Choose a photo", "Take a photo",
            ])
        #expect(screen.person.choose("Take a photo"))
        #expect((screen.controller.presentedViewController as? UIImagePickerController)?.sourceType == .camera)
        #expect(screen.person.picture(UIImage(taken: CGSize(width: 8_192, height: 6_144))))
        #expect(screen.controller.presentedViewController == nil)
        try await wait(screen) { screen.session.value("photo") == .list([.text("ref-1")]) }
        let file = try #require(store.added.first).file
        #expect(file.name == "Photo.jpg" && file.kind == FileKind.sniff([0xFF, 0xD8, 0xFF], name: ""))
        // Drawn anew, with the pixels that are wanted and not as many as the screen would have.
        #expect(String(decoding: file.content.dropFirst(3), as: UTF8.self) == "4096x3072 @1 picture 4096x3072")
    }

    @Test func oneOfThePersonsPicturesIsChosenOrNone() async throws {
        let screen = try open(from: [.pictures])
        #expect(try button(screen).menu == nil, "there is nothing to choose from")
        #expect(screen.person.tap(try button(screen)))
        #expect((screen.controller.presentedViewController as? UIImagePickerController)?.sourceType == .photoLibrary)
        #expect(screen.person.picture(nil) && screen.controller.presentedViewController == nil)
        #expect(store.added.isEmpty)
        #expect(
            screen.person.tap(try button(screen))
                && screen.person.picture(UIImage(taken: CGSize(width: 30, height: 20))))
        try await wait(screen) { !store.added.isEmpty }
        #expect(String(decoding: store.added[0].file.content.dropFirst(3), as: UTF8.self).hasPrefix("30x20"))
    }

    @Test func aPictureIsWrittenAsTheQuestionTakesIt() async throws {
        let screen = try open(accepting: #"".png""#, from: [.pictures])
        #expect(
            screen.person.tap(try button(screen))
                && screen.person.picture(UIImage(taken: CGSize(width: 30, height: 20))))
        try await wait(screen) { screen.session.value("photo") == .list([.text("ref-1")]) }
        #expect(store.added.first?.file.name == "Photo.png")
    }

    @Test func aQuestionThatTakesNoPicturesOffersNone() throws {
        let screen = try open(accepting: #"".pdf""#, from: FileSource.allCases)
        #expect(try button(screen).menu == nil)
        #expect(screen.person.tap(try button(screen)) && screen.person.top is UIDocumentPickerViewController)
    }

    @Test func aDeviceWithoutACameraOffersNone() throws {
        UIImagePickerController.there = [.photoLibrary]
        defer { UIImagePickerController.there = [.photoLibrary, .camera, .savedPhotosAlbum] }
        let screen = try open(from: [.pictures, .camera])
        #expect(screen.person.tap(try button(screen)))
        #expect(screen.controller.presentedViewController is UIImagePickerController)
    }

    @Test func theAppLetsSeveralPicturesBeChosenAtOnce() async throws {
        var options = FormOptions()
        options.files = FormFiles(store: store)
        options.files?.sources = [.documents, .pictures]
        var wanted: [Int] = []
        options.files?.choosePictures = { request in
            wanted.append(request.most)
            return (1...request.most).map {
                ChosenFile(UIImage(taken: CGSize(width: 10, height: 10)), as: .jpeg, name: "P\($0)")
            }
        }
        let screen = try Screen(
            fields: #"{"id": "photo", "type": "file", "title": "Photo", "accept": ["image/*"], "max_count": 3}"#,
            options: options)
        #expect(screen.person.tap(try button(screen)) && screen.person.choose("Choose a photo"))
        #expect(screen.controller.presentedViewController == nil)
        try await wait(screen) {
            screen.session.value("photo") == .list([.text("ref-1"), .text("ref-2"), .text("ref-3")])
        }
        // The pictures are on their way together, so any of them may arrive first.
        #expect(wanted == [3] && Set(store.added.map(\.file.name)) == ["P1.jpg", "P2.jpg", "P3.jpg"])
        // Documents are still chosen from the system's list.
        #expect(options.files?.way(from: .documents) == nil && options.files?.way(from: .camera) == nil)
    }
}
