extension DefinitionProblem {
    /// A problem of an element.
    init(
        _ code: DefinitionProblem.Code, at element: ElementIndex, key: String = "", textOffset: Int = 0,
        found: String = "", expected: [String] = []
    ) {
        self.init(
            code, element: element.position, key: key, textOffset: textOffset, found: found, expected: expected)
    }
}
