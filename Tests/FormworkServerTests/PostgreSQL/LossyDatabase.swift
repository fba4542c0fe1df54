#if PostgreSQL
import Foundation
import Synchronization

/// A socket before a PostgreSQL. It passes everything on, until it is told to end a connection in place of a reply.
final class LossyDatabase: Sendable {
    struct Failure: Error {}

    /// What ends the next connection whose reply has it; `nil` for nothing.
    private let loss = Mutex<[UInt8]?>(nil)
    private let folder: TemporaryFolder
    private let listener: Int32

    /// The address of the database by way of this socket.
    let address: String

    /// - Parameter target: The address of a database of `PostgreSQLCluster`; `nil` for a database that accepts connections and
    ///   never says anything.
    init(before target: String?) throws {
        folder = try TemporaryFolder()
        let target = target ?? "postgresql:///silent?host=/nowhere&user=formwork"
        guard let place = target.firstMatch(of: /host=([^&]+)/).map({ String($0.1) }) else { throw Failure() }
        address = target.replacing("host=" + place, with: "host=" + folder.path())
        // Writing to an end that is gone would end the process.
        signal(SIGPIPE, SIG_IGN)
        listener = try Self.socket(at: folder.path(".s.PGSQL.5432"), bind)
        guard listen(listener, 16) == 0 else { throw Failure() }
        if place == "/nowhere" { return }
        let path = place + "/.s.PGSQL.5432"
        Thread.detachNewThread { [weak self, listener] in
            while case let client = accept(listener, nil, nil), client >= 0 {
                guard let self, let server = try? Self.socket(at: path, connect) else { return _ = close(client) }
                self.pass(from: client, to: server, isReply: false)
                self.pass(from: server, to: client, isReply: true)
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// Ends the connection whose reply has a text next.
    func loseReply(with text: String) { loss.withLock { $0 = Array(text.utf8) } }

    /// Whether a reply was lost since.
    var hasLost: Bool { loss.withLock { $0 == nil } }

    private func pass(from source: Int32, to target: Int32, isReply: Bool) {
        Thread.detachNewThread { [weak self] in
            var bytes = [UInt8](repeating: 0, count: 65_536)
            while case let count = read(source, &bytes, bytes.count), count > 0 {
                if isReply, self?.isLost(bytes[..<count]) == true { break }
                guard write(target, bytes, count) == count else { break }
            }
            // The thread of the other way sees the end too.
            shutdown(source, Int32(SHUT_RDWR))
            shutdown(target, Int32(SHUT_RDWR))
        }
    }

    private func isLost(_ reply: ArraySlice<UInt8>) -> Bool {
        loss.withLock { loss in
            guard let text = loss, reply.contains(text) else { return false }
            loss = nil
            return true
        }
    }

    private static func socket(
        at path: String, _ use: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32
    ) throws -> Int32 {
        #if canImport(Darwin)
        let made = Foundation.socket(AF_UNIX, SOCK_STREAM, 0)
        #else
        let made = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let isStored = withUnsafeMutableBytes(of: &address.sun_path) { place in
            guard path.utf8.count < place.count else { return false }
            place.copyBytes(from: path.utf8)
            return true
        }
        let outcome = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                use(made, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard made >= 0, isStored, outcome == 0 else { throw Failure() }
        return made
    }
}
#endif
