#if canImport(UIKit)
import Foundation
public import UIKit

/// A view after the title of a field that follows the field: a mark of its state, or a small control that answers.
///
/// `FormOptions.accessory` makes it for one row, and it is used again for other rows of the same field.
///
/// ```swift
/// options.accessory = { field in field.id == "email" ? StateMark() : nil }
/// ```
@MainActor public protocol FormAccessory: UIView {
    /// Shows what the field holds, each time it changes.
    ///
    /// - Parameters:
    ///   - state: The field.
    ///   - validity: Whether the answer was validated, and what came of it.
    ///   - answer: Gives the field a value.
    func show(_ state: FieldState, _ validity: FieldValidity, answer: @escaping (FormValue) -> Void)
}
#endif
