#if canImport(SwiftUI)
import SwiftUI
#if canImport(UIKit)
import FormworkUIKit
import UIKit
#endif

/// What all views of one form on the screen share, and none of them draws.
@MainActor final class FormScreen {
    let model: FormModel
    private var onAccept: (@MainActor (JSONValue) -> Void)?
    private(set) var style = FormworkStyle()
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

    /// Puts the keyboard down, and submits.
    func submit() {
        guard !model.isSubmitting else { return }
        model.focusMoved(to: nil)
        Task {
            if case .accepted(let values) = await model.submit() { onAccept?(values) }
        }
    }

    #if canImport(UIKit)
    /// What stands above the keyboard.
    private(set) lazy var bar = FormBar(ScreenWords(model.session.engine.context.messages)) { [weak model] direction in
        model?.session.stop(direction, of: model?.focusedRow) != nil
    } move: { [weak model] direction in
        model?.move(direction)
    } end: { [weak model] in
        model?.focusMoved(to: nil)
    }
    #endif
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
