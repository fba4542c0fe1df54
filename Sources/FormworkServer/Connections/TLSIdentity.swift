#if Server
import Foundation
import NIOSSL
import Synchronization

/// The certificate and the key with which a server shows who it is. They are in two files, which are read again when they
/// change, so a renewed certificate needs no restart.
public final class TLSIdentity: Sendable {
    private struct State {
        var context: NIOSSLContext
        var stamp: [FormFiles.Stamp]
    }

    private let certificate: String
    private let key: String
    private let state: Mutex<State>

    /// Reads both files.
    ///
    /// - Parameters:
    ///   - certificate: A file with the certificate of the server and those that vouch for it, in PEM, its own first.
    ///   - key: A file with the private key, in PEM, without a passphrase.
    /// - Throws: `TLSProblem` with a sentence if they cannot be read, or do not belong together.
    public init(certificate: String, key: String) throws(TLSProblem) {
        self.certificate = certificate
        self.key = key
        let stamp = Self.stamp(certificate, key)
        state = Mutex(State(context: try Self.read(certificate, key), stamp: stamp))
    }

    /// The TLS context of new connections. Open connections keep the one that they began with.
    var context: NIOSSLContext { state.withLock { $0.context } }

    /// Reads both files again.
    ///
    /// - Throws: `TLSProblem` if they cannot be used. The server goes on with what it had, until they change again.
    public func reload() throws(TLSProblem) {
        try reload { () throws(TLSProblem) in try Self.read(certificate, key) }
    }

    /// - Parameter read: Reads the files. Tests change them meanwhile.
    func reload(_ read: () throws(TLSProblem) -> NIOSSLContext) throws(TLSProblem) {
        // The stamp is taken first: a file that changes while it is read is read again, also if reading failed.
        let stamp = Self.stamp(certificate, key)
        do {
            let context = try read()
            state.withLock { $0 = State(context: context, stamp: stamp) }
        } catch {
            state.withLock { $0.stamp = stamp }
            throw error
        }
    }

    /// Whether a file is another one than when somebody last tried to read them.
    public var hasChanged: Bool {
        let stamp = Self.stamp(certificate, key)
        return state.withLock { $0.stamp != stamp }
    }

    private static func stamp(_ certificate: String, _ key: String) -> [FormFiles.Stamp] {
        [FormFiles.stamp(certificate), FormFiles.stamp(key)]
    }

    /// The cipher suites of connections. Each of these agrees on a key that is forgotten with the connection, so nobody who
    /// records connections can read them with the private key later. All suites of TLS 1.3 do so.
    private static let suites: [NIOTLSCipher] = [
        .TLS_AES_128_GCM_SHA256, .TLS_AES_256_GCM_SHA384, .TLS_CHACHA20_POLY1305_SHA256,
        .TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, .TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
        .TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, .TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
        .TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, .TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
    ]

    private static func read(_ certificate: String, _ key: String) throws(TLSProblem) -> NIOSSLContext {
        let chain: [NIOSSLCertificate]
        do {
            chain = try NIOSSLCertificate.fromPEMFile(certificate)
        } catch {
            throw TLSProblem("\(certificate) has no certificate in PEM that can be read.")
        }
        guard !chain.isEmpty else { throw TLSProblem("\(certificate) has no certificate in PEM.") }
        guard FilePrivacy.isPrivate(key) else { throw TLSProblem(FilePrivacy.sentence(key)) }
        let secret: NIOSSLPrivateKey
        do {
            secret = try NIOSSLPrivateKey(file: key, format: .pem)
        } catch {
            throw TLSProblem("\(key) has no private key in PEM that can be read, or it has a passphrase.")
        }
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(secret))
        configuration.minimumTLSVersion = .tlsv12
        configuration.cipherSuiteValues = suites
        configuration.applicationProtocols = ["http/1.1"]
        do {
            return try NIOSSLContext(configuration: configuration)
        } catch {
            throw TLSProblem("The key in \(key) does not belong to the certificate in \(certificate).")
        }
    }
}

/// Why a server cannot use TLS, in one sentence. It has nothing of a key.
public struct TLSProblem: Error, Equatable, CustomStringConvertible, Sendable {
    /// The sentence.
    public var description: String

    init(_ description: String) {
        self.description = description
    }
}
#endif
