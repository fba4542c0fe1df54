import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Lists that load more items as somebody scrolls to their end.
@MainActor struct EndOfListTests {
    @Test func moreItemsComeWhenTheLastComesIntoSight() async throws {
        let session = Box<FormSession?>(nil)
        var asked: [Int] = []
        var options = FormOptions()
        options.reachedEnd = { section in
            guard section.id == "news", let session = session.value else { return }
            asked.append(session.engine.count(ofItemsAt: "news"))
            for _ in 0..<20 where asked.count < 3 { session.addItem(to: "news") }
        }
        let screen = try Screen(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "news", "title": "News", "repeat": {"min": 20, "max": 100},
                 "fields": [{"id": "words", "type": "text", "title": "Words"}]}]}
                """, height: 600, options: options)
        session.value = screen.session
        #expect(asked.isEmpty)
        for _ in 0..<40 {
            screen.person.drag(screen.table, by: 500)
            await Task { @MainActor in }.value
            screen.person.settle()
        }
        // Once for as many items as there were, and never while the end was out of sight.
        #expect(asked == [20, 40, 60])
        #expect(screen.has("news[59].words") && !screen.has("news[60].words"))
        #expect(screen.session.value("news[0].words") == .blank)
    }
}

extension FormEngine {
    /// How many items a repeat has.
    fileprivate func count(ofItemsAt path: String) -> Int {
        (0...).first { node(at: path + "[\($0)]") == nil } ?? 0
    }
}
