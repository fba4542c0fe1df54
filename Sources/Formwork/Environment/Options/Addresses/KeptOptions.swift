import Synchronization

/// A cache of the options that addresses returned a short time ago, so that a page, its posts and other readers do not
/// call the same address again and again.
final class KeptOptions: Sendable {
    private struct Entry {
        var page: OptionPage
        var end: ContinuousClock.Instant
    }

    /// The maximum number of replies that are kept.
    private static let limit = 200

    private let entries = Mutex<[ExactText: Entry]>([:])

    /// The kept reply of an address; `nil` if it is gone.
    func page(at url: String) -> OptionPage? {
        entries.withLock { entries in
            guard let entry = entries[url], entry.end > .now else { return nil }
            return entry.page
        }
    }

    /// Keeps the reply of an address for some time.
    func keep(_ page: OptionPage, at url: String, for time: Duration) {
        if time <= .zero { return }
        entries.withLock { entries in
            if entries.count >= Self.limit {
                let now = ContinuousClock.now
                entries = entries.filter { $0.value.end > now }
            }
            if entries.count >= Self.limit, let oldest = entries.min(by: { $0.value.end < $1.value.end }) {
                entries[oldest.key] = nil
            }
            entries[url] = Entry(page: page, end: .now + time)
        }
    }
}
