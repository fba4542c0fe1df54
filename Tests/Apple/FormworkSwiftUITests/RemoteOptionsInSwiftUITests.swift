import Formwork
import FormworkCore
import Foundation
import SwiftUIDouble
import Synchronization
import Testing

@testable import FormworkSwiftUIOnDouble

/// Towns of a server that can be out of order.
private final class Towns: OptionLoader {
    let isBroken = Mutex(false)

    func options(for request: OptionRequest) async throws -> OptionPage {
        if isBroken.withLock({ $0 }) { throw CustomError(code: "line", message: "The line is down.") }
        if !request.search.isEmpty { return OptionPage([FieldOption(id: .text(request.search), title: "Found")]) }
        let first = request.page == nil ? 1 : 4
        let page = (first..<first + 3).map { FieldOption(id: .text("t\($0)"), title: "Town \($0)") }
        return OptionPage(page, next: request.page == nil ? "2" : nil)
    }
}

/// Options that come from elsewhere, while their list is open.
@MainActor struct RemoteOptionsInSwiftUITests {
    private let towns = Towns()

    private func open() throws -> Stage {
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "town", "type": "select", "title": "Town", "options": []}]}]}
                """, environment: FormEnvironment().options(of: "town", searchingAfter: .zero, from: towns))
        #expect(stage.host.tap("Town Choose…", in: "town"))
        return stage
    }

    private func settle(_ stage: Stage) async {
        await stage.session.settle()
        stage.host.settle()
    }

    private func buttons(_ stage: Stage) -> [String] { stage.host.all(.button).map(\.words) }

    @Test func anOpenListSaysThatItsOptionsLoadAndMoreComeWhenTheyAreAskedFor() async throws {
        let stage = try open()
        #expect(stage.host.all(.text).map(\.words).contains("Loading…") && !stage.host.all(.progress).isEmpty)
        await settle(stage)
        #expect(buttons(stage) == ["Town 1", "Town 2", "Town 3", "Show more"] && stage.host.all(.progress).isEmpty)
        #expect(stage.host.tap("Show more"))
        await settle(stage)
        #expect(buttons(stage) == (1...6).map { "Town \($0)" })
        #expect(stage.host.tap("Town 5") && stage.session.value("town") == .text("t5") && stage.host.topSheet == nil)
    }

    @Test func whatDidNotArriveIsSaidAndTriedAgain() async throws {
        towns.isBroken.withLock { $0 = true }
        let stage = try open()
        var said: [String] = []
        stage.model.announce = { said.append($0) }
        await settle(stage)
        #expect(stage.host.all(.text).map(\.words).contains("The line is down.") && said == ["The line is down."])
        towns.isBroken.withLock { $0 = false }
        #expect(stage.host.tap("Try again"))
        await settle(stage)
        #expect(buttons(stage).contains("Town 3"))
    }

    @Test func theLoaderSearches() async throws {
        let stage = try open()
        await settle(stage)
        stage.host.search("Ulm")
        await settle(stage)
        #expect(buttons(stage) == ["Found"])
        #expect(stage.host.tap("Found") && stage.session.value("town") == .text("Ulm"))
    }
}
