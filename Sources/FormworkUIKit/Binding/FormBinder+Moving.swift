#if canImport(UIKit)
import Foundation
public import UIKit

extension FormBinder {
    /// Asks for the answers: checks them all, and goes to the first control with a wrong one.
    public func submit() {
        for control in bound where control.view.isFirstResponder { control.view.resignFirstResponder() }
        session.perform(.submit)
        // Checks that take time begin when the form is submitted.
        let session = session
        Task { await session.settle() }
    }

    /// Connects the button that submits. What comes of it is told to `onAccept` and `onRefuse`.
    public func bindSubmit(_ button: UIButton) {
        button.addAction(UIAction { [weak self] _ in self?.submit() }, for: .primaryActionTriggered)
    }

    /// Goes to the neighbour of the control that has the focus; at an end editing ends.
    public func move(_ direction: FocusDirection) {
        guard let now = bound.first(where: { $0.view.isFirstResponder }) else { return }
        go(direction, from: now)
    }

    /// Goes to the next control that takes the focus.
    func goOn(from control: BoundControl) {
        let isLast = neighbour(.next, of: control) == nil
        go(.next, from: control)
        if isLast { onLastReturn?() }
    }

    private func go(_ direction: FocusDirection, from control: BoundControl) {
        if let next = neighbour(direction, of: control) {
            next.view.becomeFirstResponder()
        } else {
            control.view.resignFirstResponder()
        }
    }

    private func neighbour(_ direction: FocusDirection, of control: BoundControl) -> BoundControl? {
        guard let place = bound.firstIndex(where: { $0 === control }) else { return nil }
        let others = direction == .next ? Array(bound[(place + 1)...]) : bound[..<place].reversed()
        return others.first { $0.takesFocus && !$0.view.isHidden && state($0.path)?.isEnabled == true }
    }

    // MARK: The bar

    /// The view above the keyboard of a control: the one that the app put there, else the bar, if it is shown.
    func accessory(instead present: UIView?) -> UIView? {
        if let present, present !== usualBar { return present }
        return showsBar ? usualBar : nil
    }

    func makeBar() -> FormBar {
        FormBar(ScreenWords(session.engine.context.messages)) { [weak self] direction in
            guard let self, let now = bound.first(where: { $0.view.isFirstResponder }) else { return false }
            return neighbour(direction, of: now) != nil
        } move: { [weak self] direction in
            self?.move(direction)
        } end: { [weak self] in
            self?.bound.first { $0.view.isFirstResponder }?.view.resignFirstResponder()
        }
    }

    // MARK: Other screens

    /// Opens the list of options of a field.
    func choose(_ node: NodeID, from view: UIView) {
        guard let shown = session.presentation(of: node), shown.state.isEnabled,
            let presenter = view.freePresenter(presenter)
        else { return }
        view.window?.endEditing(true)
        session.perform(.focus(node))
        let screen =
            optionScreen?(shown, session)
            ?? OptionListController(node, session) { [weak session] in session?.perform($0) }
        presenter.open(screen)
    }

    /// Says in a popover what is wrong.
    func explain(_ error: String, beside view: UIView) {
        view.freePresenter(presenter)?.present(ErrorPopover(error), beside: view, keeper: popoverKeeper)
    }
}
#endif
