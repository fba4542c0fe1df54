#if canImport(SwiftUI)
import Observation
import SwiftUI
#if canImport(UIKit)
import FormworkUIKit
import UIKit
#endif

/// The state that all views of one form on the screen share, and that none of them draws.
@MainActor final class FormScreen {
    let model: FormModel
    private var onAccept: (@MainActor (JSONValue) -> Void)?
    private(set) var style = FormworkStyle()
    /// The state that the views of the screen observe together.
    let state = ScreenState()
    private let ends = SeenEnds()
    private var book: (form: ObjectIdentifier, styles: StyleBook)?

    init(_ model: FormModel) { self.model = model }

    /// Takes over what the app says now.
    func taking(_ onAccept: (@MainActor (JSONValue) -> Void)?, _ style: FormworkStyle) -> FormScreen {
        self.onAccept = onAccept
        self.style = style
        return self
    }

    /// The styles of the form as it is now.
    var styles: StyleBook {
        let id = ObjectIdentifier(model.session.engine.form)
        if let book, book.form == id { return book.styles }
        let styles = StyleBook(model.session.engine.form)
        book = (id, styles)
        return styles
    }

    /// Does what the button under the form does: goes on, or submits from the last step.
    func proceed() {
        guard !model.isAtLastStep else { return submit() }
        afterFiles { screen in
            screen.model.goOn()
            Task { await screen.model.session.settle() }
        }
    }

    /// Puts the keyboard down, and submits.
    func submit() {
        guard !model.isSubmitting else { return }
        model.focusMoved(to: nil)
        afterFiles { screen in
            Task {
                if case .accepted(let values) = await screen.model.submit() { screen.onAccept?(values) }
            }
        }
    }

    /// A row came into sight.
    func appeared(_ row: RowID) {
        let engine = model.session.engine
        guard let reached = style.reachedEnd, ends.note(row, in: engine) else { return }
        // Rows do not come while others are drawn. Until they can, others may have come.
        Task { if let section = ends.section(endingWith: row, in: engine) { reached(section) } }
    }

    /// A person touched the row of a field beside its control.
    func touched(_ row: RowModel) {
        if let state = row.presentation?.state { style.rowTapped?(state) }
    }

    /// Prepares adding files, where the app takes them.
    func prepareFiles() {
        if state.files == nil, let files = style.files { state.files = ScreenFiles(model, files) }
    }

    /// Does something once no file is on its way. Who asks again meanwhile is not heard, so that nothing is done twice.
    private func afterFiles(_ act: @escaping @MainActor (FormScreen) -> Void) {
        guard let adding = state.files?.adding, adding.isSending else { return act(self) }
        guard !state.isWaiting else { return }
        state.isWaiting = true
        Task {
            await adding.settle()
            state.isWaiting = false
            act(self)
        }
    }

    /// Words that only screens need.
    var words: ScreenWords { ScreenWords(model.session.engine.context.messages) }

    private func control(of shown: FieldPresentation) -> FieldControl {
        model.session.control(of: shown, choosing: style.choice, turning: style.wheels)
    }

    /// The next row in a direction that has something to type into or to turn; `nil` at the end.
    func stop(_ direction: FocusDirection, of row: RowID?) -> RowID? {
        model.stop(direction, of: row) { control(of: $0) }
    }

    /// Moves the focus; at an end of the form editing ends.
    func move(_ direction: FocusDirection) {
        if let next = stop(direction, of: model.focusedRow) {
            model.requestFocus(next)
        } else {
            model.focusMoved(to: nil)
        }
    }

    /// The control of a row that gets the focus.
    func control(of row: RowModel) -> FieldControl? { row.presentation.map { control(of: $0) } }

    #if canImport(UIKit)
    /// The view above the keyboard; `nil` if absent.
    private(set) lazy var bar: UIView? = {
        guard style.showsBar else { return nil }
        if let own = style.bar { return own(model) }
        return FormBar(words) { [weak self] direction in
            self?.stop(direction, of: self?.model.focusedRow) != nil
        } move: { [weak self] direction in
            self?.move(direction)
        } end: { [weak self] in
            self?.model.focusMoved(to: nil)
        }
    }()

    /// Undoes steps of the form while one of its texts has the focus; `nil` if these texts undo what was typed into them.
    var undoing: UndoManager? {
        style.undoesSteps && model.session.engine.context.keepsHistory ? undoManager : nil
    }
    private lazy var undoManager = FormUndoManager(model)

    /// Switches the arrows of the bar off at the ends of the form.
    func updateBar() { (bar as? FormBar)?.update() }
    #endif
}

/// The state that the views of a screen observe together.
@MainActor @Observable final class ScreenState {
    /// Whether the form is wide enough for two fields side by side.
    var isWide = false
    /// Adds files; `nil` if the app takes none.
    var files: ScreenFiles?
    /// Whether going on or submitting waits for files that are on their way.
    var isWaiting = false
    /// The row whose error a popover points to; `nil` if absent.
    var pointedError: RowID?
    /// The list, screen or buttons that a row opened last, whether they are still open or not.
    var opened: Opened?
    /// Whether that is open.
    var isOpen = false
}

private struct FormScreenKey: EnvironmentKey {
    static var defaultValue: FormScreen? { nil }
}

extension EnvironmentValues {
    /// The screen that a view of a form belongs to.
    var formScreen: FormScreen? {
        get { self[FormScreenKey.self] }
        set { self[FormScreenKey.self] = newValue }
    }
}
#endif
