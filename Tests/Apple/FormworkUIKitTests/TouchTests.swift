import Formwork
import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Touches beside controls: on titles, hints, and what is no control. They do the same whether a field has a line for itself or not.
@MainActor struct TouchTests {
    private let fields = """
        {"id": "a", "type": "text", "title": "A", "size": {"width": 50}},
        {"id": "on", "type": "switch", "title": "On", "size": {"width": 50}},
        {"id": "terms", "type": "check", "title": "Terms", "size": {"width": 50}},
        {"id": "colour", "type": "select", "title": "Colour", "style": "search", "size": {"width": 50},
         "options": [{"id": "r", "title": "Red"}, {"id": "g", "title": "Green"}]},
        {"id": "size", "type": "select", "title": "Size", "style": "picker", "size": {"width": 50},
         "options": [{"id": "s", "title": "Small"}, {"id": "l", "title": "Large"}]},
        {"id": "day", "type": "date", "title": "Day", "size": {"width": 50}},
        {"id": "rules", "type": "info", "title": "Rules", "value": "All", "size": {"width": 50}},
        {"id": "long", "type": "text_view", "title": "Long", "size": {"width": 50}}
        """

    private func open(_ width: CGFloat) throws -> Screen {
        var options = FormOptions()
        options.checkStyle = .box
        options.choice = { $0.id == "size" ? .menu : nil }
        return try Screen(fields: fields, width: width, options: options)
    }

    @Test(arguments: [320.0, 390, 744, 1_024]) func aTouchOnATitleDoesWhatTheFieldIsFor(width: CGFloat) throws {
        let screen = try open(width)
        func touch(_ path: String) throws {
            #expect(screen.person.tap(try screen.view(of: screen.row(path)).titleLabel))
        }
        try touch("a")
        #expect(try screen.control("a", UITextField.self).isFirstResponder)
        try touch("on")
        #expect(screen.session.value("on") == true)
        try touch("terms")
        #expect(screen.session.value("terms") == true)
        try touch("day")
        #expect(try screen.view(of: screen.row("day")).isFirstResponder)
        try touch("long")
        #expect(try screen.control("long", UITextView.self).isFirstResponder)
        var taps = 0
        screen.session.onTap("rules", owner: screen.controller) { _, _ in taps += 1 }
        try touch("rules")
        #expect(taps == 1)
        try touch("size")
        #expect(screen.person.choose("Large") && screen.session.value("size") == "l")
        try touch("colour")
        let list = try #require(screen.person.top as? OptionListController)
        #expect(
            screen.person.tap(try #require(list.tableView.visibleCells.last)) && screen.session.value("colour") == "g")
    }

    @Test(arguments: [390.0, 744]) func aTouchOnTheAnswerOpensTheListToo(width: CGFloat) throws {
        let screen = try open(width)
        let value = try #require(
            try screen.view(of: screen.row("colour")).all(UILabel.self).last { $0.text == "Choose…" })
        #expect(screen.person.tap(value) && screen.person.top is OptionListController)
    }

    /// A finger does not hit a line of 22 points: what lies between the fields belongs to the nearest one.
    @Test func eachFieldOfALineIsAsHighAsTheLine() throws {
        let screen = try open(744)
        let on = try screen.view(of: screen.row("on")), a = try screen.view(of: screen.row("a"))
        let cell = try #require(screen.table.visibleCells.first as? LineCell)
        #expect(cell.views.map(\.row) == [a.row, on.row] && cell.frame.height >= 44)
        // The double does not lay out what is in a cell.
        let stack = try #require(a.superview)
        cell.contentView.frame = cell.bounds
        stack.frame = CGRect(x: 16, y: 10, width: 712, height: 24)
        a.frame = CGRect(x: 0, y: 0, width: 348, height: 24)
        on.frame = CGRect(x: 364, y: 0, width: 348, height: 24)
        for y in [1.0, 22, cell.bounds.height - 1] {
            #expect(hit(cell, 40, y) === a && hit(cell, 700, y) === on && hit(cell, 8, y) === a, "\(y)")
        }
    }

    private func hit(_ cell: LineCell, _ x: CGFloat, _ y: CGFloat) -> FieldView? {
        var view = cell.hitTest(CGPoint(x: x, y: y), with: nil)
        while let one = view, !(one is FieldView) { view = one.superview }
        return view as? FieldView
    }

    @Test func rowsThatOpenAScreenAreHighlighted() throws {
        let screen = try open(390)
        func style(_ path: String) throws -> UITableViewCell.SelectionStyle? {
            var view: UIView? = try screen.view(of: screen.row(path))
            while let one = view, !(one is UITableViewCell) { view = one.superview }
            return (view as? UITableViewCell)?.selectionStyle
        }
        #expect(try style("colour") == .default && style("a") == UITableViewCell.SelectionStyle.none)
    }

    /// SwiftUI has a stack of its own around a form that it shows, and loses what others push there.
    @Test func aFormInsideOfAnotherScreenOpensASheet() throws {
        let screen = try open(390)
        let form = FormViewController(screen.session)
        let host = UIViewController()
        let stack = UINavigationController(rootViewController: host)
        let person = Person(opening: stack)
        host.addChild(form)
        host.view.addSubview(form.view)
        form.view.frame = host.view.bounds
        person.settle()
        let view = try #require(form.form.source.view(of: screen.row("colour")))
        #expect(person.tap(view.titleLabel))
        #expect(stack.topViewController === host && form.presentedViewController != nil)
    }

    @Test func aGroupOpensByATouchOnItsHeader() throws {
        let screen = try Screen(
            reading: """
                {"id": "f", "locale": "en", "groups": [{"id": "g", "title": "G", "collapsible": true, "sections": [
                  {"id": "s", "fields": [{"id": "a", "type": "text", "title": "A"}]}]}]}
                """)
        let label = try #require(screen.table.headerView(forSection: 0)?.all(UILabel.self).first)
        let touch = UITouch(at: .zero, in: label)
        label.touchesBegan([touch], with: nil)
        label.touchesEnded([touch], with: nil)
        screen.person.settle()
        #expect(!screen.has("a"))
    }

    @Test func aTouchBesideAMenuOpensTheMenuAndTheBarAWheel() throws {
        let screen = try open(390)
        let view = try screen.view(of: screen.row("size"))
        #expect(screen.person.tap(view) && screen.person.window.openMenu != nil)
        screen.person.closeMenu()
        #expect(screen.table.focus("size") && view.isFirstResponder && view.inputView is UIPickerView)
    }
}
