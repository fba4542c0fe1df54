extension FieldState: Equatable {
    /// Whether a renderer would draw both alike, and the answers are the same.
    public static func == (left: FieldState, right: FieldState) -> Bool {
        left.node == right.node && left.path == right.path && left.value == right.value && left.text == right.text
            && left.display == right.display && left.isEnabled == right.isEnabled && left.isRequired == right.isRequired
            && left.isDeletable == right.isDeletable && left.error == right.error
            && left.writtenOptionCount == right.writtenOptionCount
            && (left.compiled === right.compiled || left.compiled.definition == right.compiled.definition)
    }
}
