import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// The ways in which an app can have it said what is wrong (`FormOptions.errorDisplay`).
@MainActor struct ErrorDisplayTests {
    private func open(_ display: ErrorDisplay, count: Int = 2) throws -> Screen {
        var options = FormOptions()
        options.errorDisplay = display
        let fields = (1...count).map {
            #"{"id": "f\#($0)", "type": "text", "title": "F\#($0)", "validations": {"required": true, "messages": {"required": "Wrong \#($0)"}}}"#
        }
        UIAccessibility.forget()
        return try Screen(fields: fields.joined(separator: ","), options: options)
    }

    @Test func anAlertSaysWhatIsWrongAndLeadsToTheField() throws {
        let screen = try open(.alert)
        try screen.submit()
        let alert = try #require(screen.person.top as? UIAlertController)
        #expect(alert.preferredStyle == .alert && alert.message == "Wrong 1\nWrong 2")
        #expect(alert.title == screen.table.driver.presentation.summaryTitle)
        #expect(screen.table.tableHeaderView == nil && !screen.person.hasKeyboard)
        #expect(screen.person.answer("Close"))
        #expect(screen.table.source.focused == (try screen.row("f1")))
        try screen.fill("f1", "x")
        try screen.submit()
        #expect((screen.person.top as? UIAlertController)?.message == "Wrong 2")
    }

    @Test func anAlertSaysNotMoreThanCanBeRead() throws {
        let screen = try open(.alert, count: 9)
        try screen.submit()
        let message = try #require((screen.person.top as? UIAlertController)?.message)
        #expect(message.split(separator: "\n").count == 6 && message.hasSuffix("…"))
    }

    @Test func aPopoverPointsToTheFirstWrongField() throws {
        let screen = try open(.popover)
        try screen.submit()
        let popover = try #require(screen.person.top as? ErrorPopover)
        #expect(popover.shownStyle == .popover && popover.view.all(UILabel.self).first?.text == "Wrong 1")
        let label = try #require(screen.table.source.view(of: screen.row("f1"))?.errorLabel)
        #expect(popover.popoverPresentationController?.sourceView === label)
        popover.dismiss(animated: true)
        #expect(screen.person.top === screen.controller && screen.table.tableHeaderView == nil)
    }

    @Test func withoutMoreTheFirstWrongFieldHasTheFocus() throws {
        let screen = try open(.none)
        try screen.submit()
        #expect(screen.person.top === screen.controller && screen.table.tableHeaderView == nil)
        #expect(screen.table.source.focused == (try screen.row("f1")) && screen.person.hasKeyboard)
        #expect(UIAccessibility.posts.contains { $0.announcement?.contains("2") == true })
    }
}
