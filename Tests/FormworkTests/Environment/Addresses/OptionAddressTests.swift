import FormworkCore
import Testing

/// Which addresses of options are read, and how they are asked.
struct OptionAddressTests {
    @Test(arguments: [
        ("https://api.example.org/cities", "https://api.example.org/cities"),
        ("HTTPS://API.Example.org/Cities?a=B", "https://api.example.org/Cities?a=B"),
        ("https://api.example.org", "https://api.example.org/"),
        ("https://api.example.org:443?a=b", "https://api.example.org/?a=b"),
        ("https://api.example.org:8443/a", "https://api.example.org:8443/a"),
        ("http://127.0.0.1:80/", "http://127.0.0.1/"),
    ])
    func plainAddressesAreRead(_ text: String, _ read: String) {
        #expect(OptionAddress(text)?.text == read)
    }

    @Test(arguments: [
        "", "cities", "/cities", "//api.example.org/", "ftp://api.example.org/", "file:///etc/passwd", "https://",
        "https:///cities", "https://ada@api.example.org/", "https://api.example.org@evil.org/",
        "https://api.example.org\\@evil.org/", "https://api.example.org#@evil.org/", "https://[::1]/",
        "https://api.example.org:0/", "https://api.example.org:99999/", "https://api.example.org:/",
        "https://api.example.org:8:8/", "https://api example.org/", "https://api.example.org/\u{0}",
        "https://api.example.org/\r\nHost: evil.org", "https://пример.org/", "https://api.example.org/straße",
        "https://" + String(repeating: "a", count: 254) + "/",
    ])
    func othersAreNot(_ text: String) {
        #expect(OptionAddress(text) == nil)
    }

    @Test func whatIsAskedIsPartOfTheQuery() throws {
        let address = try #require(OptionAddress("https://a.org/cities"))
        let asked = address.asking([("country", "Côte & d'Ivoire"), ("id", "1+1=2"), ("id", "#/?")])
        #expect(asked?.text == "https://a.org/cities?country=C%C3%B4te%20%26%20d%27Ivoire&id=1%2B1%3D2&id=%23%2F%3F")
        #expect(OptionAddress("https://a.org/?key=1")?.asking([("a", "b")])?.text == "https://a.org/?key=1&a=b")
        #expect(address.asking([])?.text == "https://a.org/cities")
        #expect(address.asking([("search", String(repeating: "a", count: OptionAddress.longest))]) == nil)
    }

    @Test(arguments: [
        ("/towns", "https://a.org:81/towns"), ("https://b.org/x", "https://b.org/x"), ("//b.org/x", nil),
        ("towns", nil), ("javascript:alert(1)", nil),
    ])
    func anAddressCanSendOn(_ location: String, _ next: String?) throws {
        #expect(try #require(OptionAddress("https://a.org:81/cities")).following(location)?.text == next)
    }
}
