#if canImport(UIKit)
import Foundation
package import UIKit

/// Undoes and redoes steps of a form. Controls of the form give it to the system in place of a manager of their own.
///
/// It never replays the typing that a text control registers: the ranges of a typed text are gone when a mask has rewritten it. The engine
/// knows its own steps, across all fields, so this asks the engine.
package final class FormUndoManager: UndoManager {
    private let can: @MainActor @Sendable (UndoDirection) -> Bool
    private let move: @MainActor @Sendable (UndoDirection) -> Void

    private init(
        can: @escaping @MainActor @Sendable (UndoDirection) -> Bool,
        move: @escaping @MainActor @Sendable (UndoDirection) -> Void
    ) {
        self.can = can
        self.move = move
        super.init()
        // Nothing would ever take away what text controls register here, and it has what was typed, passwords too.
        disableUndoRegistration()
    }

    /// Undoes steps of the form that a driver draws.
    @MainActor package convenience init(_ driver: FormDriver) {
        self.init { [weak driver] in
            driver?.session.canMove($0) ?? false
        } move: { [weak driver] in
            driver?.session.move($0)
        }
    }

    /// Undoes steps of a running form.
    @MainActor package convenience init(_ model: FormModel) {
        self.init { [weak model] in
            model?.session.canMove($0) ?? false
        } move: { [weak model] in
            model?.session.move($0)
        }
    }

    nonisolated package override var canUndo: Bool { ask(.undo) }
    nonisolated package override var canRedo: Bool { ask(.redo) }
    nonisolated package override func undo() { go(.undo) }
    nonisolated package override func redo() { go(.redo) }

    // The system asks on the main thread, whatever a declaration says.

    private nonisolated func ask(_ direction: UndoDirection) -> Bool {
        let can = can
        return MainActor.assumeIsolated { can(direction) }
    }

    private nonisolated func go(_ direction: UndoDirection) {
        let move = move
        MainActor.assumeIsolated { move(direction) }
    }
}

/// A way through the steps of a form.
package enum UndoDirection: Sendable {
    case undo
    case redo
}

extension FormSession {
    /// Whether there is a step to undo or to redo.
    fileprivate func canMove(_ direction: UndoDirection) -> Bool { direction == .undo ? canUndo : canRedo }

    fileprivate func move(_ direction: UndoDirection) {
        if direction == .undo { undo() } else { redo() }
    }
}
#endif
