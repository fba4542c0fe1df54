#if Server
@testable import FormworkServer
import NIOCore
import Testing

/// Which addresses are those of the internet.
struct PublicAddressTests {
    @Test(arguments: [
        "8.8.8.8", "93.184.216.34", "100.63.255.255", "100.128.0.1", "172.15.0.1", "172.32.0.1", "192.0.1.1",
        "198.20.0.1", "223.255.255.255", "2606:2800:220:1:248:1893:25c8:1946", "2a00:1450:4001:80b::200e",
    ])
    func addressesOfTheInternet(_ text: String) throws {
        #expect(try SocketAddress(ipAddress: text, port: 443).isPublic)
    }

    @Test(arguments: [
        "0.0.0.0", "10.0.0.1", "100.64.0.1", "127.0.0.1", "127.255.255.254", "169.254.169.254", "172.16.0.1",
        "172.31.255.255", "192.0.0.1", "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1", "198.19.255.255",
        "198.51.100.1", "203.0.113.1", "224.0.0.1", "255.255.255.255", "::", "::1", "::ffff:127.0.0.1",
        "::ffff:8.8.8.8", "64:ff9b::7f00:1", "fe80::1", "fc00::1", "fd12:3456::1", "ff02::1", "2001:db8::1",
        "2001::1", "2002:7f00:1::1", "3fff::1",
    ])
    func allOthers(_ text: String) throws {
        #expect(try !SocketAddress(ipAddress: text, port: 443).isPublic)
    }

    @Test func aSocketInTheFileSystemIsNoPublicAddress() throws {
        #expect(try !SocketAddress(unixDomainSocketPath: "socket").isPublic)
    }
}
#endif
