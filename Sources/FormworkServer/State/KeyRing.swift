#if Server
import Synchronization

/// The keys that a server signs with and recognises, as they come and go.
///
/// Keys of a store change while servers run: one of them, or `formwork keys rotate`, makes a new one. The others
/// read it now and then, and at once when they are shown a page that none of their keys signed.
final class KeyRing: Sendable {
    private struct State {
        var keys: SigningKeys
        /// When they were read.
        var read: ContinuousClock.Instant
        /// When they were last read because of a page that nobody seemed to have signed.
        var asked: ContinuousClock.Instant?
    }

    private static let patience = Duration.seconds(300)
    /// Somebody who sends altered pages makes the server read its keys once in this time, and not with each of them.
    private static let shortestPatience = Duration.seconds(1)

    private let store: (any SubmissionStore)?
    private let state: Mutex<State>

    /// - Parameter fixed: Keys that never change; `nil` for those of the store.
    init(_ fixed: SigningKeys?, of store: any SubmissionStore) async throws {
        self.store = fixed == nil ? store : nil
        let keys = if let fixed { fixed } else { try await store.signingKeys() }
        state = Mutex(State(keys: keys, read: .now))
    }

    /// Signs pages, and recognises those that were signed.
    var seal: StateSeal { StateSeal(state.withLock { $0.keys }) }

    /// What a page carries about itself; `nil` if nobody signed exactly that.
    func state(in token: String) async -> PageState? {
        if let state = seal.state(token) { return state }
        let now = ContinuousClock.now
        let isDue = state.withLock { state in
            if let asked = state.asked, now - asked < Self.shortestPatience { return false }
            state.asked = now
            return true
        }
        guard isDue else { return nil }
        await read()
        return seal.state(token)
    }

    /// Reads the keys again if that was not done for a while.
    func refresh() async {
        let now = ContinuousClock.now
        let isDue = state.withLock { state in
            guard now - state.read >= Self.patience else { return false }
            state.read = now
            return true
        }
        if isDue { await read() }
    }

    private func read() async {
        // A store that cannot be read now takes no key away, nor does one that was put in the place of another.
        guard let store, let keys = try? await store.signingKeys() else { return }
        state.withLock { $0.keys = keys.keeping($0.keys) }
    }
}
#endif
