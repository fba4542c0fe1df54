import FormworkCore
import FormworkRuntime
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// A matrix: a table where there is room, and one choice below the other where there is not.
@MainActor struct MatrixTests {
    private static let statements = ["room", "food", "staff"].map { FieldOption(id: .text($0), title: "The \($0)?") }
    private static let answers = ["Bad", "Fair", "Good"].map { FieldOption(id: .text($0), title: $0) }

    private func open(
        width: CGFloat = 700, multiple: Bool = false, answers: [FieldOption] = answers,
        settings: UITraitCollection? = nil, options: FormOptions = FormOptions()
    ) throws -> Screen {
        let skipped = FormSection(id: "first", elements: [.field(Field(id: "skip", type: .toggle, title: "Skip"))])
        var matrix = FormSection.matrix(
            "service", "How was…", rows: Self.statements, columns: answers, multiple: multiple)
        // The first row may not be asked.
        if case .field(var field) = matrix.elements[0] {
            field.visibleWhen = "!$skip"
            matrix.elements[0] = .field(field)
        }
        return try Screen(
            FormDefinition(id: "f", groups: [FormGroup(sections: [skipped, matrix])]), height: 1_000,
            settings: settings, width: width, options: options)
    }

    private func view(_ path: String, _ screen: Screen) throws -> ColumnsView? {
        try screen.view(of: screen.row(path)) as? ColumnsView
    }

    /// The words of the columns above a row, if they are there.
    private func heads(_ path: String, _ screen: Screen) throws -> [String] {
        let view = try #require(try view(path, screen))
        guard view.headLabels.first?.superview?.superview?.isHidden == false else { return [] }
        return view.headLabels.compactMap(\.text)
    }

    @Test func whereThereIsRoomTheOptionsStandInColumns() throws {
        let screen = try open()
        #expect(try heads("service.room", screen) == ["Bad", "Fair", "Good"])
        #expect(try heads("service.food", screen).isEmpty && heads("service.staff", screen).isEmpty)
        let food = try #require(try view("service.food", screen))
        #expect(food.buttons.map(\.accessibilityLabel) == ["Bad, The food?", "Fair, The food?", "Good, The food?"])
        #expect(screen.person.tap(food.buttons[2]))
        #expect(screen.session.value("service.food") == .text("Good"))
        #expect(food.buttons[2].accessibilityTraits.contains(.selected) && food.buttons[2].currentImage != nil)
        #expect(food.buttons[2].currentImage?.name == "largecircle.fill.circle")
        #expect(food.buttons[1].currentImage?.name == "circle")
        #expect(try #require(try view("service.room", screen)).clear.alpha == 0)
        #expect(screen.person.tap(food.clear) && screen.session.value("service.food") == .blank)
    }

    @Test func severalAreTicked() throws {
        let screen = try open(multiple: true)
        let food = try #require(try view("service.food", screen))
        #expect(screen.person.tap(food.buttons[0]) && screen.person.tap(food.buttons[2]))
        #expect(screen.session.value("service.food") == .list([.text("Bad"), .text("Good")]))
        #expect(food.buttons[0].currentImage?.name == "checkmark.square.fill" && food.clear.superview == nil)
    }

    @Test func theWordsOfTheColumnsStandAboveTheFirstRowThatIsAsked() throws {
        let screen = try open()
        screen.session.set("skip", to: true)
        screen.person.settle()
        #expect(!screen.has("service.room"))
        #expect(try heads("service.food", screen) == ["Bad", "Fair", "Good"])
        screen.session.set("skip", to: false)
        screen.person.settle()
        #expect(try heads("service.room", screen) == ["Bad", "Fair", "Good"] && heads("service.food", screen).isEmpty)
    }

