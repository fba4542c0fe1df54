public import FormworkRuntime

/// The choices of a form whose options code on the server gives, and how far they are in a session.
public struct LoadedChoices: Sendable {
    /// The address from which the script loads options.
    public var address: String
    /// The choices.
    public var choices: [Choice]
    /// How far the options of each field are.
    public var states: [NodeID: State]
    /// How many pages of options the next button for more brings, for each field that has more.
    public var further: [NodeID: Int] = [:]

    /// The prefix of the action of the button that loads more. The number of pages, a colon and the path of the field follow.
    public static var furtherAction: String { "more:" }

    /// A field whose options are loaded.
    public struct Choice: Sendable {
        /// The path of the field, with empty brackets for the items around it: `guests[].city`.
        public var path: String
        /// The paths of the fields whose answers the page watches, written in the same way: when one of them changes, the
        /// options are loaded again.
        public var watched: [String]
        /// Whether the person can type to find an option.
        public var isSearched: Bool

        /// Describes a field.
        public init(path: String, watched: [String], isSearched: Bool) {
            self.path = path
            self.watched = watched
            self.isSearched = isSearched
        }
    }

    /// How far options are.
    public enum State: Equatable, Sendable {
        /// An answer that they depend on is missing.
        case waiting
        /// They are there.
        case loaded
        /// They could not be loaded. The words are the reason; blank means those of the catalog.
        case failed(String)
    }

    /// Describes the choices of a page.
    public init(address: String, choices: [Choice], states: [NodeID: State]) {
        self.address = address
        self.choices = choices
        self.states = states
    }
}

extension LoadedChoices.Choice {
    /// Whether this describes the field of a node.
    func describes(_ node: NodeID, in form: CompiledForm) -> Bool { path.isSame(as: form.pattern(of: node)) }
}
