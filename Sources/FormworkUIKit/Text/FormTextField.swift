#if canImport(UIKit)
package import Foundation
package import UIKit

/// A text control whose own manager of undoing is not the one that it gives to the system.
@MainActor protocol ForgetsTyping {
    /// Forgets what was typed, in the control's own manager, so that nothing replays it.
    func forgetTyping()
}

/// A text field that asks its form first what a key means, and tells when it is in a window: before that it cannot take the focus.
@MainActor package final class FormTextField: UITextField, ForgetsTyping {
    /// Whether somebody took the keys.
    package var take: ((Set<UIPress>) -> Bool)?
    /// It came into a window, or left it.
    package var movedToWindow: (() -> Void)?
    /// Undoes steps of the form in place of what was typed; `nil` if the control undoes that.
    package var undoing: (() -> UndoManager?)?

    /// The room at both sides of the text.
    var padding: CGFloat = 0 {
        didSet { if padding != oldValue { setNeedsLayout() } }
    }

    package override var undoManager: UndoManager? { undoing?() ?? super.undoManager }
    package func forgetTyping() { super.undoManager?.removeAllActions() }

    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if take?(presses) != true { super.pressesBegan(presses, with: event) }
    }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        movedToWindow?()
    }

    // The placeholder stands where the text does.
    package override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: padding, dy: 0)
    }
    package override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).insetBy(dx: padding, dy: 0)
    }
}

/// A text view that asks its form first what a key means: tab would be typed into it.
@MainActor package final class FormTextView: UITextView, ForgetsTyping {
    /// Whether somebody took the keys.
    package var take: ((Set<UIPress>) -> Bool)?
    /// It came into a window, or left it.
    package var movedToWindow: (() -> Void)?
    /// It was laid out with another height.
    package var heightChanged: (() -> Void)?
    /// The keyboard is up, for this text or, until now, for another one.
    package var keyboardCame: (() -> Void)?
    private var knownHeight: CGFloat = 0
    private var keyboard: (any NSObjectProtocol)?
    /// Undoes steps of the form in place of what was typed; `nil` if the control undoes that.
    package var undoing: (() -> UndoManager?)?

    package override var undoManager: UndoManager? { undoing?() ?? super.undoManager }
    package func forgetTyping() { super.undoManager?.removeAllActions() }

    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if take?(presses) != true { super.pressesBegan(presses, with: event) }
    }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { forgetKeyboard() }
        movedToWindow?()
    }

    @discardableResult package override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        watchKeyboard()
        return true
    }

    @discardableResult package override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        forgetKeyboard()
        return true
    }

    /// Waits for the keyboard, because a scroll view makes room for it only when it is up.
    private func watchKeyboard() {
        forgetKeyboard()
        keyboard = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated {
                if let self, self.isFirstResponder { self.keyboardCame?() }
            }
        }
        // It may be up already, for the text before.
        Task { [weak self] in if self?.isFirstResponder == true { self?.keyboardCame?() } }
    }

    private func forgetKeyboard() {
        if let keyboard { NotificationCenter.default.removeObserver(keyboard) }
        keyboard = nil
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.height != knownHeight else { return }
        knownHeight = bounds.height
        heightChanged?()
    }

    /// Scrolls what it stands in so that the caret is seen: the text may be higher than the screen.
    package func showCaret() {
        var view = superview
        while let one = view, !(one is UIScrollView) { view = one.superview }
        guard let scroller = view as? UIScrollView, let range = selectedTextRange else { return }
        let caret = convert(caretRect(for: range.end), to: scroller)
        scroller.scrollRectToVisible(caret.insetBy(dx: 0, dy: -8), animated: false)
    }
}
#endif
