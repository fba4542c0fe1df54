import FormworkCore

/// What the parts of one reading share: the file, the problems found so far, and where each element was written.
final class ReadingContext {
    /// More problems than anyone mends at once; a hostile file must not make a report of any length.
    static let diagnosticLimit = 200

    let file: String
    private(set) lazy var source = SourceMap(bytes)
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

    /// How many members of objects were looked at to find keys.
    private(set) var lookups = 0

    /// Whether readers of objects remember the keys that they ask for, to say which one an unknown key may have been.
    let remembersKeys: Bool
    /// Whether there was an unknown key, and the keys were not remembered.
    private(set) var lacksKeys = false

    private let bytes: [UInt8]
    private let strict: Bool
    private var diagnostics: [Diagnostic] = []
    /// How many of them are no errors.
    private var warningCount = 0
    /// Whether something was left out of them.
    private var isCut = false

    init(file: String, bytes: [UInt8], strict: Bool, remembersKeys: Bool) {
        self.file = file
        self.bytes = bytes
        self.strict = strict
        self.remembersKeys = remembersKeys
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

    /// Notes that members of an object were looked at.
    func count(lookups more: Int) {
        lookups += more
    }

    /// Notes that the keys that were asked for are needed to report an unknown one.
    func lackKeys() {
        lacksKeys = true
    }

    /// Adds a problem; looking for what may have been meant is left out once the report is full.
    ///
    /// Warnings give way to errors: a report without the error would say that the form can run.
    func report(
        _ code: Diagnostic.Code, at offset: Int, path: String = "", found: String = "",
        expected: @autoclosure () -> [String] = []
    ) {
        let severity = strict ? .error : code.severity
        if severity == .error { hasErrors = true }
        if diagnostics.count >= Self.diagnosticLimit {
            isCut = true
            guard severity == .error, warningCount > 0,
                let last = diagnostics.lastIndex(where: { $0.severity != .error })
            else { return }
            diagnostics.remove(at: last)
            warningCount -= 1
        }
        let (line, column) = source.position(of: offset)
        if severity != .error { warningCount += 1 }
        diagnostics.append(
            Diagnostic(
                code, severity: severity, file: file, line: line, column: column, path: path, found: found,
                expected: expected()))
    }

    /// The diagnostics by position, those at the same place in the order found; at the end, that there are more.
    var sortedDiagnostics: [Diagnostic] {
        let sorted = diagnostics.enumerated().sorted { first, second in
            (first.element.line, first.element.column, first.offset)
                < (second.element.line, second.element.column, second.offset)
        }.map(\.element)
        guard isCut, let last = sorted.last else { return sorted }
        return sorted + [
            Diagnostic(
                .dialect(.tooMany), severity: hasErrors ? .error : last.severity, file: file, line: last.line,
                column: last.column, path: "", found: String(Self.diagnosticLimit), expected: [])
        ]
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
