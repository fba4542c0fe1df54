import FormworkCore
public import FormworkDialect

/// What forms need beside their definitions: code, by the names that fields use or by the paths of fields.
///
/// Nothing is registered globally; an environment is handed to the sessions that should have it. Each method gives an
/// environment with one thing more:
///
/// ```swift
/// let environment = FormEnvironment()
///     .validator("polite", message: "Be polite") { $0.value != "rude" }
///     .onChange("country") { session, change in session.set("city", to: .blank) }
/// ```
public struct FormEnvironment: Sendable {
    /// Checks that answer at once, by the names that fields have in `validators`.
    public var validators: [String: any FieldValidator]
    /// Checks that take time, by the names that fields have in `async`.
    public var asyncChecks: [String: any AsyncCheck]
    /// Loaders of options, by the names that fields have in `options_from`.
    public var loaders: [String: any OptionLoader] = [:]
    /// Types of the app's own, which forms in JSON name as `type`. `type(_:)` adds one.
    public internal(set) var types: [CustomType] = []
    /// What measures how long nothing is typed; tests give one that they move themselves.
    public var clock: any Clock<Duration> = ContinuousClock()

    var groups: [String: [String]] = [:]
    var delays: [String: Duration] = [:]
    var searchDelays: [String: Duration] = [:]
    var optionBindings: [OptionBinding] = []
    var optionAccess: OptionAccess?
    var transformers: [String: [TextTransformer]] = [:]
    var displays: [String: ValueDisplay] = [:]
    var handlers: [@Sendable (FormSession, SessionChange) -> Void] = []

    /// Hears of mistakes in the code around a form, such as a path that the form does not have.
    ///
    /// In debug builds they are printed to the standard error stream, in others nothing happens. A test can fail instead.
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

    /// The same environment with other delays of checks, loaders and searches, for a test.
    ///
    /// - Parameter clock: What measures them.
    public func clock(_ clock: any Clock<Duration>) -> FormEnvironment { changed { $0.clock = clock } }

    /// A copy with something changed.
    func changed(_ change: (inout FormEnvironment) -> Void) -> FormEnvironment {
        var copy = self
        change(&copy)
        return copy
    }
}
