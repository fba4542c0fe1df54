import FormworkCore
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Pictures at addresses, which the app fetches and the screen keeps.
@MainActor struct PictureTests {
    private let fetched = Box<[String]>([])

    private func open(_ fields: String, missing: Bool = false) throws -> Screen {
        var options = FormOptions()
        let fetched = fetched
        options.image = { address in
            fetched.value.append(address)
            return missing ? nil : UIImage(data: Data([1]))
        }
        return try Screen(fields: fields, height: 400, options: options)
    }

    private func wait(_ screen: Screen) async {
        screen.person.settle()
        for _ in 0..<5 { await Task { @MainActor in }.value }
        screen.person.settle()
    }

    @Test func aPictureBeforeATitleIsFetchedOnceAndShownAgainAtOnce() async throws {
        let rows = (0..<40).map {
            #"{"id": "f\#($0)", "type": "text", "title": "T"\#($0 == 0 ? #", "image": "https://example.org/a.png""# : "")}"#
        }
        let screen = try open(rows.joined(separator: ","))
        #expect(try screen.view(of: screen.row("f0")).symbolView.isHidden)
        await wait(screen)
        #expect(try screen.view(of: screen.row("f0")).symbolView.image?.name == "data")
        for number in 1..<40 { #expect(try screen.view(of: screen.row("f\(number)")).symbolView.isHidden) }
        let again = try screen.view(of: screen.row("f0")).symbolView
        #expect(again.image?.name == "data" && !again.isHidden)
        #expect(fetched.value == ["https://example.org/a.png"])
    }

    @Test func aPictureOfItsOwnIsFetchedAndNamed() async throws {
        let screen = try open(#"{"id": "p", "type": "image", "title": "Map", "image": "https://example.org/map.png"}"#)
        await wait(screen)
        let view = try #require(try screen.view(of: screen.row("p")).all(UIImageView.self).first { $0.image != nil })
        #expect(view.image?.name == "data" && view.accessibilityLabel == "Map")
        screen.session.perform(.reset)
        await wait(screen)
        #expect(fetched.value.count == 1)
    }

    @Test func picturesAreUnpackedBeforeTheyAreShown() async throws {
        let screen = try open(#"{"id": "a", "type": "text", "title": "A", "image": "https://example.org/a.png"}"#)
        await wait(screen)
        #expect(try screen.view(of: screen.row("a")).symbolView.image?.isPrepared == true)
    }

    @Test func twoRowsWaitForOneFetch() async throws {
        let row = { (id: String) in
            #"{"id": "\#(id)", "type": "text", "title": "T", "image": "https://example.org/a.png"}"#
        }
        let screen = try open(row("a") + "," + row("b"))
        await wait(screen)
        #expect(fetched.value.count == 1)
        for path in ["a", "b"] { #expect(try screen.view(of: screen.row(path)).symbolView.image?.name == "data") }
    }

    @Test func whatCouldNotBeFetchedIsTriedAgain() async throws {
        let screen = try open(
            #"{"id": "a", "type": "text", "title": "A", "image": "https://example.org/a.png"}"#, missing: true)
        await wait(screen)
        #expect(try screen.view(of: screen.row("a")).symbolView.isHidden && fetched.value.count == 1)
        screen.session.set("a", to: .text("x"))
        await wait(screen)
        #expect(fetched.value.count == 1)
        screen.table.reloadData()
        await wait(screen)
        #expect(fetched.value.count == 2)
    }

    @Test func onlyThePicturesAskedForLastAreKept() async throws {
        let fetched = fetched
        let store = PictureStore(limit: 2) { address in
            fetched.value.append(address)
            return UIImage(data: Data([1]))
        }
        for address in ["a", "b", "a", "c"] { _ = await store.picture(at: address) }
        #expect(fetched.value == ["a", "b", "c"])
        #expect(store.kept("a") != nil && store.kept("b") == nil && store.kept("c") != nil)
    }
}
