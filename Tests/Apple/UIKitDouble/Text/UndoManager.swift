public import Foundation

/// What a text control can undo. On Apple's platforms it belongs to Foundation, which lacks it elsewhere.
// Source: FlagPhoneNumber 121, CHRTextFieldFormatter 5, openradar 16570390: undoing typed text replays its range, and ends the app where the
// text that was set meanwhile does not have it any more. Setting a text leaves what can be undone as it is.
@MainActor open class UndoManager: NSObject {
    private var steps: [() -> Void] = []

    open var canUndo: Bool { !steps.isEmpty }
    open var canRedo: Bool { false }
    open func undo() { steps.popLast()?() }
    open func redo() {}
    open func removeAllActions() { steps = [] }
    open func disableUndoRegistration() { isUndoRegistrationEnabled = false }
    open private(set) var isUndoRegistrationEnabled = true

    /// How many steps are kept.
    package var stepCount: Int { steps.count }

    func register(_ step: @escaping () -> Void) {
        if isUndoRegistrationEnabled { steps.append(step) }
    }
}

extension TypingTarget {
    /// Remembers that a range of the text was replaced.
    func registerUndo(of range: NSRange, was old: String, became new: String) {
        let typedRange = NSRange(location: range.location, length: (new as NSString).length)
        // Not certain: that a control registers what is typed in the manager that it gives to the system, or in one of its own. Here it does
        // both.
        let given = undoManager
        for manager in [textUndo, given === textUndo ? nil : given].compactMap({ $0 }) {
            manager.register { [weak self] in self?.replay(typedRange, was: old, became: new) }
        }
    }

    private func replay(_ typedRange: NSRange, was old: String, became new: String) {
        let text = typed.text as NSString
        guard typedRange.location + typedRange.length <= text.length, text.substring(with: typedRange) == new else {
            return Refusals.refuse(
                "_UITextUndoOperationTyping: range {\(typedRange.location), \(typedRange.length)} is stale")
        }
        guard mayChange(typedRange, to: old) else { return }
        typed.replace(typedRange, with: old)
        selectionMoved()
        textWasTyped()
    }
}

extension Person {
    /// Shakes the device, swipes with three fingers, or touches the button above the keyboard of an iPad.
    package func undo() {
        window.firstResponder?.undoManager?.undo()
        settle()
    }
    /// Does again what was undone.
    package func redo() {
        window.firstResponder?.undoManager?.redo()
        settle()
    }
    /// Undoes in the manager that a text control has of its own.
    // Not certain: that keys of a hardware keyboard ask the manager that the control gives to the system.
    package func undoInControl() {
        window.firstResponder?.textUndo?.undo()
        settle()
    }
    /// Whether there is something to undo.
    package var canUndo: Bool { window.firstResponder?.undoManager?.canUndo ?? false }
}
