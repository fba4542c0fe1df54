import FormworkCore
public import FormworkDialect

/// The code that forms need beside their definitions, by the names that fields use or by the paths of fields.
///
/// Nothing is registered globally. An environment is passed to the sessions that need it. A part for a path belongs to one
/// form: a session reports a path that its form does not have (`onMistake`). Forms can share the parts that have names. Each
/// method returns an environment with one more part:
///
/// ```swift
/// let environment = FormEnvironment()
///     .validator("polite", message: "Be polite") { $0.value != "rude" }
///     .onChange("country") { session, change in session.set("city", to: .blank) }
/// ```
public struct FormEnvironment: Sendable {
    /// The checks that find errors at once, by the names that fields have in `validators`.
    public var validators: [String: any FieldValidator]
    /// The checks that take time, by the names that fields have in `async`.
    public var asyncChecks: [String: any AsyncCheck]
    /// The loaders of options, by the names that fields have in `options_from`.
    public var loaders: [String: any OptionLoader] = [:]
    /// The types of the app, which forms in JSON name as `type`. `type(_:)` adds one.
    public internal(set) var types: [CustomType] = []
    /// The clock that measures delays of checks, loaders and searches. Tests set one that they move themselves.
    public var clock: any Clock<Duration> = ContinuousClock()

    // Text: names in the developer's code.
    var groups: [String: [String]] = [:]
    // Text: names in the developer's code.
    var delays: [String: Duration] = [:]
    // Text: names in the developer's code.
    var searchDelays: [String: Duration] = [:]
    var optionBindings: [OptionBinding] = []
    var optionAccess: OptionAccess?
    // Text: names in the developer's code.
    var transformers: [String: [TextTransformer]] = [:]
    // Text: names in the developer's code.
    var displays: [String: ValueDisplay] = [:]
    var handlers: [@Sendable (FormSession, SessionChange) -> Void] = []
    /// The paths for which there are handlers, loaders and functions, in the order in which they were added. A session reports
    /// those that its form does not have.
    private(set) var namedPaths: [NamedPath] = []

    /// A path for which an environment has code.
    struct NamedPath: Sendable {
        let path: String
        /// Whether it may be the id of a section or group.
        let isElement: Bool
    }

    /// The function that is called for mistakes in the code around a form, such as a path that the form does not have.
    ///
    /// By default it prints them to the standard error stream in debug builds, and does nothing in other builds. A test
    /// can set a function that fails.
    public var onMistake: @Sendable (FormMistake) -> Void

    /// Makes an environment.
    public init(
        validators: [String: any FieldValidator] = [:], asyncChecks: [String: any AsyncCheck] = [:],
        onMistake: @escaping @Sendable (FormMistake) -> Void = FormMistake.print
    ) {
        self.validators = validators
        self.asyncChecks = asyncChecks
        self.onMistake = onMistake
    }

    /// The same environment with another clock for the delays of checks, loaders and searches, for a test.
    ///
    /// - Parameter clock: The clock that measures the delays.
    public func clock(_ clock: any Clock<Duration>) -> FormEnvironment { changed { $0.clock = clock } }

    /// A copy with a change that is for a path.
    func changed(
        at path: String, isElement: Bool = false, _ change: (inout FormEnvironment) -> Void
    ) -> FormEnvironment {
        changed {
            $0.namedPaths.append(NamedPath(path: path, isElement: isElement))
            change(&$0)
        }
    }

    /// A copy with a change.
    func changed(_ change: (inout FormEnvironment) -> Void) -> FormEnvironment {
        var copy = self
        change(&copy)
        return copy
    }
}
