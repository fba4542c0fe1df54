#if Server
import NIOCore
import NIOPosix
import Synchronization

/// Finds the address of a host.
///
/// The system cannot be told to stop looking, and may look for minutes. So nobody waits for it longer than they want to.
struct HostLookup: Sendable {
    /// The time was over before the address was found.
    struct TimedOut: Error {}

    /// Asks the system. Tests ask something else.
    var resolve: @Sendable (_ host: String, _ port: Int) throws -> SocketAddress = { host, port in
        try SocketAddress.makeAddressResolvingHost(host, port: port)
    }

    /// The address of a host.
    ///
    /// - Throws: `TimedOut`, and what the system throws.
    func address(of host: String, port: Int, within limit: Duration) async throws -> SocketAddress {
        let (answers, answer) = AsyncThrowingStream.makeStream(of: SocketAddress.self)
        let waiting = Waiting()
        let resolve = resolve
        NIOThreadPool.singleton.submit { state in
            // Many slow hosts fill the pool. What nobody waits for any more is not looked up.
            guard case .active = state, waiting.goesOn else { return answer.finish(throwing: CancellationError()) }
            do {
                answer.yield(try resolve(host, port))
                answer.finish()
            } catch {
                answer.finish(throwing: error)
            }
        }
        let clock = Task {
            try await Task.sleep(for: limit)
            answer.finish(throwing: TimedOut())
        }
        defer {
            clock.cancel()
            waiting.end()
        }
        for try await address in answers { return address }
        throw CancellationError()
    }

    /// Whether somebody waits for the address.
    private final class Waiting: Sendable {
        private let state = Mutex(true)

        var goesOn: Bool { state.withLock { $0 } }

        func end() { state.withLock { $0 = false } }
    }
}
#endif
