import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// What apps ask of a form's screen beside the form itself.
@MainActor struct AppWishesTests {
    private let fields = """
        {"id": "a", "type": "text", "title": "A", "validations": {"required": true}},
        {"id": "b", "type": "text", "title": "B"},
        {"id": "box", "type": "check", "title": "Box"}
        """

    private func open(_ fields: String? = nil, height: CGFloat = 800, _ change: (inout FormOptions) -> Void) throws
        -> Screen
    {
        var options = FormOptions()
        change(&options)
        return try Screen(fields: fields ?? self.fields, height: height, options: options)
    }

    @Test func theCellIsTheApps() throws {
        let screen = try open { options in
            options.cell = { cell, state in cell.backgroundColor = state.error == nil ? .white : .systemRed }
        }
        func color(_ path: String) throws -> String? {
            let row = try screen.row(path)
            let cell = screen.table.visibleCells.compactMap { $0 as? LineCell }.first { $0.views[0].row == row }
            return cell?.backgroundColor?.recipe
        }
        #expect(try color("a") == "white" && color("b") == "white")
        try screen.submit()
        #expect(try color("a") == "systemRed" && color("b") == "white")
        try screen.fill("a", "x")
        screen.person.window.endEditing(true)
        #expect(try color("a") == "white")
    }

    @Test func theAppHearsOfTouchesOnEveryRow() throws {
        let touched = Box<[String]>([])
        let kinds =
            fields + """
                , {"id": "words", "type": "info", "title": "Words"}, {"id": "on", "type": "switch", "title": "On"},
                {"id": "town", "type": "select", "title": "Town", "style": "push", "options": [{"id": 1, "title": "One"}]}
                """
        let screen = try open(kinds) { options in
            options.rowTapped = { touched.value.append($0.path) }
        }
        for path in ["a", "b", "box", "words", "on"] {
            let place = try #require(screen.table.driver.table.place(of: screen.row(path)))
            let path = IndexPath(row: place.line, section: place.section)
            #expect(screen.person.tap(try #require(screen.table.cellForRow(at: path))))
        }
        #expect(touched.value == ["a", "b", "box", "words", "on"])
        #expect(screen.session.value("on") == true, "the row does what it does by itself, too")
    }

    @Test func fieldsSideBySideTellWhichWasTouched() throws {
        let touched = Box<[String]>([])
        var options = FormOptions()
        options.rowTapped = { touched.value.append($0.path) }
        let screen = try Screen(
            fields: """
                {"id": "a", "type": "switch", "title": "A", "size": {"width": 50}},
                {"id": "b", "type": "switch", "title": "B", "size": {"width": 50}}
                """, width: 800, options: options)
        #expect(screen.person.tap(try screen.view(of: screen.row("b")).titleLabel))
        #expect(touched.value == ["b"])
    }

