#if Server
import HTTPTypes

/// The page or action that an address of the playground leads to.
enum PlaygroundPlace: Equatable, Sendable {
    /// The page.
    case page
    /// Says what is wrong with a text, and takes it as the form to try.
    case check
    /// Says what can be written at a place of a text.
    case complete
    /// Writes the text into the file.
    case save
    /// Gives the text of the file.
    case file
    /// The form that is tried, with everything that belongs to it.
    case trial
    /// Anything else.
    case nothing

    /// The part of all addresses of the form that is tried.
    static let trialPrefix = "/_formwork/try"
    private static let prefix = "/_formwork/edit"

    init(_ path: String) {
        switch path {
        case "", "/": self = .page
        case Self.prefix + "/check": self = .check
        case Self.prefix + "/complete": self = .complete
        case Self.prefix + "/save": self = .save
        case Self.prefix + "/file": self = .file
        default: self = path.hasPrefix(Self.trialPrefix + "/") ? .trial : .nothing
        }
    }

    /// The address.
    var path: String {
        switch self {
        case .page, .nothing: "/"
        case .check: Self.prefix + "/check"
        case .complete: Self.prefix + "/complete"
        case .save: Self.prefix + "/save"
        case .file: Self.prefix + "/file"
        case .trial: Self.trialPrefix + "/"
        }
    }

    /// The method that can be used there; `nil` where the reply decides.
    var method: HTTPRequest.Method? {
        switch self {
        case .page, .file: .get
        case .check, .complete, .save: .post
        case .trial, .nothing: nil
        }
    }
}
#endif
