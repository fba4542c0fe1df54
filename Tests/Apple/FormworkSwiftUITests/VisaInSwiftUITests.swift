import FormworkCore
import FormworkScreens
import Foundation
import SwiftUIDouble
import Testing

@testable import FormworkSwiftUIOnDouble

/// A form with pages, one at a time.
@MainActor struct VisaInSwiftUITests {
    private let stage: Stage

    init() throws { stage = try Stage(example: "visa") }

    private func turn(_ path: String, to day: String) throws {
        if stage.host.all(.datePicker, in: path).isEmpty {
            let button = try #require(stage.host.all(.button, in: path).first)
            #expect(stage.host.tap(button.words, in: path))
        }
        let seconds = try #require(DayAndTime.seconds(day, .date))
        #expect(stage.host.turn(to: Date(timeIntervalSince1970: seconds), in: path))
    }

    private func fillYou() throws {
        #expect(stage.host.fill("given_names", "Ada"))
        #expect(stage.host.fill("family_name", "Lovelace"))
        try turn("birthday", to: "1990-12-10")
        #expect(stage.host.fill("birthplace", "London"))
    }

    private func goToReview() throws {
        try fillYou()
        #expect(stage.host.tap("Continue"))
        #expect(stage.host.fill("passport_number", "AB123456"))
        try turn("issued", to: "2024-01-01")
        try turn("expires", to: "2034-01-01")
        #expect(stage.host.tap("Continue"))
        #expect(stage.host.fill("email", "ada@example.org"))
        #expect(stage.host.fill("street", "1 Long Road"))
        #expect(stage.host.fill("town", "Springfield"))
        #expect(stage.host.tap("Continue"))
        #expect(stage.host.tap("Holiday", in: "purpose"))
        try turn("arrival", to: "2027-06-01")
        try turn("departure", to: "2027-06-10")
        #expect(stage.host.tap("Continue") && stage.host.tap("Continue"))
        #expect(stage.host.flip(in: "declared"))
        #expect(stage.host.tap("Continue"))
    }

    private var place: String? { stage.model.shownStep.map { $0.progress + ": " + $0.title } }

    /// The row of an answer on the review.
    private func answer(_ path: String) throws -> Found {
        try #require(stage.host.found.first { $0.identifiers.contains(path) && $0.spokenValue != nil })
    }

    @Test func onlyOnePageIsShownWithItsPlace() throws {
        #expect(place == "Step 1 of 7: About you")
        let heading = try #require(stage.host.all(.text).first { $0.words == "About you" })
        #expect(heading.traits.contains(.isHeader) && heading.spokenValue == "Step 1 of 7")
        #expect(stage.shows("given_names") && !stage.shows("passport_number"))
        #expect(!stage.host.tap("Back") && !stage.host.tap("Send the application"))
    }

    @Test func aPageWithAnErrorStaysAndListsItsErrorsOnly() async throws {
        #expect(stage.host.tap("Continue"))
        #expect(place == "Step 1 of 7: About you" && stage.listedErrors.count == 4)
        await stage.wait { stage.host.scrolledTo.contains(AnyHashable(FormworkErrors.place)) }
        #expect(stage.host.found.contains { $0.isHeard && $0.words == stage.model.summaryTitle })
        try fillYou()
        #expect(stage.listedErrors == [])
        #expect(stage.host.tap("Continue"))
        #expect(place == "Step 2 of 7: Passport")
        #expect(stage.listedErrors == [] && !stage.shows("given_names"))
        #expect(stage.host.scrolledTo.last == AnyHashable(FormworkPageHeader.place))
        #expect(stage.host.found.contains { $0.isHeard && $0.words == "Passport" })
    }

    @Test func goingBackChecksNothingAndLosesNothing() throws {
        try fillYou()
        #expect(stage.host.tap("Continue"))
        #expect(stage.host.fill("passport_number", "!"))
        #expect(stage.host.tap("Back"))
        #expect(place == "Step 1 of 7: About you" && stage.listedErrors == [])
        #expect(stage.host.tap("Continue"))
        #expect(stage.session.value("passport_number") == .text("!"))
    }

    @Test func everythingIsFilledReadAgainChangedAndSubmitted() async throws {
        try goToReview()
        #expect(place == "Step 7 of 7: Check your answers")
        let town = try answer("town")
        #expect(town.spokenLabel == "Town" && town.spokenValue == "Springfield" && town.hint == "Change")
        #expect(try answer("phone").spokenValue == "Not answered")
        #expect(try answer("days").hint == nil)

        #expect(stage.host.tap("Town", in: "town"))
        #expect(place == "Step 3 of 7: How to reach you")
        #expect(stage.model.focusedRow.flatMap { stage.session.engine.path(of: $0.node) } == "town")
        #expect(stage.host.fill("town", "Shelbyville"))
        #expect(stage.host.tap("Check your answers again"))
        #expect(try answer("town").spokenValue == "Shelbyville")

        await stage.submit()
        #expect(stage.accepted.first?["town"]?.stringValue == "Shelbyville")
        #expect(stage.session.successWords.title == "Thank you, Ada")
    }

    @Test func aRefusedSubmissionListsTheErrorsOfAllPagesAndLeadsToEach() async throws {
        stage.model.open(.review)
        stage.host.settle()
        await stage.submit()
        #expect(stage.accepted.isEmpty && place == "Step 1 of 7: About you")
        let entry = try #require(stage.listedErrors.first { $0.contains("Email") })
        #expect(stage.host.tap(entry))
        #expect(place == "Step 3 of 7: How to reach you")
        #expect(stage.listedErrors.count > 8)
    }

    @Test func aPageThatGoesWhileItIsShownGivesWayToTheOneBefore() throws {
        stage.session.set("purpose", to: "work")
        stage.model.open(.page("work"))
        stage.host.settle()
        #expect(place == "Step 5 of 8: Your work" && stage.shows("employer"))
        stage.session.set("purpose", to: "tourism")
        stage.host.settle()
        #expect(place == "Step 4 of 7: Your trip" && stage.shows("purpose") && !stage.shows("employer"))
    }

    @Test func movingStaysOnThePage() throws {
        stage.model.open(.page("contact"))
        stage.host.settle()
        stage.model.move(.next)
        stage.host.settle()
        #expect(stage.model.focusedRow.flatMap { stage.session.engine.path(of: $0.node) } == "email")
        for _ in 0..<5 {
            stage.model.move(.next)
            stage.host.settle()
        }
        #expect(stage.model.focusedRow == nil, "the next field is on another page")
        #expect(stage.model.focus("given_names"))
        stage.host.settle()
        #expect(place == "Step 1 of 7: About you")
    }

    @Test func typingDrawsNoOtherPartOfThePage() throws {
        #expect(stage.host.fill("given_names", "Ada"))
        _ = stage.redrawnViews()
        stage.session.set("family_name", to: "Lovelace")
        #expect(!stage.redrawnViews().contains { $0.contains("PageHeader") || $0.contains("SectionView") })
    }
}
