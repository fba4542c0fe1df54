#if Server
import Synchronization

/// How much may come from one source, such as an address: at once, and on average. What is counted depends on the limit: posts,
/// bytes or logins.
public struct RequestRate: Equatable, Sendable {
    /// How many posts, bytes or logins may come at once.
    public var burst: Int
    /// How many may come a minute, on average.
    public var perMinute: Int

    /// Makes a rate. By default 120 posts at once and 240 posts a minute, which is more than a person can do.
    public init(burst: Int = 120, perMinute: Int = 240) {
        self.burst = burst
        self.perMinute = perMinute
    }

    /// No limit.
    public static let unlimited = RequestRate(burst: Int.max, perMinute: Int.max)
}

/// Counts the posts of each address (a token bucket).
final class RateLimiter: Sendable {
    private struct Bucket {
        var tokens: Double
        var updated: ContinuousClock.Instant
    }

    /// How many addresses are remembered, so that many of them cannot fill the memory.
    private static let capacity = 10_000

    private let rate: RequestRate
    private let buckets = Mutex<[String: Bucket]>([:])

    init(_ rate: RequestRate) {
        self.rate = rate
    }

    /// Counts a post, or something else that costs more; `false` if it is too much.
    func admit(_ address: String, cost: Int = 1, at now: ContinuousClock.Instant = .now) -> Bool {
        if rate == .unlimited { return true }
        return buckets.withLock { buckets in
            if buckets.count >= Self.capacity, buckets[address] == nil { forgetIdle(&buckets, at: now) }
            var bucket = buckets[address] ?? Bucket(tokens: Double(rate.burst), updated: now)
            bucket.tokens = min(Double(rate.burst), bucket.tokens + earned(since: bucket.updated, at: now))
            bucket.updated = now
            let admitted = bucket.tokens >= Double(cost)
            if admitted { bucket.tokens -= Double(cost) }
            buckets[address] = bucket
            return admitted
        }
    }

    private func earned(since: ContinuousClock.Instant, at now: ContinuousClock.Instant) -> Double {
        let seconds = Double((now - since).components.seconds) + Double((now - since).components.attoseconds) / 1e18
        return max(0, seconds) * Double(rate.perMinute) / 60
    }

    private func forgetIdle(_ buckets: inout [String: Bucket], at now: ContinuousClock.Instant) {
        buckets = buckets.filter { $0.value.tokens + earned(since: $0.value.updated, at: now) < Double(rate.burst) }
        // All addresses are in use. Forgetting all of them allows too many posts for a moment; refusing new ones would
        // be worse.
        if buckets.count >= Self.capacity { buckets = [:] }
    }
}
#endif
