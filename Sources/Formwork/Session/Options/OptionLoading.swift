import FormworkCore

/// How far the options of a field are that come from a loader: what a renderer shows beside them.
public struct OptionLoading: Equatable, Sendable {
    /// What is going on.
    public enum Phase: String, CaseIterable, Equatable, Sendable {
        /// An answer that the options depend on is missing.
        case waiting
        /// Options are being loaded.
        case loading
        /// What was asked for is there.
        case loaded
        /// The loader threw an error; `FormSession.reloadOptions` tries again.
        case failed
    }

    /// What is going on.
    public internal(set) var phase = Phase.waiting
    /// What the person typed to find an option. Blank means nothing.
    public internal(set) var search = ""
    /// What to tell the person of a load that failed. Blank if the loader threw no `CustomError`.
    public internal(set) var message = ""
    /// Whether there are more options than were loaded; `FormSession.loadMoreOptions` loads them.
    public var hasMore: Bool { next != nil }

    /// The answers that the options were loaded for.
    var answers: [String: FormValue] = [:]
    /// How to ask for the next page.
    var next: String?
    /// The options of the pages so far.
    var options: [FieldOption] = []
    /// Answers that have been asked for by their ids.
    var resolved: Set<String> = []
    /// What is to be loaded next; `nil` if that is under way or nothing is to be loaded.
    var need: Need?

    enum Need: Equatable {
        /// Everything anew, perhaps after more typing.
        case first(isTyped: Bool)
        /// The next page.
        case more
        /// Only the options of answers that are not among those that were loaded.
        case chosen
    }
}
