#if canImport(UIKit)
import Foundation
public import UIKit

/// A field's control of an app's own, made for one row and used again for others.
///
/// ```swift
/// options.control = { field in field.id == "rating" ? StarsControl() : nil }
/// ```
@MainActor public protocol FormControl: UIView {
    /// Shows what the field holds. `answer` gives the field a value.
    func show(_ state: FieldState, answer: @escaping (FormValue) -> Void)
}

/// A field whose control the app gives.
@MainActor final class CustomView: FieldView {
    private var control: (any FormControl)?
    private var shownField = ""
    /// Whether the control says by itself what it is called.
    private var namesItself = false

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: Int?) {
        let state = shown.state
        if control == nil || shownField != state.field.id {
            control?.removeFromSuperview()
            control = source?.form?.options.ownControl(of: state.field)
            shownField = state.field.id
            namesItself = control?.accessibilityLabel != nil
            if let control { content.addArrangedSubview(control) }
        }
        control?.show(state) { [weak self] value in
            guard let self else { return }
            source?.driver.perform(.set(row.node, value))
        }
    }
    override func speak(_ shown: FieldPresentation) {
        if let control, !namesItself { name(control, shown) }
    }
    override func rowTapped() {}
    override var responder: UIResponder? { control.flatMap { $0.canBecomeFirstResponder ? $0 : nil } }
}
#endif
