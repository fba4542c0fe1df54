package import FormworkRuntime

extension CompiledField {
    /// The maximum length of a field that shows how many characters are left; `nil` for any other field.
    ///
    /// A text with a mask or a format is not counted, because its control has other characters than its answer. A
    /// secret is not counted, because its length is secret too. A code that always has the same length needs no count,
    /// because its error is enough.
    package var countedLength: Int? {
        let lengths = definition.validations
        guard lengths.minLength != lengths.maxLength,
            definition.valueKind.isText, definition.mask.isEmpty, definition.textFormat.isEmpty, !definition.isSecret
        else { return nil }
        return lengths.maxLength
    }
}