    @Test func theSubmitButtonStaysInSight() throws {
        let many = (0..<40).map { #"{"id": "f\#($0)", "type": "text", "title": "F"}"# }.joined(separator: ",")
        let screen = try open(many) { $0.pinsSubmitButton = true }
        let buttons = try #require(screen.table.submitView)
        func isInSight() -> Bool {
            let place = buttons.convert(buttons.bounds, to: screen.person.window)
            return place.minY >= 0 && place.maxY <= 800 && place.height >= 44
        }
        #expect(screen.table.tableFooterView == nil && isInSight())
        _ = try screen.view(of: screen.row("f39"))
        #expect(isInSight())
        let last = try screen.view(of: screen.row("f39"))
        let end = last.convert(last.bounds, to: screen.person.window).maxY
        #expect(end <= buttons.convert(buttons.bounds, to: screen.person.window).minY, "it covers no row")
        #expect(screen.person.tap(buttons.button))
        #expect(screen.accepted.value.count == 1)
    }

    @Test func theButtonThatStaysInSightIsAboveTheKeyboard() throws {
        let many = (0..<40).map { #"{"id": "f\#($0)", "type": "text", "title": "F"}"# }.joined(separator: ",")
        let screen = try open(many) { $0.pinsSubmitButton = true }
        let (buttons, window) = (try #require(screen.table.submitView), screen.person.window)
        func end() -> CGFloat { buttons.convert(buttons.bounds, to: window).maxY }
        #expect(end() == 800)
        #expect(screen.person.tap(try screen.control("f3", UITextField.self)) && window.coveredByKeyboard > 0)
        screen.person.settle()
        #expect(end() == 800 - window.coveredByKeyboard)
        #expect(screen.table.focus("f20"))
        screen.person.settle()
        let field = try screen.view(of: screen.row("f20"))
        #expect(field.convert(field.bounds, to: window).maxY <= buttons.convert(buttons.bounds, to: window).minY)
        window.endEditing(true)
        screen.person.settle()
        #expect(end() == 800)
    }

    @Test func theButtonThatTakesEverythingBackIsUnderTheForm() throws {
        for isPinned in [true, false] {
            let screen = try open(#"{"id": "name", "type": "text", "title": "Name"}"#) { options in
                options.pinsSubmitButton = isPinned
                options.showsSubmitButton = isPinned
                options.showsResetButton = true
            }
            let footer = try #require(screen.table.tableFooterView as? ResetView)
            #expect(screen.table.submitView?.reset.isHidden ?? true)
            #expect(footer.button.shownTitle == "Start again" && footer.frame.height >= 44)
            try screen.fill("name", "Ada")
            #expect(screen.person.tap(footer.button) && screen.person.answer("Start again"))
            #expect(screen.session.value("name") == .blank)
        }
    }

    @Test func picturesAreTheAppsWithSizeAndColour() throws {
        UIImage.ofApp.add("Ticked", CGSize(width: 60, height: 40))
        UIImage.ofApp.add("Cross", CGSize(width: 20, height: 20))
        let screen = try open { options in
            options.checkStyle = .box
            options.symbols.ticked = .asset("Ticked", size: 20)
            options.symbols.unticked = .symbol("app", size: 28)
            options.symbols.error = .asset("Cross", tint: StyleColor("#B00020"))
        }
        let box = try screen.control("box", UIButton.self)
        #expect(box.image(for: .normal)?.name == "app" && box.image(for: .normal)?.size.height == 28)
        #expect(screen.person.tap(box))
        let ticked = try #require(box.image(for: .normal))
        #expect(ticked.size == CGSize(width: 30, height: 20) && ticked.renderingMode == .alwaysOriginal)
        try screen.submit()
        let sign = try screen.view(of: screen.row("a")).errorLine.sign
        #expect(sign.image?.name == "Cross" && sign.image?.renderingMode == .alwaysTemplate)
        #expect(sign.tintColor != .systemRed)
    }

    @Test func aPictureOfTheAppStandsBeforeATitle() throws {
        UIImage.ofApp.add("Logo", CGSize(width: 300, height: 300))
        let screen = try open(#"{"id": "a", "type": "text", "title": "A", "image": "asset:Logo"}"#) { _ in }
        let view = try screen.view(of: screen.row("a")).symbolView
        #expect(view.image?.name == "Logo" && !view.isHidden)
    }

    @Test func theErrorSignOfABinderIsTheApps() throws {
        let screen = try Screen(fields: fields)
        let binder = FormBinder(screen.session)
        binder.showsErrorButtons = true
        binder.symbols.error = "xmark.octagon"
        let field = UITextField()
        screen.controller.view.addSubview(field)
        binder.bind(field, to: "a")
        binder.submit()
        #expect((field.rightView as? UIButton)?.image(for: .normal)?.name == "xmark.octagon")
    }

    @Test func aModelSaysWhetherThereIsSomethingToDiscard() throws {
        let screen = try Screen(fields: fields)
        let model = FormModel(screen.session)
        #expect(!model.isDirty)
        try screen.fill("b", "x")
        #expect(model.isDirty)
        screen.person.deleteBackward()
        #expect(!model.isDirty, "an answer that was changed back has not changed")
        screen.session.set("box", to: true)
        #expect(model.isDirty)
        screen.session.load()
        #expect(!model.isDirty)
    }
}
