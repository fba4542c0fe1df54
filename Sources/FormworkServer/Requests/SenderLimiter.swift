#if Server
import Crypto

/// A store in which several servers count together what each address sends.
package protocol RateStore: Sendable {
    /// Takes from what a name may still send; `false` if that is too little, and then nothing is taken.
    ///
    /// - Parameters:
    ///   - cost: How much is sent: posts, or bytes.
    ///   - name: The sender and the limit, without the sender's address in clear.
    func take(_ cost: Int, of name: String, within rate: RequestRate) async throws -> Bool
}

/// Limits what each address sends, together with the other servers of a store that can count.
struct SenderLimiter: Sendable {
    private let rate: RequestRate
    private let local: RateLimiter
    private let shared: (any RateStore)?
    private let kind: String

    /// - Parameter kind: What is limited. Servers that share a store count the same kinds together.
    init(_ rate: RequestRate, of kind: String, shared: (any RateStore)?) {
        self.rate = rate
        self.kind = kind
        self.shared = shared
        local = RateLimiter(rate)
    }

    /// Counts a post, or something else that costs more; `false` if it is too much.
    func admit(_ address: String, cost: Int = 1) async -> Bool {
        // What is too much for this server alone does not burden the store.
        guard local.admit(address, cost: cost) else { return false }
        guard let shared, rate != .unlimited else { return true }
        let hash = SHA256.hash(data: Array("formwork.rate.1:\(kind):\(address)".utf8))
        // If the store does not answer, the count of this server alone holds.
        return (try? await shared.take(cost, of: base64URL(Array(hash.prefix(16))), within: rate)) ?? true
    }
}
#endif
