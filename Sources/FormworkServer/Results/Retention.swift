#if Server
/// How long submissions are kept. Older ones are erased, with their files and drafts.
public struct Retention: Equatable, Sendable {
    /// The days of single forms, by their ids. With 0 or less, submissions are erased as soon as the server looks.
    public var days: [String: Int]
    /// The days of all other forms, in the same way; `nil` to keep their submissions.
    public var otherDays: Int?

    /// Makes rules; without any, all submissions are kept.
    public init(days: [String: Int] = [:], otherDays: Int? = nil) {
        self.days = days
        self.otherDays = otherDays
    }

    /// The moment before which submissions of a form are erased, in milliseconds since 1970; `nil` if they are kept.
    func limit(of form: String, at now: Int64) -> Int64? {
        guard let days = days[form] ?? otherDays else { return nil }
        let (length, isTooLong) = Int64(max(0, days)).multipliedReportingOverflow(by: 86_400_000)
        return isTooLong ? nil : now - length
    }
}
#endif
