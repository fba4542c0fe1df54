import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Nothing on a screen keeps the screen: closures know their views weakly.
@MainActor struct OwnershipTests {
    private let form = FormDefinition("f", locale: "en") {
        Field.text("a", "A").info("[Help](https://example.org)").required()
        Field.textView("b", "B")
        Field.stepper("c", "C", in: 1...9)
        Field.slider("d", "D", in: 1...9)
        Field.toggle("e", "E")
        Field.select("f", "F", options: (1...3).map { FieldOption($0, "Option \($0)") })
        Field.select("g", "G", options: (1...9).map { FieldOption($0, "Option \($0)") })
        Field.select("h", "H", options: (1...20).map { FieldOption($0, "Option \($0)") })
        Field.select("s", "S", options: (1...3).map { FieldOption($0, "Option \($0)") }, style: .segmented)
        Field.date("i", "I")
        Field.date("j", "J").inline()
        Field.password("k", "K")
        Field.button("l", "L")
        FormSection("items", "Items") { Field.text("name", "Name") }.repeating(1..., addTitle: "Add")
    }

    @Test func aScreenGoesAwayWithEverythingOnIt() async throws {
        weak var controller: FormViewController?
        weak var table: FormTableView?
        weak var driver: FormDriver?
        weak var session: FormSession?
        do {
            let screen = try Screen(form, height: 3_000)
            (controller, table, driver) = (screen.controller, screen.table, screen.table.driver)
            session = screen.session
            try use(screen)
            await screen.session.settle()
            screen.person.close()
        }
        await Task { @MainActor in }.value
        #expect(controller == nil, "the controller stays")
        #expect(table == nil, "the table stays")
        #expect(driver == nil, "the driver stays")
        #expect(session == nil, "the session stays")
    }

    /// Touches what makes closures.
    private func use(_ screen: Screen) throws {
        try screen.fill("a", "x")
        screen.table.move(.next)
        for path in ["f", "i", "j"] { screen.person.tap(try screen.control(path, UIButton.self)) }
        let menu = try screen.control("g", UIButton.self)
        #expect(screen.person.tap(menu) && screen.person.choose("Option 4"))
        screen.person.tap(try screen.view(of: screen.row("h")))
        #expect(screen.person.top is OptionListController)
        screen.person.goBack()
        screen.session.addItem(to: "items")
        screen.person.settle()
        try screen.submit()
        screen.controller.setEditing(true, animated: false)
        screen.person.settle()
        screen.controller.setEditing(false, animated: false)
        screen.person.settle()
    }
}
