#if canImport(UIKit)
import Foundation
public import UIKit

extension FormBinder {
    /// Connects a button to a field, which says what a touch does.
    ///
    /// - A switch or a `check` is turned. The button is selected while it is on, so it has its own picture for that.
    /// - A choice opens a menu of the options. Where several can be chosen, where the options are many or where a loader brings them, it
    ///   opens a screen of them. The button shows the answer.
    /// - A button of the form is pressed, which `onTap` hears.
    ///
    /// - Parameters:
    ///   - button: The button.
    ///   - path: The path of the field.
    ///   - error: The label that shows the error; it is hidden while there is no error.
    public func bind(_ button: UIButton, to path: String, error: UILabel? = nil) {
        add(button, BoundButton(button, path, error, self))
    }

    /// Connects a button to one option of a choice. It is selected while the option is chosen, and hidden while it is neither on
    /// offer nor chosen.
    ///
    /// ```swift
    /// binder.bind(emailBox, to: "notify", option: "email")
    /// binder.bind(pushBox, to: "notify", option: "push")
    /// ```
    public func bind(_ button: UIButton, to path: String, option: FormValue, error: UILabel? = nil) {
        add(button, BoundOption(button, path, option: option, error, self))
    }

    /// Connects a label, which shows the answer, such as one that is calculated.
    public func bind(_ label: UILabel, to path: String) { add(label, BoundLabel(label, path, nil, self)) }
}

/// A button that does what its field asks for.
@MainActor final class BoundButton: BoundControl {
    private let button: UIButton
    /// The button's own title, which it has where it shows no answer.
    private let ownTitle: String?
    private var opensMenu = false

    init(_ button: UIButton, _ path: String, _ error: UILabel?, _ binder: FormBinder) {
        self.button = button
        ownTitle = button.title(for: .normal)
        super.init(button, path, error, binder)
        button.addAction(UIAction { [weak self] _ in self?.touched() }, for: .primaryActionTriggered)
    }

    override func release() {
        super.release()
        button.setTitle(ownTitle, for: .normal)
        button.menu = nil
        button.showsMenuAsPrimaryAction = false
        button.isSelected = false
        button.speak(isChosen: false)
    }

    override func show(_ shown: FieldPresentation, caret: TextOffset?) {
        opensMenu = false
        if shown.control == .toggle || shown.control == .box {
            button.isSelected = shown.isOn
            button.speak(isChosen: shown.isOn)
        } else if shown.isChoice {
            showAnswer(shown)
        }
        button.showsMenuAsPrimaryAction = opensMenu
    }

    private func showAnswer(_ shown: FieldPresentation) {
        button.setTitle(shown.answerOrInvitation, for: .normal)
        button.accessibilityValue = shown.spokenAnswer
        opensMenu = binder.map { !shown.opensList(in: $0.session) } ?? false
        button.menu = opensMenu ? shown.menu { [weak self] in self?.edit(TextEdit($0)) } : nil
    }

    private func touched() {
        guard !opensMenu, let shown, shown.state.isEnabled else { return }
        if shown.control == .toggle || shown.control == .box {
            edit(TextEdit(shown.isOn ? "" : "true"))
        } else if shown.isChoice {
            binder?.choose(shown.state.node, from: button)
        } else if shown.control == .button {
            binder?.perform(path) { .tap($0) }
        }
    }
}

/// A button that chooses one option.
@MainActor final class BoundOption: BoundControl {
    private let button: UIButton
    private let option: String

    init(_ button: UIButton, _ path: String, option: FormValue, _ error: UILabel?, _ binder: FormBinder) {
        self.button = button
        self.option = option.canonicalText
        super.init(button, path, error, binder)
        button.addAction(UIAction { [weak self] _ in self?.touched() }, for: .primaryActionTriggered)
    }

    override func release() {
        super.release()
        button.isSelected = false
        button.speak(isChosen: false)
    }

    override func show(_ shown: FieldPresentation, caret: TextOffset?) {
        guard let option = option(in: shown) else {
            button.isHidden = true
            return
        }
        button.isSelected = option.isChosen
        button.isEnabled = shown.state.isEnabled && option.isEnabled
        button.accessibilityLabel = shown.spoken(option.spokenTitle)
        button.speak(isChosen: option.isChosen)
    }

    private func option(in shown: FieldPresentation) -> OptionPresentation? {
        shown.listedOptions.first { $0.id == option }
    }

    private func touched() {
        guard let shown, shown.state.isEnabled, let option = option(in: shown), option.isEnabled else { return }
        binder?.session.perform(shown.toggle(option.option))
    }
}

/// A label that shows an answer.
@MainActor final class BoundLabel: BoundControl {
    override func show(_ shown: FieldPresentation, caret: TextOffset?) {
        (view as? UILabel)?.text = shown.displayOrEmptyText
        view.accessibilityValue = shown.displayOrEmptyText
    }
}
#endif
