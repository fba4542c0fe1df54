/// The reasons why an address returned no options. They contain no answer and no typed text.
public enum OptionAddressProblem: Error, Equatable, Sendable, CaseIterable {
    /// The app or the server does not allow the host, or not without encryption.
    case refusedHost
    /// The host is in a private network or on this machine, and was not allowed to be.
    case privateAddress
    /// The address with its query is too long.
    case tooLong
    /// No reply came in time.
    case unreachable
    /// The host redirects to another host, or too often.
    case redirected
    /// The status of the reply is not 200.
    case failed
    /// The reply has too many bytes or options.
    case tooLarge
    /// The reply is not a list of options.
    case unreadable

    /// A sentence for the operator of the app or the server.
    public var sentence: String {
        switch self {
        case .refusedHost: "Options may not be taken from this host."
        case .privateAddress: "The host is in a private network or on this machine, which was not allowed."
        case .tooLong: "What was asked is too long for an address."
        case .unreachable: "There was no reply in time."
        case .redirected: "The host sends on to another host, or too often."
        case .failed: "The status of the reply is not 200."
        case .tooLarge: "The reply has too many bytes or options."
        case .unreadable: "The reply is no list of options."
        }
    }
}
