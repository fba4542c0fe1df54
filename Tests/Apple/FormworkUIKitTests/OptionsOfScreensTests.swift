import FormworkCore
import FormworkDialect
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// What an app decides about a screen (`FormOptions`).
@MainActor struct OptionsOfScreensTests {
    private func open(_ change: (inout FormOptions) -> Void) throws -> Screen {
        var options = FormOptions()
        change(&options)
        let towns = (1...30).map { #"{"id": "t\#($0)", "title": "Town \#($0)"}"# }.joined(separator: ",")
        let more = (1...20).map { #"{"id": "n\#($0)", "type": "text", "title": "N"}"# }.joined(separator: ",")
        return try Screen(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "title": "Section", "footer": "End", "fields": [
                  {"id": "a", "type": "text", "title": "A", "info": "Hint"},
                  {"id": "b", "type": "text", "title": "B"},
                  {"id": "one", "type": "select", "title": "One", "style": "radio",
                   "options": [{"id": 1, "title": "First"}, {"id": 2, "title": "Second"}]},
                  {"id": "town", "type": "select", "title": "Town", "options": [\(towns)]}, \(more)]}]}
                """, height: 600, options: options)
    }

    @Test func aButtonOpensTheScreenOfTheApp() throws {
        var options = FormOptions()
        options.destination = { field in
            guard field.id == "map" else { return nil }
            let screen = UIViewController(nibName: nil, bundle: nil)
            screen.title = "Map"
            return screen
        }
        let screen = try Screen(
            fields: #"{"id": "map", "type": "button", "title": "Map"}, {"id": "go", "type": "button", "title": "Go"}"#,
            options: options)
        var taps = 0
        screen.session.onTap("map", owner: screen.controller) { _, _ in taps += 1 }
        try screen.press("Go", in: "go")
        #expect(screen.person.top === screen.controller)
        try screen.press("Map", in: "map")
        #expect(screen.person.top?.title == "Map" && taps == 1)
    }

    @Test(arguments: [true, false]) func whatIsRightIsMarkedWhereTheAppWantsIt(marks: Bool) async throws {
        var options = FormOptions()
        options.marksValid = marks
        let screen = try Screen(
            fields: #"{"id": "a", "type": "text", "title": "A", "validations": {"required": true}}"#, options: options)
        let view = try screen.view(of: screen.row("a"))
        try screen.submit()
        #expect(view.validMark.isHidden)
        try screen.fill("a", "x")
        screen.person.window.endEditing(true)
        await screen.session.settle()
        screen.person.settle()
        #expect(view.validMark.isHidden != marks)
        screen.session.set("a", to: .blank)
        screen.person.settle()
        #expect(view.validMark.isHidden)
    }

    @Test func anAppDecidesOnceForAllItsForms() throws {
        FormOptions.usual.labelStyle = { _ in .floating }
        defer { FormOptions.usual = FormOptions() }
        let reading = DefinitionReader.read(
            Array(
                #"{"id": "f", "sections": [{"id": "s", "fields": [{"id": "a", "type": "text", "title": "A"}]}]}"#.utf8),
            fileName: "form.json", strict: false)
        let session = FormSession(try CompiledForm(try #require(reading.definition)))
        let form = FormViewController(session).form
        #expect(form.options.labelStyle(Field(id: "a", type: .text)) == .floating)
        #expect(FormTableView(session).options.labelStyle(Field(id: "a", type: .text)) == .floating)
    }

    @Test func theBarCanBeLeftOutOrBeTheApps() throws {
        let without = try open { $0.showsBar = false }
        try without.fill("a", "x")
        #expect(without.person.window.firstResponder?.inputAccessoryView == nil)
        let own = UIView()
        let with = try open { $0.bar = { _ in own } }
        try with.fill("a", "x")
        #expect(with.person.window.firstResponder?.inputAccessoryView === own)
    }

    @Test func draggingPutsTheKeyboardDownWhereThatIsWanted() throws {
        let screen = try open { $0.endsEditingOnScroll = true }
        try screen.fill("a", "x")
        screen.person.drag(screen.table, by: 50)
        #expect(!screen.person.hasKeyboard)
        let other = try open { _ in }
        try other.fill("a", "x")
        other.person.drag(other.table, by: 50)
        #expect(other.person.hasKeyboard)
    }

    @Test func theRowInFocusHasTheColourForIt() throws {
        let screen = try open { $0.focusColor = .systemYellow }
        try screen.fill("a", "x")
        #expect(try screen.view(of: screen.row("a")).backgroundColor?.recipe == "systemYellow")
        try screen.fill("b", "x")
        #expect(try screen.view(of: screen.row("a")).backgroundColor == nil)
    }

    @Test func changesComeWithoutAnimationWhereThatIsWanted() throws {
        let screen = try open { $0.animatesChanges = false }
        try screen.session.change {
            $0.groups[0].sections[0].elements.insert(.field(Field(id: "x", type: .text)), at: 0)
        }
        screen.person.settle()
        #expect(screen.has("x") && screen.table.work.animatedUpdates == 0)
    }

    @Test func headersFootersAndAccessoriesCanBeTheApps() throws {
        let header = UILabel(), footer = UILabel(), help = UIButton(type: .system, primaryAction: nil)
        header.text = "Own header"
        footer.text = "Own footer"
        let screen = try open {
            $0.header = { _ in header }
            $0.footer = { _ in footer }
            $0.accessory = { $0.id == "a" ? help : nil }
        }
        #expect(header.window != nil)
        #expect(help.isDescendant(of: try screen.view(of: screen.row("a"))))
        #expect(!screen.person.listen().contains { $0.label == "Section" })
        _ = try screen.view(of: screen.row("n20"))
        #expect(footer.window != nil)
    }

    @Test func optionsHaveTheSymbolsOfTheApp() throws {
        let screen = try open { $0.symbols.chosen = "star.fill" }
        try screen.press("First", in: "one")
        let buttons = try screen.view(of: screen.row("one")).all(UIButton.self)
        #expect(buttons.first { $0.shownTitle == "First" }?.configuration?.image?.name == "star.fill")
        #expect(buttons.first { $0.shownTitle == "Second" }?.configuration?.image?.name == "circle")
    }

    @Test func theScreenOfALongListCanBeTheApps() throws {
        let own = UIViewController()
        let session = Box<FormSession?>(nil)
        let screen = try open { options in
            options.optionScreen = { _, given in
                session.value = given
                return own
            }
        }
        #expect(screen.person.tap(try screen.view(of: screen.row("town"))))
        #expect(screen.person.top === own)
        session.value?.set("town", to: .text("t3"))
        screen.person.goBack()
        #expect(try screen.view(of: screen.row("town")).all(UILabel.self).contains { $0.text == "Town 3" })
    }

    @Test func partsAreColouredToFindOutWhyAScreenLooksAsItDoes() throws {
        let screen = try open { $0.showsParts = true }
        #expect(try screen.view(of: screen.row("a")).hintLabel.backgroundColor?.recipe == "systemGreen at 0.4")
    }

    @Test func largeTextsPutControlsUnderTheirTitles() throws {
        let large = UITraitCollection(category: .accessibilityExtraLarge)
        let text =
            #"{"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [{"id": "on", "type": "switch", "title": "On"}]}]}"#
        for (settings, axis) in [(UITraitCollection(), NSLayoutConstraint.Axis.horizontal), (large, .vertical)] {
            let screen = try Screen(reading: text, settings: settings)
            let view = try screen.view(of: screen.row("on"))
            #expect(view.content.axis == axis && view.titleLabel.adjustsFontForContentSizeCategory)
            screen.person.window.settings = axis == .horizontal ? large : UITraitCollection()
            #expect(view.content.axis != axis)
        }
    }

    @Test func optionsAndAnswersSayWhatTheAppMakesOfThem() throws {
        let sizes = (1...8).map { FieldOption(.number(DecimalNumber($0)), "size \($0)") }
        let form = FormDefinition("f", locale: "en") {
            Field.select("one", "One", options: sizes).optionTitles { $0.title.uppercased() }
            Field.select("many", "Many", options: sizes, multiple: true).style(.list)
        }
        let environment = FormEnvironment()
            .display("one") { "No. " + $0.canonicalText }
            .display("many") { value in
                if case .list(let chosen) = value { "\(chosen.count) sizes" } else { nil }
            }
        let screen = try Screen(form, environment: environment)
        let button = try screen.control("one", UIButton.self)
        screen.person.tap(button)
        #expect(screen.person.window.openMenu?.menu.actions.first?.title == "SIZE 1")
        #expect(screen.person.choose("SIZE 4") && button.title(for: .normal) == "No. 4")
        screen.session.set("many", to: [1, 2, 5])
        screen.person.settle()
        let many = try screen.view(of: screen.row("many"))
        #expect(many.all(UILabel.self).contains { $0.text == "3 sizes" })
        #expect(many.all(UILabel.self).contains { $0.accessibilityValue == "3 sizes" })
    }

    @Test func actionsOfTheAppAreBehindRows() throws {
        let called = Box<[String]>([])
        var options = FormOptions()
        options.leadingActions = { state in
            guard state.field.id == "phone" else { return [] }
            return [
                UIContextualAction(style: .normal, title: "Call") { _, _, done in
                    called.value.append(state.path)
                    done(true)
                }
            ]
        }
        options.trailingActions = { state in
            state.field.id == "phone"
                ? [UIContextualAction(style: .normal, title: "Copy") { _, _, done in done(true) }] : []
        }
        let screen = try Screen(
            fields: """
                {"id": "phone", "type": "phone", "title": "Phone"}, {"id": "name", "type": "text", "title": "Name"}
                """, section: #", "deletable": true"#, options: options)
        func cell(_ path: String) throws -> UITableViewCell {
            let place = try #require(screen.table.driver.table.place(of: screen.row(path)))
            return try #require(
                screen.person.reach(IndexPath(row: place.line, section: place.section), in: screen.table))
        }
        #expect(screen.person.swipe(try cell("phone"), and: "Call") && called.value == ["phone"])
        #expect(screen.person.swipe(try cell("phone")).map(\.title) == ["Remove", "Copy"])
        #expect(screen.person.swipe(try cell("name")).map(\.title) == ["Remove"])
        #expect(screen.person.swipeForward(try cell("name")).isEmpty)
    }

    @Test func aTouchOnWhatIsReadIsHeardAndMayOpenAScreen() throws {
        var options = FormOptions()
        options.destination = { $0.id == "rules" ? UIViewController(nibName: nil, bundle: nil) : nil }
        let screen = try Screen(
            fields: """
                {"id": "rules", "type": "info", "title": "Rules", "value": "All of them"},
                {"id": "map", "type": "image", "title": "Map", "image": "symbol:map"}
                """, options: options)
        let taps = Box<[String]>([])
        for path in ["rules", "map"] {
            screen.session.onTap(path, owner: screen.controller) { _, tap in taps.value.append(tap.path) }
        }
        #expect(screen.person.tap(try screen.view(of: screen.row("map"))))
        #expect(taps.value == ["map"] && screen.person.top === screen.controller)
        #expect(screen.person.tap(try screen.view(of: screen.row("rules"))))
        #expect(taps.value == ["map", "rules"] && screen.person.top !== screen.controller)
    }

    @Test func aTableLooksAndScrollsAsTheAppWants() throws {
        var options = FormOptions()
        options.tableStyle = .grouped
        let rows = (0..<40).map { #"{"id": "f\#($0)", "type": "text", "title": "T\#($0)"}"# }.joined(separator: ",")
        let screen = try Screen(fields: rows, height: 400, options: options)
        #expect(screen.table.style == .grouped)
        let scrolls = Box(0)
        screen.table.onScroll = { scrolls.value += 1 }
        #expect(screen.table.reveal("f39")?.titleLabel.text == "T39" && scrolls.value > 0)
        #expect(screen.table.reveal("nothing") == nil && !screen.person.hasKeyboard)
    }
}
