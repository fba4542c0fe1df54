#if Server
import Crypto
import Synchronization

/// A store in which several servers count together what each address sends. A store of submissions that conforms is used for that.
public protocol RateStore: Sendable {
    /// Takes from what a name may still send; `false` if that is too little, and then nothing is taken. A name that sent nothing yet
    /// may send the burst of the rate.
    ///
    /// - Parameters:
    ///   - cost: How much is sent: posts, or bytes.
    ///   - name: The sender and the limit, without the sender's address in clear.
    func take(_ cost: Int, of name: String, within rate: RequestRate) async throws -> Bool
}

/// Limits what each address sends, together with the other servers of a store that can count.
package final class SenderLimiter: Sendable {
    /// How long a post waits for the count of all servers.
    package static let patience = Duration.milliseconds(300)

    private let rate: RequestRate
    private let local: RateLimiter
    private let shared: (any RateStore)?
    private let kind: String
    private let patience: Duration
    private let pause: Duration
    private let clock: @Sendable () -> ContinuousClock.Instant
    /// Until when the store is not asked, because it did not answer.
    private let pausedUntil = Mutex<ContinuousClock.Instant?>(nil)

    /// - Parameters:
    ///   - kind: The kind of thing that is limited. Servers that share a store count the same kinds together.
    ///   - patience: How long the store has to answer.
    ///   - pause: For how long the store is not asked after it did not answer.
    ///   - clock: Returns the present time, which rates and pauses are measured by.
    init(
        _ rate: RequestRate, of kind: String, shared: (any RateStore)?, patience: Duration = SenderLimiter.patience,
        pause: Duration = .seconds(5),
        clock: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        self.rate = rate
        self.kind = kind
        self.shared = shared
        self.patience = patience
        self.pause = pause
        self.clock = clock
        local = RateLimiter(rate)
    }

    /// Counts a post, or something else that costs more; `false` if it is too much.
    func admit(_ address: String, cost: Int = 1) async -> Bool {
        // The local limit comes first, so that a request that it refuses costs the store nothing.
        guard local.admit(address, cost: cost, at: clock()) else { return false }
        guard let shared, rate != .unlimited, !isPaused else { return true }
        guard await admit(address, cost, rate, shared) else { return false }
        guard let network = AddressKey.network(address) else { return true }
        return await admit(network, cost, rate.ofNetwork, shared)
    }

    private func admit(_ address: String, _ cost: Int, _ rate: RequestRate, _ shared: any RateStore) async -> Bool {
        if isPaused { return true }
        let hash = SHA256.hash(data: Array("formwork.rate.1:\(kind):\(address)".utf8))
        let name = base64URL(Array(hash.prefix(16)))
        if let isAdmitted = await answer(of: shared, cost, name, rate) { return isAdmitted }
        // The store does not answer, so the count of this server alone holds for a while.
        pausedUntil.withLock { $0 = clock() + pause }
        return true
    }

    private var isPaused: Bool {
        let now = clock()
        return pausedUntil.withLock { $0.map { now < $0 } ?? false }
    }

    /// The answer of the store; `nil` if it fails, or does not answer in time.
    private func answer(of store: any RateStore, _ cost: Int, _ name: String, _ rate: RequestRate) async -> Bool? {
        let (answers, continuation) = AsyncStream.makeStream(of: Bool?.self)
        let patience = patience
        let question = Task { continuation.yield(try? await store.take(cost, of: name, within: rate)) }
        let timer = Task {
            try? await Task.sleep(for: patience)
            continuation.yield(nil)
        }
        defer {
            question.cancel()
            timer.cancel()
        }
        for await answer in answers { return answer }
        return nil
    }
}
#endif
