import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// In a form with pages the system's way back goes to the page before.
@MainActor struct BackByPagesTests {
    private let form = """
        {"id": "f", "locale": "en", "pages": [
          {"id": "one", "title": "One", "fields": [{"id": "a", "type": "text", "title": "A"}]},
          {"id": "two", "title": "Two", "fields": [{"id": "b", "type": "text", "title": "B"}]},
          {"id": "three", "title": "Three", "fields": [{"id": "c", "type": "text", "title": "C"}]}]}
        """

    /// The form on top of a screen of the app.
    private func open(_ change: (inout FormOptions) -> Void = { _ in }) throws -> (FormViewController, Person) {
        var options = FormOptions()
        change(&options)
        let screen = try Screen(reading: form, options: options)
        let controller = FormViewController(screen.session, options: options)
        let stack = UINavigationController(rootViewController: UIViewController())
        let person = Person(opening: stack)
        stack.pushViewController(controller, animated: false)
        person.settle()
        return (controller, person)
    }

    @Test func backGoesToThePageBefore() throws {
        let (controller, person) = try open()
        let steps = try #require(controller.form.pages?.steps)
        controller.form.open(steps[2])
        #expect(controller.navigationItem.leftBarButtonItem?.accessibilityLabel?.isEmpty == false)
        person.goBack()
        #expect(controller.form.pages?.current == steps[1] && person.top === controller)
        #expect(!person.swipeBack() && person.top === controller, "a swipe does not leave the form from a later page")
        person.goBack()
        #expect(controller.form.pages?.current == steps[0])
        #expect(controller.navigationItem.leftBarButtonItem == nil)
        person.goBack()
        #expect(person.top !== controller, "from the first page it leaves the form")
    }

    @Test func anAppCanHaveBackLeaveTheForm() throws {
        let (controller, person) = try open { $0.goesBackByPages = false }
        controller.form.goOn()
        person.goBack()
        #expect(person.top !== controller)
    }

    @Test func anItemOfTheAppsStays() throws {
        let (controller, _) = try open()
        let close = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in })
        controller.navigationItem.leftBarButtonItem = close
        controller.form.goOn()
        #expect(controller.navigationItem.leftBarButtonItem === close)
    }
}
