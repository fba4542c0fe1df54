import FormworkCore

/// Writes fields.
enum FieldWriter {
    /// - Parameter isRepeated: Whether the field is a password that is asked for twice.
    static func field(_ field: Field, isRepeated: Bool = false) -> JSONValue {
        var object = ObjectWriter()
        object.isRepeated = isRepeated
        FieldKeys.table.write(field, to: &object)
        return object.json
    }
}
