#if Server
import HTTPTypes
import NIOCore
import Testing

@testable import FormworkServer

/// Which address a request comes from.
struct TrustedProxyTests {
    private let proxies = TrustedProxies(["127.0.0.1", "10.0.0.2", "2001:db8:0::1", "a proxy"])

    private func sender(_ neighbour: String, _ fields: String...) throws -> String {
        var head = HTTPRequest(method: .post, scheme: "http", authority: "forms.test", path: "/loan")
        let name = try #require(HTTPField.Name("X-Forwarded-For"))
        for field in fields { head.headerFields.append(HTTPField(name: name, value: field)) }
        return proxies.sender(of: head, from: try SocketAddress(ipAddress: neighbour, port: 4_000))
    }

    @Test func nobodyElseNamesAnAddress() throws {
        #expect(try sender("192.0.2.7", "198.51.100.1") == "192.0.2.7")
        #expect(try sender("127.0.0.2", "198.51.100.1") == "127.0.0.2")
    }

    @Test func aTrustedProxyNamesTheAddress() throws {
        #expect(try sender("127.0.0.1", "198.51.100.1") == "198.51.100.1")
        #expect(try sender("127.0.0.1", "198.51.100.1:1234") == "198.51.100.1")
        #expect(try sender("2001:db8::1", " [2001:db8:1:2::9]:80 ") == "32:1:13:184:0:1:0:2")
        #expect(try sender("127.0.0.1") == "127.0.0.1")
    }

    /// What stands further left was sent by the person, who can write anything there.
    @Test func onlyWhatTrustedProxiesAddedCounts() throws {
        #expect(try sender("127.0.0.1", "1.1.1.1, 198.51.100.1") == "198.51.100.1")
        #expect(try sender("127.0.0.1", "1.1.1.1, 198.51.100.1, 10.0.0.2") == "198.51.100.1")
        #expect(try sender("127.0.0.1", "1.1.1.1", "198.51.100.1, 10.0.0.2") == "198.51.100.1")
        #expect(try sender("127.0.0.1", "10.0.0.2, 10.0.0.2") == "10.0.0.2")
    }

    @Test func onlyATrustedProxySaysThatTheReaderSpokeTLS() throws {
        let name = try #require(HTTPField.Name("X-Forwarded-Proto"))
        for (peer, scheme, expected) in [
            ("127.0.0.1", "https", true), ("2001:db8::1", " HTTPS ", true), ("127.0.0.1", "http, https", true),
            ("127.0.0.1", "https, http", false), ("127.0.0.1", "http", false), ("127.0.0.1", "", false),
            ("192.0.2.7", "https", false), (nil, "https", false),
        ] as [(String?, String, Bool)] {
            var head = HTTPRequest(method: .get, scheme: "http", authority: "forms.test", path: "/loan")
            head.headerFields[name] = scheme
            #expect(proxies.spokeTLS(head, from: peer) == expected, "\(peer ?? "nobody"): \(scheme)")
        }
        let bare = HTTPRequest(method: .get, scheme: "http", authority: "forms.test", path: "/loan")
        #expect(!proxies.spokeTLS(bare, from: "127.0.0.1"))
    }

    @Test func whatIsNoAddressIsTheProxys() throws {
        for text in ["unknown", "", "198.51.100.1, nobody", "256.1.1.1"] {
            #expect(try sender("127.0.0.1", text) == "127.0.0.1", "\(text)")
        }
    }
}
#endif
