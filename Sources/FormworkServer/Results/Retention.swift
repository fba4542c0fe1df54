#if Server
/// How long submissions are kept. Older ones are erased, with their files and drafts.
///
/// A server with a number of days outside of `possibleDays` is not made (`RetentionProblem`): 0 would erase what people have just sent.
public struct Retention: Equatable, Sendable {
    /// For how many days submissions can be kept.
    public static let possibleDays = 1...36_500

    /// The days of single forms, by their ids.
    public var days: [String: Int]
    /// The days of all other forms; `nil` to keep their submissions.
    public var otherDays: Int?

    /// Makes rules; without any, all submissions are kept.
    public init(days: [String: Int] = [:], otherDays: Int? = nil) {
        self.days = days
        self.otherDays = otherDays
    }

    /// The moment before which submissions of a form are erased, in milliseconds since 1970; `nil` if they are kept.
    func limit(of form: String, at now: Int64) -> Int64? {
        (days[form] ?? otherDays).map { now - Int64($0) * 86_400_000 }
    }

    /// Refuses days that are none.
    func check() throws(RetentionProblem) {
        for (form, days) in days.sorted(by: { $0.key < $1.key }) where !Self.possibleDays.contains(days) {
            throw RetentionProblem("The submissions of the form \(form) cannot be kept for \(days) days. ")
        }
        if let otherDays, !Self.possibleDays.contains(otherDays) {
            throw RetentionProblem("Submissions cannot be kept for \(otherDays) days. ")
        }
    }
}

/// Why submissions cannot be kept as long as it was said, in sentences.
public struct RetentionProblem: Error, Equatable, CustomStringConvertible, Sendable {
    /// The sentences.
    public let description: String

    init(_ sentence: String) {
        let days = Retention.possibleDays
        description = sentence + "It can be \(days.lowerBound) to \(days.upperBound) days."
    }
}
#endif
