import Testing
import UIKitDouble

@MainActor struct ScreenTests {
    @Test func aSecondPresentationIsRefused() {
        let root = UIViewController()
        _ = Person(opening: root)
        let refused = Refusals.collect {
            root.present(UIViewController(), animated: true)
            root.present(UIViewController(), animated: true)
            UIViewController().present(UIViewController(), animated: true)
        }
        #expect(refused.count == 2)
    }

    @Test func anActionSheetOnAnIPadNeedsAnAnchor() {
        let root = UIViewController()
        _ = Person(opening: root, settings: UITraitCollection(idiom: .pad))
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        #expect(Refusals.collect { root.present(sheet, animated: true) }.count == 1)
        sheet.popoverPresentationController?.sourceView = root.view
        #expect(Refusals.collect { root.present(sheet, animated: true) } == [])
    }

    @Test func anAlertGoesBeforeItsHandlerRuns() {
        let root = UIViewController()
        let person = Person(opening: root)
        var isGone = false
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Yes", style: .default) { _ in isGone = root.presentedViewController == nil })
        root.present(alert, animated: true)
        #expect(person.answer("Yes"))
        #expect(isGone)
    }

    @Test func aPushedScreenTakesThePlaceOfTheOneBelow() {
        let below = UIViewController(), above = UIViewController()
        let navigation = UINavigationController(rootViewController: below)
        let person = Person(opening: navigation)
        navigation.pushViewController(above, animated: true)
        #expect(person.top === above && below.view.window == nil)
        person.goBack()
        #expect(person.top === below && below.view.window != nil && above.view.window == nil)
    }

    @Test func menusKeepTheirChoice() {
        let root = UIViewController()
        let person = Person(opening: root)
        var chosen: [String] = []
        let button = UIButton(type: .system, primaryAction: nil)
        button.menu = UIMenu(
            children: ["One", "Two"].map { title in UIAction(title: title) { chosen.append($0.title) } })
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        root.view.addSubview(button)
        person.tap(button)
        #expect(person.choose("Two") && chosen == ["Two"] && button.accessibilityLabel == "Two")
    }

    @Test func constraintsNeedACommonAncestor() {
        let one = UIView(), other = UIView()
        let refused = Refusals.collect { one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true }
        #expect(refused.count == 1)
    }

    @Test func aControlThatIsOffOrHiddenCannotBeTouched() {
        let root = UIViewController()
        let person = Person(opening: root)
        let toggle = UISwitch()
        root.view.addSubview(toggle)
        toggle.isEnabled = false
        #expect(!person.tap(toggle))
        toggle.isEnabled = true
        root.view.isHidden = true
        #expect(!person.tap(toggle))
        root.view.isHidden = false
        #expect(person.tap(toggle) && toggle.isOn)
    }
}
