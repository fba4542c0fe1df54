import FormworkCore
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Smaller parts of forms, each as a person sees it.
@MainActor struct SmallPartsTests {
    @Test func aChoiceOfAMenuIsTakenBackInTheMenu() throws {
        let options = (1...8).map { #"{"id": \#($0), "title": "N\#($0)"}"# }.joined(separator: ",")
        let screen = try Screen(fields: #"{"id": "n", "type": "select", "title": "N", "options": [\#(options)]}"#)
        let button = try screen.control("n", UIButton.self)
        screen.person.tap(button)
        #expect(!screen.person.choose("Clear"))
        #expect(screen.person.choose("N4") && screen.session.value("n") == 4)
        screen.person.tap(button)
        #expect(screen.person.choose("Clear") && screen.session.value("n") == .blank)
    }

    @Test func aLengthOfTimeIsSteppedInMinutes() throws {
        let screen = try Screen(fields: #"{"id": "n", "type": "count_down", "title": "N"}"#)
        #expect((try screen.control("n", UITextField.self).leftView as? UILabel)?.text == "min")
        screen.person.step(try screen.control("n", UIStepper.self), up: true)
        guard case .number(let minutes) = screen.session.value("n") else { return #expect(Bool(false)) }
        #expect(minutes.isInteger && !minutes.isNegative)
    }

    @Test func aDayIsShownByItsPattern() throws {
        let screen = try Screen(fields: #"{"id": "d", "type": "date", "title": "D", "display_format": "dd.MM.yyyy"}"#)
        screen.session.set("d", to: .text("2026-11-22"))
        #expect(try screen.control("d", UIButton.self).title(for: .normal) == "22.11.2026")
    }

    @Test func linesAndRoomTakeNoTouch() throws {
        let screen = try Screen(
            fields:
                #"{"id": "l", "type": "separator"}, {"id": "r", "type": "spacer", "size": {"width": 100, "height": 4}}, {"id": "a", "type": "text", "title": "A"}"#
        )
        let line = try screen.view(of: screen.row("l")), room = try screen.view(of: screen.row("r"))
        #expect(room.fittedHeight(width: 300) >= 88)
        screen.person.tap(line)
        screen.person.tap(room)
        #expect(!screen.person.hasKeyboard)
        #expect(screen.person.listen().allSatisfy { $0.label != nil || $0.value != nil })
    }

    @Test func aSymbolStandsBeforeTheTitle() throws {
        let screen = try Screen(
            fields:
                #"{"id": "a", "type": "text", "title": "A", "image": "symbol:star.fill"}, {"id": "b", "type": "text", "title": "B"}"#
        )
        let view = try screen.view(of: screen.row("a"))
        #expect(view.symbolView.image?.name == "star.fill" && !view.symbolView.isHidden)
        #expect(try screen.view(of: screen.row("b")).symbolView.isHidden)
    }

    @Test func anErrorOfASectionStandsAtItsHeader() throws {
        let screen = try Screen(
            fields:
                #"{"id": "a", "type": "text", "title": "A"}"#, section: #", "repeat": {"min": 0, "max": 3}"#)
        screen.session.perform(.reportErrors([ReportedError(path: "s", code: "few", message: "Too few guests")]))
        screen.person.settle()
        let header = try #require(screen.table.headerView(forSection: 0))
        #expect(header.all(UILabel.self).contains { $0.text == "Too few guests" && !$0.isHidden })
    }

    @Test func everyChangeIsValidatedWhereTheFormSaysSo() throws {
        let screen = try Screen(
            fields:
                #"{"id": "a", "type": "text", "title": "A", "validations": {"min_length": 3}}"#,
            form: #", "validate_on": "change""#)
        try screen.fill("a", "x")
        let view = try screen.view(of: screen.row("a"))
        #expect(view.errorLabel.text != nil)
        screen.person.type("yz")
        #expect(view.errorLabel.text == nil && screen.person.hasKeyboard)
    }

    @Test func aPasswordIsTypedTwice() throws {
        let screen = try Screen(
            fields:
                #"{"id": "p", "type": "password", "title": "P"}, {"id": "q", "type": "password", "title": "Q", "validations": {"compare_to": "p", "compare_rule": "=="}}"#
        )
        try screen.fill("p", "secret")
        try screen.fill("q", "secres")
        try screen.submit()
        #expect(screen.listedErrors.count == 1)
        try screen.fill("q", "secret")
        try screen.submit()
        #expect(screen.accepted.value.count == 1)
    }

    @Test func aNewPasswordIsOneQuestionWithTwoBoxes() throws {
        let screen = try Screen(fields: #"{"id": "p", "type": "password", "title": "Password", "confirm": true}"#)
        let boxes = try ["p", "p_again"].map { try screen.control($0, UITextField.self) }
        #expect(boxes.allSatisfy { $0.isSecureTextEntry && $0.textContentType == .newPassword })
        try screen.fill("p", "secret")
        try screen.fill("p_again", "secres")
        try screen.submit()
        #expect(screen.listedErrors.count == 1)
        try screen.fill("p_again", "secret")
        try screen.submit()
        #expect(screen.accepted.value.first?["p"] == "secret" && screen.accepted.value.first?["p_again"] == nil)
    }

    @Test func textThatIsReadHasAllItsLines() throws {
        let screen = try Screen(fields: #"{"id": "i", "type": "info", "title": "I", "value": "one\ntwo"}"#)
        let label = try #require(try screen.view(of: screen.row("i")).all(UILabel.self).first { $0.text == "one\ntwo" })
        #expect(label.numberOfLines == 0)
    }

    @Test func anOpenListShowsOptionsThatArrive() throws {
        let options = (1...20).map { #"{"id": \#($0), "title": "N\#($0)"}"# }.joined(separator: ",")
        let screen = try Screen(fields: #"{"id": "n", "type": "select", "title": "N", "options": [\#(options)]}"#)
        #expect(screen.person.tap(try screen.view(of: screen.row("n"))))
        let list = try #require(screen.person.top as? OptionListController)
        let node = try screen.row("n").node
        screen.session.perform(.replaceOptions(node, [FieldOption(id: 99, title: "New")]))
        screen.person.settle()
        #expect(list.tableView.visibleCells.compactMap { $0.textLabel?.text } == ["New"])
        screen.person.tap(try #require(list.tableView.visibleCells.first))
        #expect(screen.session.value("n") == 99)
    }
}
