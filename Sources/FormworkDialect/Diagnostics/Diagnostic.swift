public import FormworkCore

/// A problem of a definition with its position in a file. `DiagnosticExplainer` makes a sentence of it.
public struct Diagnostic: Equatable, Sendable {
    /// The kind of the problem.
    public var code: Code
    /// Whether the form can still run.
    public var severity: Severity
    /// The file, as it was named to the reader. Blank for a form written in Swift.
    public var file: String
    /// The line, from 1; `nil` for a form written in Swift.
    public var line: Int?
    /// The column in characters, from 1; `nil` for a form written in Swift.
    public var column: Int?
    /// The path of the element or key, such as `sections[1].fields[2].visible_when`. Blank for the form itself.
    public var path: String
    /// The text that was found there, shortened if it is long; blank if absent.
    public var found: String
    /// The words that would be valid there, in order of likelihood.
    public var expected: [String]

    /// Makes a diagnostic.
    public init(
        _ code: Code, severity: Severity? = nil, file: String = "", line: Int? = nil, column: Int? = nil,
        path: String = "", found: String = "", expected: [String] = []
    ) {
        self.code = code
        self.severity = severity ?? code.severity
        self.file = file
        self.line = line
        self.column = column
        self.path = path
        self.found = found
        self.expected = expected
    }

    /// The severity of a diagnostic.
    public enum Severity: String, Equatable, Sendable {
        /// The form cannot run.
        case error
        /// The form can run, but perhaps not as its author meant.
        case warning
    }

    /// The kinds of problems, by the step that finds them.
    public enum Code: Hashable, Sendable {
        /// The file is not JSON, or too large.
        case json(JSONProblem.Code)
        /// The JSON is not in the dialect.
        case dialect(DialectProblem)
        /// The form contradicts itself.
        case definition(DefinitionProblem.Code)

        /// The public name of the code, such as `unknown_key`.
        public var name: String {
            switch self {
            case .json(let code): code.rawValue
            case .dialect(let code): code.rawValue
            case .definition(let code): code.rawValue
            }
        }

        /// The severity, unless warnings count as errors.
        public var severity: Severity {
            switch self {
            case .json: .error
            case .dialect(let code): code.isWarning ? .warning : .error
            case .definition(let code): code.isWarning ? .warning : .error
            }
        }
    }
}
