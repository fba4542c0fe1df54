public import FormworkCore

/// Loads the options of a field from elsewhere, such as a server.
///
/// If another search begins, or an answer changes on which the options depend, the running load is cancelled and its
/// outcome is dropped. A load that throws an error can be repeated. If the error is a `CustomError`, its words are
/// shown.
public protocol OptionLoader: Sendable {
    /// Loads the options that fit a request, or a page of them.
    ///
    /// - Throws: Any error if the options could not be loaded.
    func options(for request: OptionRequest) async throws -> OptionPage

    /// Loads the options of answers that were given before and that are on none of the loaded pages.
    ///
    /// - Parameters:
    ///   - ids: The answers.
    ///   - request: The request with everything else, such as the answers on which the options depend.
    /// - Returns: The options. An answer without an option here is an error. The default implementation returns none.
    /// - Throws: Any error if the options could not be loaded.
    func options(withIDs ids: [FormValue], for request: OptionRequest) async throws -> [FieldOption]
}

extension OptionLoader {
    /// Returns no options, so only answers on a loaded page are known.
    public func options(withIDs ids: [FormValue], for request: OptionRequest) async throws -> [FieldOption] { [] }
}

/// A request for options.
public struct OptionRequest: Sendable {
    /// The path of the field's answer, such as `guests[0].city`.
    public let path: String
    /// The field.
    public let field: Field
    /// The text that the person typed to find an option. Blank if the person does not search.
    public let search: String
    /// The cursor of the page, which is `OptionPage.next` of the page before; `nil` for the first page.
    public let page: String?
    /// The answers on which the options depend, by the names with which they were bound.
    public let answers: [String: FormValue]

    /// Makes a request, such as for a test of a loader.
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

/// A page of options, with the cursor of the next page.
public struct OptionPage: Equatable, Sendable {
    /// The options.
    public var options: [FieldOption]
    /// The cursor of the next page; `nil` if this is the last page.
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
