import FormworkCore

/// The state that all readers of one file share: the problems that were found so far, and the origin of each element.
final class ReadingContext {
    /// The maximum number of problems in a report, so that a hostile file cannot make it arbitrarily long.
    static let diagnosticLimit = 200

    let file: String
    /// The types of an app's own that fields may have.
    let types: CustomTypeTable
    private(set) lazy var source = SourceMap(bytes)
    /// The origins of groups, sections and fields, by the index of the element (`DefinitionProblem.element`).
    private(set) var origins: [ElementOrigin] = []
    /// The sections that belong to repeats in forms that were written for the original Form.
    var repeats = RepeatSurvey()
    /// The types of an app that the form names itself. Their fields are placeholders where the type is unknown.
    var namedTypes: [String] = []
    /// Whether the file is one of the original Form: a list of groups, or an object of groups and templates alone.
    var isOriginal = false
    /// The form's zone, for dates that are written as instants.
    var timeZone = ""
    /// The rewritten expressions, by the offset of the original in the file.
    var rewritings: [ByteOffset: Rewriting] = [:]
    private(set) var hasErrors = false
    /// Whether every element and id of the file is in the definition. Otherwise compiling it would find problems that
    /// the file does not have.
    private(set) var isWhole = true

    /// How many cells the matrices of the file have.
    private var cells = 0

    /// How many members of objects were compared to find keys.
    private(set) var lookups = 0

    private let bytes: [UInt8]
    private let strict: Bool
    private var diagnostics: [Diagnostic] = []
    /// How many of the problems are warnings.
    private var warningCount = 0
    /// Whether some problems were left out.
    private var isCut = false

    init(file: String, bytes: [UInt8], types: CustomTypeTable, strict: Bool) {
        self.file = file
        self.types = types
        self.bytes = bytes
        self.strict = strict
    }

    /// Whether the form names a type of an app.
    func isNamedType(_ name: String) -> Bool { namedTypes.contains { $0.isSame(as: name) } }

    /// Notes that an element of the definition begins.
    @discardableResult
    func beginElement(_ value: JSONValue, path: FilePath) -> ElementOrigin {
        let origin = ElementOrigin(value: value, path: path)
        origins.append(origin)
        return origin
    }

    /// Reads a part whose position in the definition's order is not known yet, and returns the elements in it.
    func collect<Part>(_ read: () -> Part) -> (part: Part, origins: [ElementOrigin]) {
        var collected: [ElementOrigin] = []
        swap(&origins, &collected)
        let part = read()
        swap(&origins, &collected)
        return (part, collected)
    }

    /// Adds elements that were read before. Their position in the definition's order is here.
    func beginElements(_ collected: [ElementOrigin]) {
        origins += collected
    }

    /// Notes that a part was left out to which other parts may refer.
    func loseElement() {
        isWhole = false
    }

    /// Counts the cells of a matrix. Returns `false` if the form has too many of them.
    func hasRoom(forCells more: Int) -> Bool {
        cells += more
        return cells <= FormDefinition.elementLimit
    }

    /// Counts members of objects that were compared.
    func count(lookups more: Int) {
        lookups += more
    }

    /// Warns of a number that is written with more digits than numbers have, and was rounded.
    func rounded(
        _ number: DecimalNumber, _ value: JSONValue, at path: @autoclosure () -> FilePath
    ) -> DecimalNumber {
        if let written = longNumber(at: value.offset), DecimalNumber(written) == number {
            report(
                .dialect(.convertedValue), at: value.offset, path: path(), found: written.excerpt,
                expected: [number.description.excerpt])
        }
        return number
    }

    /// The number that is written at an offset of the file. It is `nil` if it has no more digits than a number can
    /// have, or if there is no number, as for a value of a type of an app.
    func longNumber(at offset: ByteOffset) -> String? {
        guard offset < bytes.end else { return nil }
        let written = bytes.from(offset).prefix { byte in
            byte.isASCIIDigit || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
        }
        guard written.count > DecimalNumber.precision else { return nil }
        let digits = written.prefix { $0 | 0x20 != UInt8(ascii: "e") }.filter(\.isASCIIDigit)
        let zero = UInt8(ascii: "0")
        guard let first = digits.firstIndex(where: { $0 != zero }), let last = digits.lastIndex(where: { $0 != zero }),
            last - first >= DecimalNumber.precision
        else { return nil }
        return String(decoding: written, as: UTF8.self)
    }

    /// Adds a problem. When the report is full, suggestions are not searched any more.
    ///
    /// An error replaces a warning in a full report, because a report without errors would say that the form can run.
    func report(
        _ code: Diagnostic.Code, at offset: ByteOffset, path: FilePath = "", found: String = "",
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
                code, severity: severity, file: file, line: line, column: column, path: path.text, found: found,
                expected: expected()))
    }

    /// The diagnostics in the order of their positions. Those at the same position are in the order in which they were
    /// found. If some were left out, the last one reports that.
    var sortedDiagnostics: [Diagnostic] {
        let sorted = diagnostics.enumerated().sorted { first, second in
            (first.element.line ?? 0, first.element.column ?? 0, first.offset)
                < (second.element.line ?? 0, second.element.column ?? 0, second.offset)
        }.map(\.element)
        guard isCut, let last = sorted.last else { return sorted }
        return sorted + [
            Diagnostic(
                .dialect(.tooMany), severity: hasErrors ? .error : last.severity, file: file, line: last.line,
                column: last.column, path: "", found: String(Self.diagnosticLimit), expected: [])
        ]
    }
}

/// The position of an element in the file of its definition.
final class ElementOrigin {
    /// The JSON object. For a group or section that the form does not write, it is the root.
    let value: JSONValue
    /// The path of the object in the file, such as `sections[1].fields[2]`.
    let path: FilePath
    /// The parts that problems name by a key, such as `options[1].targets[0]`, with their paths.
    var parts: [ExactText: (value: JSONValue, path: FilePath)] = [:]

    init(value: JSONValue, path: FilePath) {
        self.value = value
        self.path = path
    }
}
