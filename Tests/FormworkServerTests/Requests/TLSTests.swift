#if Server
import FormworkTestSupport
@testable import FormworkServer
import Foundation
import Testing

/// TLS without a proxy, as a client of another make sees it.
@Suite(.serialized, .tags(.waiting)) struct TLSTests {
    /// Makes a certificate for tests with a name, and its key.
    private func certificate(_ name: String, in folder: TemporaryFolder) throws {
        let made = try openSSL([
            "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
            "-subj",
            "/CN=\(name)", "-keyout", folder.path("key.pem"), "-out", folder.path("cert.pem"),
        ])
        #expect(made.status == 0)
    }

    private func openSSL(_ arguments: [String], input: String = "") throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["openssl"] + arguments
        let folder = try TemporaryFolder()
        try folder.write("input", input)
        process.standardInput = try #require(FileHandle(forReadingAtPath: folder.path("input")))
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    /// What a server says of itself, and its reply to a request.
    private func visit(_ port: Int, _ further: [String] = []) throws -> String {
        let request = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        return try openSSL(["s_client", "-connect", "127.0.0.1:\(port)", "-ign_eof"] + further, input: request).output
    }

    private func names(_ text: String, _ name: String) -> Bool {
        text.contains("CN=\(name)") || text.contains("CN = \(name)")
    }

    @Test func theCertificateIsReadAgainWhileTheServerRuns() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "a.json", #"{ "id": "a", "title": "First form", "fields": [ { "id": "t", "type": "text" } ] }"#)
        try certificate("first", in: folder)
        let server = try Command.start(
            "serve", folder.path("a.json"), "--port", "0", "--database", folder.path("a.sqlite"),
            "--tls-cert", folder.path("cert.pem"), "--tls-key", folder.path("key.pem"))
        defer {
            server.process.terminate()
            server.process.waitUntilExit()
        }
        let line = try server.hear()
        let port = try #require(line.firstMatch(of: /https:\/\/127.0.0.1:(\d+)\//).flatMap { Int($0.1) }, "\(line)")
        let reply = try visit(port)
        #expect(names(reply, "first") && reply.contains("HTTP/1.1 200") && reply.contains("First form"))
        #expect(reply.lowercased().contains("strict-transport-security: max-age=31536000"))
        // A version of the protocol that is not safe any more.
        #expect(!(try visit(port, ["-tls1_1"]).contains("HTTP/1.1 200")))

        // Without forward secrecy a stolen key opens what was recorded before.
        #expect(try visit(port, ["-tls1_2", "-cipher", "ECDHE+AESGCM"]).contains("HTTP/1.1 200"))
        #expect(!(try visit(port, ["-tls1_2", "-cipher", "kRSA"]).contains("HTTP/1.1 200")))

        // A key that does not belong to the certificate changes nothing.
        try folder.write("cert.pem", "no certificate")
        kill(server.process.processIdentifier, SIGHUP)
        #expect(names(try visit(port), "first"))
        try certificate("second", in: folder)
        kill(server.process.processIdentifier, SIGHUP)
        #expect(try await eventually { try names(visit(port), "second") })

        // Without a signal the server finds out by itself.
        try certificate("third", in: folder)
        #expect(try await eventually { try names(visit(port), "third") })
        #expect(server.process.isRunning)
    }

    @Test func aFileThatIsWrittenWhileReadingFailsIsReadAgain() throws {
        let folder = try TemporaryFolder()
        try certificate("first", in: folder)
        let identity = try TLSIdentity(certificate: folder.path("cert.pem"), key: folder.path("key.pem"))
        #expect(!identity.hasChanged)
        try folder.write("cert.pem", "half of a renewal")
        #expect(identity.hasChanged)
        #expect(throws: TLSProblem.self) { try identity.reload() }
        #expect(!identity.hasChanged, "the same files are not tried again and again")

        #expect(throws: TLSProblem.self) {
            try identity.reload { () throws(TLSProblem) in
                // The rest of the renewal comes just after the files were found wrong.
                try? certificate("second", in: folder)
                throw TLSProblem("The key does not belong to the certificate.")
            }
        }
        #expect(identity.hasChanged)
        try identity.reload()
        #expect(!identity.hasChanged)
    }

    @Test func whatCannotBeUsedIsRefusedInASentence() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.json", #"{ "id": "a", "fields": [ { "id": "t", "type": "text" } ] }"#)
        try certificate("first", in: folder)
        let key = try String(contentsOfFile: folder.path("key.pem"), encoding: .utf8)
        let other = try TemporaryFolder()
        try certificate("other", in: other)
        let (cert, file) = (folder.path("cert.pem"), folder.path("key.pem"))
        let closed = folder.path("closed.pem")
        try FileManager.default.copyItem(atPath: cert, toPath: closed)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: closed)
        for (certificate, key, words) in [
            (folder.path("none.pem"), file, "none.pem has no certificate"), (file, file, "has no certificate"),
            (cert, folder.path("none.pem"), "none.pem has no private key"), (cert, closed, "has no private key"),
            (cert, other.path("key.pem"), "does not belong to the certificate"),
        ] {
            #expect {
                _ = try TLSIdentity(certificate: certificate, key: key)
            } throws: { error in
                "\(error)".contains(words)
            }
        }
        let arguments = ["serve", folder.path("a.json"), "--port", "0", "--database", folder.path("a.sqlite")]
        let refused = try Command.run(arguments + ["--tls-cert", cert, "--tls-key", other.path("key.pem")])
        #expect(refused.status == 2 && refused.errors.contains("does not belong"))
        #expect(!refused.errors.contains(key.prefix(60)))
        #expect(try Command.run(arguments + ["--tls-cert", cert]).status == 64)
    }

    /// A certificate for RSA could be used without forward secrecy.
    @Test func aCertificateForRSAIsUsedWithForwardSecrecyAlone() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a.json", #"{ "id": "a", "fields": [ { "id": "t", "type": "text" } ] }"#)
        let made = try openSSL([
            "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=rsa", "-keyout",
            folder.path("key.pem"), "-out", folder.path("cert.pem"),
        ])
        #expect(made.status == 0)
        let server = try Command.start(
            "serve", folder.path("a.json"), "--port", "0", "--database", folder.path("a.sqlite"),
            "--tls-cert", folder.path("cert.pem"), "--tls-key", folder.path("key.pem"), "--head-timeout", "600")
        defer {
            server.process.terminate()
            server.process.waitUntilExit()
        }
        let line = try server.hear()
        let port = try #require(line.firstMatch(of: /https:\/\/127.0.0.1:(\d+)\//).flatMap { Int($0.1) }, "\(line)")
        for (cipher, isSpoken) in [
            ("ECDHE-RSA-AES128-GCM-SHA256", true), ("AES128-GCM-SHA256", false), ("AES256-SHA", false),
            ("ECDHE-RSA-AES128-SHA", false),
        ] {
            let reply = try visit(port, ["-tls1_2", "-cipher", cipher + ":@SECLEVEL=0"])
            #expect(reply.contains("HTTP/1.1 200") == isSpoken, "\(cipher)")
        }
        #expect(try visit(port, ["-tls1_3"]).contains("HTTP/1.1 200"))
    }

    @Test func aKeyThatEverybodyCanReadIsRefused() throws {
        let folder = try TemporaryFolder()
        try certificate("first", in: folder)
        for (mode, isTaken) in [(0o600, true), (0o640, true), (0o644, false), (0o602, false)] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path("key.pem"))
            do {
                _ = try TLSIdentity(certificate: folder.path("cert.pem"), key: folder.path("key.pem"))
                #expect(isTaken, "\(mode)")
            } catch {
                #expect(!isTaken && error.description.contains("Everybody on this machine"), "\(mode): \(error)")
            }
        }
    }
}
#endif
