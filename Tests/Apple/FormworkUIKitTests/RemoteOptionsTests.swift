import Formwork
import FormworkCore
import Foundation
import Synchronization
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

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
@MainActor struct RemoteOptionsTests {
    private let towns = Towns()

    private func open(_ choice: ChoiceStyle? = nil) throws -> Screen {
        var options = FormOptions()
        if let choice { options.choice = { _ in choice } }
        return try Screen(
            fields: #"{"id": "town", "type": "select", "title": "Town", "options": []}"#, options: options,
            environment: FormEnvironment().options(of: "town", searchingAfter: .zero, from: towns))
    }

    private func openList(_ screen: Screen) throws -> OptionListController {
        #expect(screen.person.tap(try screen.view(of: screen.row("town"))))
        return try #require(screen.person.top as? OptionListController)
    }

    private func settle(_ screen: Screen) async {
        await screen.session.settle()
        screen.person.settle()
    }

    private func titles(_ list: OptionListController) -> [String] {
        list.tableView.visibleCells.compactMap { $0.textLabel?.text }
    }

    private func words(_ list: OptionListController) -> [String] {
        let labels = list.tableView.tableFooterView?.all(UILabel.self) ?? []
        return labels.filter { !$0.isHidden }.compactMap(\.text)
    }

    private func button(_ list: OptionListController) throws -> UIButton {
        try #require(list.tableView.tableFooterView?.all(UIButton.self).first { !$0.isHidden })
    }

    @Test func anOpenListSaysThatItsOptionsLoadAndShowsThem() async throws {
        let screen = try open()
        let list = try openList(screen)
        #expect(words(list) == ["Loading…"] && titles(list).isEmpty)
        let spinner = try #require(list.tableView.tableFooterView?.all(UIActivityIndicatorView.self).first)
        #expect(spinner.isAnimating)
        await settle(screen)
        #expect(titles(list) == ["Town 1", "Town 2", "Town 3"] && !spinner.isAnimating)
        #expect(screen.person.tap(try #require(list.tableView.visibleCells.last)))
        #expect(screen.session.value("town") == .text("t3") && screen.person.top === screen.controller)
    }

    @Test func moreOptionsComeWhenTheyAreAskedFor() async throws {
        let screen = try open()
        await settle(screen)
        let list = try openList(screen)
        #expect(try button(list).title(for: .normal) == "Show more")
        screen.person.tap(try button(list))
        await settle(screen)
        #expect(titles(list).count == 6 && list.tableView.tableFooterView == nil)
    }

    @Test func whatFailedIsSaidAndTriedAgain() async throws {
        towns.isBroken.withLock { $0 = true }
        UIAccessibility.forget()
        let screen = try open()
        let list = try openList(screen)
        await settle(screen)
        #expect(words(list) == ["The line is down."])
        #expect(UIAccessibility.posts.contains { $0.announcement == "The line is down." })
        towns.isBroken.withLock { $0 = false }
        #expect(try button(list).title(for: .normal) == "Try again")
        screen.person.tap(try button(list))
        #expect(words(list) == ["Loading…"])
        await settle(screen)
        #expect(titles(list).count == 3)
    }

    @Test func theLoaderLooksForWhatIsTyped() async throws {
        let screen = try open()
        await settle(screen)
        let list = try openList(screen)
        screen.person.search("Bern")
        await settle(screen)
        #expect(titles(list) == ["Found"])
        screen.person.tap(try #require(list.tableView.visibleCells.first))
        #expect(screen.session.value("town") == .text("Bern"))
    }

    @Test func anAlertDoesNotWaitForOptions() async throws {
        let screen = try open(.alert)
        let list = try openList(screen)
        #expect(list.navigationController !== screen.controller.navigationController)
        await settle(screen)
        #expect(titles(list).count == 3)
    }

    @Test func theRowSaysThatItsOptionsLoad() async throws {
        let screen = try open(.rows)
        let spinner = try screen.control("town", UIActivityIndicatorView.self)
        #expect(spinner.isAnimating)
        await settle(screen)
        #expect(!spinner.isAnimating)
        try screen.press("Town 2", in: "town")
        #expect(screen.session.value("town") == .text("t2"))
    }
}
