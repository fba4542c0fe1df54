#if Server
import GRDB

/// Why a store cannot be used, in one sentence.
public struct StoreProblem: Error, Equatable, CustomStringConvertible, Sendable {
    /// The sentence.
    public var description: String

    /// Makes a problem.
    public init(_ description: String) {
        self.description = description
    }

    /// SQLite's description of an error: its code and message, without the statement and without what was to be stored.
    static func reason(of error: any Error) -> String {
        switch error {
        case let problem as StoreProblem: problem.description
        case let error as DatabaseError:
            "SQLite error \(error.extendedResultCode.rawValue)" + (error.message.map { ", \($0)" } ?? "")
        default: "\(type(of: error))"
        }
    }
}
#endif
