import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// A form with pages, one at a time, from the first touch to the accepted application.
@MainActor struct VisaJourneyTests {
    private let screen: Screen

    init() throws { screen = try Screen(example: "visa") }

    private var table: FormTableView { screen.table }

    private var top: TopView { get throws { try #require(table.tableHeaderView as? TopView) } }

    private var place: [String?] { get throws { [try top.progress.text, try top.title.text] } }

    private var listed: [String] { table.summary?.buttons.compactMap(\.shownTitle) ?? [] }

    private func press(_ title: String) throws {
        let buttons = try #require(table.submitView).all(UIButton.self)
        let button = buttons.first { $0.shownTitle == title && !$0.isHidden }
        #expect(screen.person.tap(try #require(button, "\(title)")))
    }

    private func turn(_ path: String, to day: String) throws {
        let view = try screen.view(of: screen.row(path))
        #expect(view.takeFocus())
        let wheel = try #require(view.inputView as? UIDatePicker)
        screen.person.turn(wheel, to: Date(timeIntervalSince1970: try #require(DayAndTime.seconds(day, .date))))
    }

    private func fillYou() throws {
        try screen.fill("given_names", "Ada")
        try screen.fill("family_name", "Lovelace")
        try turn("birthday", to: "1990-12-10")
        try screen.fill("birthplace", "London")
    }

    private func fillPassport() throws {
        try screen.fill("passport_number", "AB123456")
        try turn("issued", to: "2024-01-01")
        try turn("expires", to: "2034-01-01")
    }

    private func fillContact() throws {
        try screen.fill("email", "ada@example.org")
        try screen.fill("street", "1 Long Road")
        try screen.fill("town", "Springfield")
    }

    private func fillTrip() throws {
        try screen.press("Holiday", in: "purpose")
        try turn("arrival", to: "2027-06-01")
        try turn("departure", to: "2027-06-10")
    }

    /// Fills everything, up to the review.
    private func goToReview() throws {
        try fillYou()
        try press("Continue")
        try fillPassport()
        try press("Continue")
        try fillContact()
        try press("Continue")
        try fillTrip()
        try press("Continue")
        try press("Continue")
        #expect(screen.person.tap(try screen.control("declared", UISwitch.self)))
        try press("Continue")
    }

    /// Scrolls to an answer of the review, and gives its row.
    private func answer(_ title: String) throws -> AnswerCell {
        for (section, block) in table.review.blocks.enumerated() {
            guard let row = block.answers.firstIndex(where: { $0.title == title }) else { continue }
            return try #require(
                screen.person.reach(IndexPath(row: row, section: section), in: table) as? AnswerCell)
        }
        return try #require(nil, "\(title)")
    }

    @Test func onlyOnePageIsShownWithItsPlace() throws {
        #expect(try place == ["Step 1 of 7", "About you"])
        #expect(screen.has("given_names") && !screen.has("passport_number"))
        #expect(try #require(table.submitView).back.isHidden)
        #expect(try top.title.accessibilityTraits.contains(.header))
        #expect(try top.title.accessibilityValue == "Step 1 of 7")
    }

    @Test func aPageWithAnErrorStaysAndListsItsErrorsOnly() throws {
        UIAccessibility.forget()
        try press("Continue")
        #expect(try place == ["Step 1 of 7", "About you"])
        #expect(listed.count == 4)
        #expect(UIAccessibility.posts.last?.notification == .layoutChanged)
        #expect(UIAccessibility.posts.last?.argument is ErrorSummaryView)
        try fillYou()
        #expect(listed.isEmpty && table.summary == nil)
        try press("Continue")
        #expect(try place == ["Step 2 of 7", "Passport"])
        #expect(table.summary == nil && !screen.has("given_names"))
        #expect(try screen.view(of: screen.row("passport_number")).errorLabel.text == nil)
    }

    @Test func thoseWhoListenHearTheHeadingOfTheNewPage() throws {
        try fillYou()
        UIAccessibility.forget()
        try press("Continue")
        let post = try #require(UIAccessibility.posts.first { $0.notification == .screenChanged })
        #expect(post.argument as? UILabel === (try top.title))
        #expect(try top.title.accessibilityValue == "Step 2 of 7")
    }

    @Test func goingBackChecksNothingAndLosesNothing() throws {
        try fillYou()
        try press("Continue")
        try screen.fill("passport_number", "!")
        try press("Back")
        #expect(try place == ["Step 1 of 7", "About you"])
        #expect(try screen.control("birthplace", UITextField.self).text == "London")
        #expect(listed.isEmpty)
        try press("Continue")
        #expect(try screen.control("passport_number", UITextField.self).text == "!")
    }

    @Test func everythingIsFilledReadAgainChangedAndSubmitted() throws {
        try goToReview()
        #expect(try place == ["Step 7 of 7", "Check your answers"])
        let town = try answer("Town")
        #expect(town.answer.text == "Springfield" && town.change.text == "Change" && !town.change.isHidden)
        #expect(town.accessibilityLabel == "Town" && town.accessibilityValue == "Springfield")
        #expect(town.accessibilityHint == "Change" && town.accessibilityTraits == .button)
        #expect(try answer("Arrival").answer.text != "2027-06-01", "days are shown as people write them")
        #expect(try answer("Mobile").answer.text == "Not answered")
        // What is calculated is read and cannot be changed.
        #expect(try answer("Days").change.isHidden && answer("Days").answer.text == "10")

        #expect(screen.person.tap(try answer("Town")))
        #expect(try place == ["Step 3 of 7", "How to reach you"])
        #expect(table.source.focused == (try screen.row("town")))
        try screen.fill("town", "Shelbyville")
        try press("Check your answers again")
        #expect(try answer("Town").answer.text == "Shelbyville")

        try press("Send the application")
        #expect(screen.accepted.value.count == 1)
        #expect(screen.accepted.value.first?["town"]?.stringValue == "Shelbyville")
        #expect(screen.session.successWords.title == "Thank you, Ada")
        #expect(screen.session.successWords.text.contains("ada@example.org"))
    }

    @Test func anAnswerBringsItsPageAndTakesItAway() throws {
        table.open(.page("trip"))
        screen.person.settle()
        #expect(try place == ["Step 4 of 7", "Your trip"])
        try screen.press("For work", in: "purpose")
        #expect(try place == ["Step 4 of 8", "Your trip"])
        try turn("arrival", to: "2027-06-01")
        try turn("departure", to: "2027-06-10")
        try press("Continue")
        #expect(try place == ["Step 5 of 8", "Your work"])
        // The page goes while it is shown.
        screen.session.set("purpose", to: "tourism")
        screen.person.settle()
        #expect(try place == ["Step 4 of 7", "Your trip"])
        #expect(screen.has("purpose") && !screen.has("employer"))
    }

    @Test func aRefusedSubmissionListsTheErrorsOfAllPagesAndLeadsToEach() throws {
        table.open(.review)
        screen.person.settle()
        try press("Send the application")
        #expect(screen.accepted.value.isEmpty)
        #expect(try place == ["Step 1 of 7", "About you"])
        #expect(listed.count > 8)
        let entry = try #require(table.summary?.buttons.first { $0.shownTitle?.contains("Email") ?? false })
        #expect(screen.person.tap(entry))
        #expect(try place == ["Step 3 of 7", "How to reach you"])
        #expect(table.source.focused == (try screen.row("email")) && screen.person.hasKeyboard)
        #expect(listed.count > 8, "the list stays, for those who mend one after the other")
    }

    @Test func rowsComeAndGoOnThePageThatIsShown() throws {
        #expect(screen.person.tap(try screen.control("had_other_names", UISwitch.self)))
        #expect(screen.has("other_names[0].name"))
        try screen.fill("other_names[0].name", "Byron")
        #expect(screen.person.tap(try screen.control("had_other_names", UISwitch.self)))
        #expect(!screen.has("other_names[0].name"))
        // What changes on other pages changes nothing here.
        let work = table.work.batches
        screen.session.set("refused_before", to: true)
        screen.person.settle()
        #expect(table.work.batches == work && !screen.has("refusal"))
    }

    @Test func returnGoesOnAfterTheLastQuestionAndKeysDoWhatTheButtonDoes() throws {
        table.open(.page("contact"))
        screen.person.settle()
        #expect(screen.person.tap(try screen.control("town", UITextField.self)))
        #expect(try screen.control("town", UITextField.self).returnKeyType == .done)
        screen.person.press(.keyboardTab)
        #expect(!screen.person.hasKeyboard, "the next field is on another page")
        try fillContact()
        screen.person.press(.keyboardReturnOrEnter, .command)
        #expect(try place == ["Step 4 of 7", "Your trip"])
    }

    @Test func aProgramGoesToAFieldOnAnyPage() throws {
        #expect(table.focus("email"))
        #expect(try place == ["Step 3 of 7", "How to reach you"])
        #expect(!table.focus("nothing"))
    }

    @Test func theAppHearsOfEachPage() throws {
        var steps: [FormStep?] = []
        table.onTurnPage = { [weak table] in steps.append(table?.pages?.current) }
        table.open(.page("contact"))
        table.goBack()
        #expect(steps == [.page("contact"), .page("passport")])
    }

    @Test func aChangedFormStaysOnItsPage() throws {
        table.open(.page("contact"))
        _ = try screen.session.change { $0.groups.remove(at: 1) }
        screen.person.settle()
        #expect(try place == ["Step 2 of 6", "How to reach you"])
        #expect(screen.has("email"))
    }
}
