#if canImport(SwiftUI)
public import SwiftUI

/// One field of a form, for a `Form`, a list or a stack of one's own.
///
/// ```swift
/// Form {
///     FormworkField("name")
///     Section("Money") { FormworkField(Keys.amount) }
///     FormworkSubmitButton()
/// }
/// .formwork(model) { answers in send(answers) }
/// ```
///
/// Nothing is shown while the form does not ask for the field.
public struct FormworkField: View {
    private let path: String
    @Environment(FormModel.self) private var model

    /// Shows the field at a path such as `name` or `guests[0].name`.
    public init(_ path: String) { self.path = path }

    /// Shows the field of a key. The key of a field in a repeat says which item: `Keys.age.item(0)`.
    public init<Value>(_ key: FieldKey<Value>) { path = key.path }

    /// The field with its title, hint and error, and the editor that opens under it.
    public var body: some View {
        if let row = model.row(at: path) {
            RowView(row: row)
            if let editor = model.row(RowID(.inlineEditor, row.id.node)) { RowView(row: editor) }
        }
    }
}
#endif
