#if Server
import FormworkCore
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

    /// The rate of a whole network; see `AddressKey.network`.
    var ofNetwork: RequestRate {
        func times(_ number: Int) -> Int {
            let (product, isTooLarge) = number.multipliedReportingOverflow(by: AddressKey.networkShare)
            return isTooLarge ? .max : product
        }
        return RequestRate(burst: times(burst), perMinute: times(perMinute))
    }

    /// No limit.
    public static let unlimited = RequestRate(burst: Int.max, perMinute: Int.max)
}

/// Counts the posts of each address, and of each network of IPv6 addresses (a token bucket).
final class RateLimiter: Sendable {
    private struct Bucket {
        let rate: RequestRate
        var tokens: Double
        var updated: ContinuousClock.Instant

        init(_ rate: RequestRate, at now: ContinuousClock.Instant) {
            self.rate = rate
            tokens = Double(rate.burst)
            updated = now
        }

        mutating func fill(at now: ContinuousClock.Instant) {
            let passed = (now - updated).components
            let seconds = Double(passed.seconds) + Double(passed.attoseconds) / 1e18
            tokens = min(Double(rate.burst), tokens + max(0, seconds) * Double(rate.perMinute) / 60)
            updated = now
        }

        /// Which part of what may come at once is left.
        var rest: Double { tokens / Double(max(1, rate.burst)) }
    }

    /// How many addresses are remembered, so that many of them cannot fill the memory.
    private static let capacity = 10_000

    private let rate: RequestRate
    private let buckets = Mutex<[ExactText: Bucket]>([:])

    init(_ rate: RequestRate) {
        self.rate = rate
    }

    /// Counts a post, or something else that costs more; `false` if it is too much.
    func admit(_ address: String, cost: Int = 1, at now: ContinuousClock.Instant = .now) -> Bool {
        if rate == .unlimited { return true }
        let network = AddressKey.network(address)
        // A request that is too much for its network is not noted for its address: the addresses of one network could fill
        // the memory.
        if let network, !isLeft(cost, of: network, within: rate.ofNetwork, at: now) { return false }
        // A request that is too much for its address takes nothing from its network, which others share.
        guard take(cost, of: address, within: rate, at: now) else { return false }
        return network.map { take(cost, of: $0, within: rate.ofNetwork, at: now) } ?? true
    }

    private func isLeft(
        _ cost: Int, of address: String, within rate: RequestRate, at now: ContinuousClock.Instant
    ) -> Bool {
        var bucket = buckets.withLock { $0[address] } ?? Bucket(rate, at: now)
        bucket.fill(at: now)
        return bucket.tokens >= Double(cost)
    }

    private func take(
        _ cost: Int, of address: String, within rate: RequestRate, at now: ContinuousClock.Instant
    ) -> Bool {
        buckets.withLock { buckets in
            if buckets.count >= Self.capacity, buckets[address] == nil { Self.makeRoom(in: &buckets, at: now) }
            var bucket = buckets[address] ?? Bucket(rate, at: now)
            bucket.fill(at: now)
            let admitted = bucket.tokens >= Double(cost)
            if admitted { bucket.tokens -= Double(cost) }
            buckets[address] = bucket
            return admitted
        }
    }

    /// Forgets the addresses that have all of their rate left, and if these are few, also those that have used the least of it.
    /// Those that have used the most of it are kept, as many as half of the capacity: so addresses that sent a little make no new
    /// limit for one that sent much.
    ///
    /// - Complexity: linear in the addresses, times the logarithm of their number. At least half of the capacity is free then.
    private static func makeRoom(in buckets: inout [ExactText: Bucket], at now: ContinuousClock.Instant) {
        var used: [(address: ExactText, bucket: Bucket)] = []
        for (address, bucket) in buckets {
            var bucket = bucket
            bucket.fill(at: now)
            if bucket.tokens < Double(bucket.rate.burst) { used.append((address, bucket)) }
        }
        if used.count > capacity / 2 {
            used.sort { $0.bucket.rest < $1.bucket.rest }
            used.removeLast(used.count - capacity / 2)
        }
        buckets = Dictionary(uniqueKeysWithValues: used.map { ($0.address, $0.bucket) })
    }
}
#endif
