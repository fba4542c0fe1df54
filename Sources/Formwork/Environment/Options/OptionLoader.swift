public import FormworkCore

/// Loads the options of a field from elsewhere, such as a server.
///
/// A load that is superseded, by another search or another answer that it depends on, is cancelled, and its outcome is
/// dropped. One that throws can be repeated; if it throws a `CustomError`, its words are shown.
public protocol OptionLoader: Sendable {
    /// The options that fit a request, or the first page of them.
    func options(for request: OptionRequest) async throws -> OptionPage

    /// The options with some ids: answers that were given before, and that are on none of the loaded pages.
    ///
    /// - Parameters:
    ///   - ids: The answers.
    ///   - request: What else is known, such as the answers that the options depend on.
    /// - Returns: Their options; an answer without one is not among the options, and is wrong. None by default.
    func options(withIDs ids: [FormValue], for request: OptionRequest) async throws -> [FieldOption]
}

extension OptionLoader {
    /// None: only answers on a loaded page are known.
    public func options(withIDs ids: [FormValue], for request: OptionRequest) async throws -> [FieldOption] { [] }
}

/// What options are asked for.
public struct OptionRequest: Sendable {
    /// Where the field's answer is among the values, such as `guests[0].city`.
    public let path: String
    /// The question.
    public let field: Field
    /// What the person typed to find an option. Blank means nothing.
    public let search: String
    /// What `OptionPage.next` of the page before said; `nil` for the first page.
    public let page: String?
    /// The answers that the options depend on, by the names that they were bound with.
    public let answers: [String: FormValue]

    /// Makes a request, as a test of a loader needs it.
    public init(
        path: String, field: Field, search: String = "", page: String? = nil, answers: [String: FormValue] = [:]
    ) {
        self.path = path
        self.field = field
        self.search = search
        self.page = page
        self.answers = answers
    }

    /// An answer that the options depend on; blank if it was not bound.
    public subscript(name: String) -> FormValue { answers[name] ?? .blank }
}

/// Options, and how to go on where there are more.
public struct OptionPage: Equatable, Sendable {
    /// The options.
    public var options: [FieldOption]
    /// What to ask the next page with; `nil` if this is the last.
    public var next: String?

    /// Makes a page.
    public init(_ options: [FieldOption], next: String? = nil) {
        self.options = options
        self.next = next
    }
}

/// A loader that is written as a closure.
struct ClosureLoader: OptionLoader {
    let load: @Sendable (OptionRequest) async throws -> OptionPage

    func options(for request: OptionRequest) async throws -> OptionPage { try await load(request) }
}
