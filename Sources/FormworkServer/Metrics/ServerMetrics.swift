#if Server
import CoreMetrics
import HTTPTypes

/// The counters and measurements of the server. Names and labels are few and fixed, and no label comes from a request.
///
/// `Documentation/Operating.md` lists them.
struct ServerMetrics: Sendable {
    private let factory: any MetricsFactory
    private let working: Meter
    private let workingPages: Meter

    init(_ factory: any MetricsFactory) {
        self.factory = factory
        working = Meter(label: "formwork_posts_in_progress", factory: factory)
        workingPages = Meter(label: "formwork_pages_in_progress", factory: factory)
    }

    /// Notes a reply, and how long it took until it was made. The body may still have to be sent.
    func noteReply(to destination: Destination, _ status: HTTPResponse.Status, after time: Duration) {
        let page = destination.name
        Counter(
            label: "formwork_requests_total",
            dimensions: [("page", page), ("status", "\(status.code)")], factory: factory
        ).increment()
        record(time, "formwork_request_seconds", [("page", page)])
    }

    /// Notes what happened to answers that passed all rules.
    func noteStored(_ outcome: StoringOutcome, of form: String, after time: Duration) {
        Counter(
            label: "formwork_submissions_total",
            dimensions: [("form", form), ("outcome", outcome.rawValue)], factory: factory
        ).increment()
        record(time, "formwork_store_seconds", [])
    }

    /// Notes how many posts are worked on.
    func noteWorking(_ count: Int) { working.set(count) }

    /// Notes how many pages are worked on.
    func noteWorkingPages(_ count: Int) { workingPages.set(count) }

    private func record(_ time: Duration, _ label: String, _ dimensions: [(String, String)]) {
        let (seconds, attoseconds) = time.components
        Timer(label: label, dimensions: dimensions, factory: factory)
            .recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
}

/// The outcome of storing answers that passed all rules.
enum StoringOutcome: String {
    /// They are stored now.
    case stored
    /// The same post had stored them before.
    case repeated
    /// The same page had been posted with other answers.
    case conflict
    case failed
}
#endif
