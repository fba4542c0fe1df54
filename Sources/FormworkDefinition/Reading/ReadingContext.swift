import FormworkCore

/// What the parts of one reading share: the file, the problems found so far, and where each element was written.
final class ReadingContext {
    /// More problems than anyone mends at once; a hostile file must not make a report of any length.
    static let diagnosticLimit = 200

    let file: String
    let source: SourceMap
    /// Groups, sections and fields in the definition's order, as `DefinitionProblem.element` counts them.
    private(set) var origins: [ElementOrigin] = []
    /// Which sections make up repeats in the way of the original Form.
    var repeats = RepeatSurvey()
    /// The form's zone, for dates that are written as instants.
    var timeZone = ""
    /// What was rewritten in texts, by the offset of the text in the file.
    var rewritings: [Int: Rewriting] = [:]
    private(set) var hasErrors = false
    /// Whether every element and id arrived in the definition, so that checking it finds real problems only.
    private(set) var isWhole = true

    private let strict: Bool
    private var diagnostics: [Diagnostic] = []

    init(file: String, bytes: [UInt8], strict: Bool) {
        self.file = file
        self.source = SourceMap(bytes)
        self.strict = strict
    }

    /// Notes that an element of the definition begins.
    @discardableResult
    func beginElement(_ value: JSONValue, path: String) -> ElementOrigin {
        let origin = ElementOrigin(value: value, path: path)
        origins.append(origin)
        return origin
    }

    /// Reads something whose place in the definition's order is not yet known, and returns the elements that began.
    func collect<Part>(_ read: () -> Part) -> (part: Part, origins: [ElementOrigin]) {
        var collected: [ElementOrigin] = []
        swap(&origins, &collected)
        let part = read()
        swap(&origins, &collected)
        return (part, collected)
    }

    /// Notes that elements begin here that were read before.
    func beginElements(_ collected: [ElementOrigin]) {
        origins += collected
    }

    /// Notes that something was left out that others may refer to.
    func loseElement() {
        isWhole = false
    }

    /// Adds a problem; looking for what may have been meant is left out once the report is full.
    func report(
        _ code: Diagnostic.Code, at offset: Int, path: String = "", found: String = "",
        expected: @autoclosure () -> [String] = []
    ) {
        let severity = strict ? .error : code.severity
        if severity == .error { hasErrors = true }
        guard diagnostics.count <= Self.diagnosticLimit else { return }
        let (line, column) = source.position(of: offset)
        let isLast = diagnostics.count == Self.diagnosticLimit
        diagnostics.append(
            Diagnostic(
                isLast ? .dialect(.tooMany) : code, severity: severity, file: file, line: line, column: column,
                path: path,
                found: isLast ? String(Self.diagnosticLimit) : found, expected: isLast ? [] : expected()))
    }

    /// The diagnostics by position; those at the same place in the order found.
    var sortedDiagnostics: [Diagnostic] {
        diagnostics.enumerated().sorted { first, second in
            (first.element.line, first.element.column, first.offset)
                < (second.element.line, second.element.column, second.offset)
        }.map(\.element)
    }
}

/// Where an element of a definition was written.
final class ElementOrigin {
    /// The JSON object; the root for the group and section of a form written without them.
    let value: JSONValue
    /// Where the object is in the file, such as `sections[1].fields[2]`.
    let path: String
    /// Where parts that problems name by a key, such as `options[1].targets[0]`, were written.
    var parts: [String: (value: JSONValue, path: String)] = [:]

    init(value: JSONValue, path: String) {
        self.value = value
        self.path = path
    }
}
