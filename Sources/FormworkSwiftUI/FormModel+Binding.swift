#if canImport(SwiftUI)
public import Formwork
public import SwiftUI

extension FormModel {
    /// A binding to the answer of a field, for a control of the app's own; `nil` is no answer.
    ///
    /// ```swift
    /// Stepper("Seats", value: model.binding(Keys.seats, else: 1), in: 1...9)
    /// ```
    ///
    /// A view that reads it is drawn again when this answer changes. The rules of the form hold for what is written.
    public func binding<Value: FormValueConvertible & Sendable>(_ key: FieldKey<Value>) -> Binding<Value?> {
        Binding {
            // The session is not observed; the row is.
            _ = self.row(at: key.path)?.value
            return self.session[key]
        } set: {
            self.session.set(key, to: $0)
        }
    }

    /// A binding to the answer of a field, with a value that stands for no answer.
    public func binding<Value: FormValueConvertible & Sendable>(
        _ key: FieldKey<Value>, else blank: Value
    ) -> Binding<Value> {
        let answer = binding(key)
        return Binding {
            answer.wrappedValue ?? blank
        } set: {
            answer.wrappedValue = $0
        }
    }

    /// A binding to the text of a field at a path such as `guests[0].name`, as a person types it. Masks, limits and `transform` change
    /// what is written.
    public func text(_ path: String) -> Binding<String> {
        Binding {
            self.row(at: path)?.text ?? ""
        } set: { text in
            guard let row = self.row(at: path), row.text != text else { return }
            row.edit(TextEdit(from: row.text, to: text))
        }
    }
}
#endif
