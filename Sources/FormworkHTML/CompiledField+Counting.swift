#if !hasFeature(Embedded)
package import FormworkRuntime

extension CompiledField {
    /// The most characters of a field whose characters are counted; `nil` for any other field.
    ///
    /// What a mask or a format lays out has other characters in its control than in its answer. Of a secret it is not told
    /// how long it is. Of a code that always has the same length the error says enough.
    package var countedLength: Int? {
        let lengths = definition.validations
        guard lengths.minLength != lengths.maxLength,
            definition.valueKind.isText, definition.mask.isEmpty, definition.textFormat.isEmpty, !definition.isSecret
        else { return nil }
        return lengths.maxLength
    }
}
#endif