    @Test func rowsWithOtherColumnsHaveWordsOfTheirOwn() throws {
        let screen = try open()
        let others = [FieldOption(id: "x", title: "Never"), FieldOption(id: "y", title: "Always")]
        screen.session.perform(.replaceOptions(try screen.row("service.food").node, others))
        screen.person.settle()
        #expect(try heads("service.food", screen) == ["Never", "Always"])
        #expect(try heads("service.staff", screen) == ["Bad", "Fair", "Good"])
    }

    @Test func aNarrowTableAndLargeTextsHaveOneChoiceBelowTheOther() throws {
        let narrow = try open(width: 390)
        let large = try open(settings: UITraitCollection(category: .accessibilityLarge))
        for screen in [narrow, large] {
            let view = try screen.view(of: screen.row("service.food"))
            #expect(view is OptionsView)
            #expect(view.all(UIButton.self).prefix(3).compactMap(\.shownTitle) == ["Bad", "Fair", "Good"])
        }
    }

    @Test func moreColumnsThanFingersCanTellApartStandBelowEachOther() throws {
        let seven = (1...7).map { FieldOption(id: .text("\($0)"), title: "\($0)") }
        let screen = try open(answers: seven)
        #expect(try view("service.food", screen) == nil)
        #expect(try view("service.food", open(answers: Array(seven.prefix(6)))) != nil)
    }

    @Test func turningTheDeviceMakesATableOfIt() throws {
        let screen = try open(width: 390)
        #expect(try view("service.food", screen) == nil)
        screen.person.window.rootViewController?.view.frame.size.width = 800
        screen.person.settle()
        #expect(try view("service.food", screen) != nil)
        #expect(try heads("service.room", screen) == ["Bad", "Fair", "Good"])
    }

    @Test func theAppMayWantAnotherWay() throws {
        var options = FormOptions()
        options.choice = { _ in .menu }
        #expect(try open(options: options).view(of: open(options: options).row("service.food")) is MenuView)
    }

    @Test func rowsOfFieldsStandSideBySide() throws {
        let columns = [
            Field(id: "price", type: .currency, title: "Price"), Field(id: "size", type: .integer, title: "Size"),
        ]
        let matrix = FormSection.matrix(
            "homes", rows: [FieldOption(id: "old", title: "Old"), FieldOption(id: "new", title: "New")],
            columns: columns)
        let screen = try Screen(
            FormDefinition(id: "f", groups: [FormGroup(sections: [matrix])]), height: 1_000, width: 700)
        let price = try screen.row("homes.old.price"), size = try screen.row("homes.old.size")
        #expect(screen.table.driver.table.place(of: price) == screen.table.driver.table.place(of: size))
        try screen.fill("homes.new.size", "80")
        #expect(screen.session.value("homes.new.size") == 80)
    }

    @Test func rowsComeAndGoInAnyOrderAndTheFirstHasTheWords() throws {
        let flags = Self.statements.map { Field(id: "no_\($0.id.canonicalText)", type: .toggle, title: "No") }
        var matrix = FormSection.matrix("service", rows: Self.statements, columns: Self.answers)
        matrix.elements = zip(matrix.elements, flags).map { element, flag in
            guard case .field(var field) = element else { return element }
            field.visibleWhen = "!$\(flag.id)"
            return .field(field)
        }
        let first = FormSection(id: "first", elements: flags.map { .field($0) })
        let screen = try Screen(
            FormDefinition(id: "f", groups: [FormGroup(sections: [first, matrix])]), height: 1_000, width: 700)
        // Every way of leaving rows out, from every other one.
        for ways in (0..<64).map({ ($0 / 8, $0 % 8) }) {
            for way in [ways.0, ways.1] {
                for (place, flag) in flags.enumerated() {
                    screen.session.set(flag.id, to: .bool(way & 1 << place != 0))
                }
                screen.person.settle()
            }
            let shown = Self.statements.map { "service." + $0.id.canonicalText }.filter { screen.has($0) }
            let withHeads = try shown.filter { try !heads($0, screen).isEmpty }
            #expect(withHeads == Array(shown.prefix(1)))
        }
    }
}
