import FormworkCore

/// The state of loading the options of a field, which a renderer shows beside them.
public struct OptionLoading: Equatable, Sendable {
    /// The phase of loading.
    public enum Phase: String, CaseIterable, Equatable, Sendable {
        /// An answer that the options depend on is missing.
        case waiting
        /// Options are being loaded.
        case loading
        /// The options were loaded.
        case loaded
        /// The loader threw an error; `FormSession.reloadOptions` tries again.
        case failed
    }

    /// The phase of loading.
    public internal(set) var phase = Phase.waiting
    /// The text that the person typed to find an option. Blank if the person does not search.
    public internal(set) var search = ""
    /// The words to show after a failed load. Blank if the loader threw no `CustomError`.
    public internal(set) var message = ""
    /// Whether there are more options than were loaded; `FormSession.loadMoreOptions` loads them.
    public var hasMore: Bool { next != nil }

    /// The answers with which the options were loaded.
    var answers: [String: FormValue] = [:]  // Text: only the names of fields that are there are kept.
    /// The cursor of the next page; `nil` if absent.
    var next: String?
    /// The options of the pages so far.
    var options: [FieldOption] = []
    /// The answers whose options were requested by their ids.
    var resolved: Set<ExactText> = []
    /// The part that is to be loaded next; `nil` if it is being loaded already or nothing is to be loaded.
    var need: Need?

    enum Need: Equatable {
        /// The first page anew, after more typing if the person is typing.
        case first(isTyped: Bool)
        /// The next page.
        case more
        /// Only the options of answers that are not among the loaded options.
        case chosen
    }
}
