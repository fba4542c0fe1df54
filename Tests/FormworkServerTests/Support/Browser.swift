#if Server
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

/// A browser without script: opens a page, fills controls, presses buttons, and posts what a browser would.
struct Browser {
    private(set) var client: any TestClientProtocol
    var headers: HTTPFields = [:]
    private(set) var status = HTTPResponse.Status.ok
    private(set) var html = ""
    private(set) var location: String?
    private(set) var action = ""
    private var controls: [Control] = []

    /// An input of the page, as far as it is posted.
    private struct Control {
        var name: String
        var value: String
        var isChecked = true
        var isCheckable = false
    }

    init(_ client: any TestClientProtocol) {
        self.client = client
    }

    /// The same page, posting to another server.
    func moved(to client: any TestClientProtocol) -> Browser {
        var browser = self
        browser.client = client
        return browser
    }

    mutating func open(_ path: String) async throws {
        take(try await client.executeRequest(uri: path, method: .get, headers: [:], body: nil))
    }

    /// Goes on with a page that was fetched in another way.
    mutating func take(page: TestResponse) throws {
        take(page)
    }

    /// Types into a text control, or chooses with a value.
    mutating func fill(_ path: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let indexes = controls.indices.filter { controls[$0].name == "v." + path }
        #expect(!indexes.isEmpty, "no control for \(path)", sourceLocation: sourceLocation)
        for index in indexes {
            if controls[index].isCheckable {
                controls[index].isChecked = controls[index].value == text
            } else {
                controls[index].value = text
            }
        }
    }

    /// What a control would post; `nil` if absent.
    func value(_ path: String) -> String? {
        controls.last { $0.name == "v." + path && $0.isChecked }?.value
    }

    /// The values of the hidden inputs with a name.
    func hidden(_ name: String) -> [String] {
        controls.filter { $0.name == name }.map(\.value)
    }

    mutating func setHidden(_ name: String, _ value: String) {
        for index in controls.indices where controls[index].name == name { controls[index].value = value }
    }

    mutating func removeHidden(_ name: String) {
        controls.removeAll { $0.name == name }
    }

    /// Presses a button by its action; blank for the return key.
    mutating func press(_ button: String = "submit") async throws {
        take(try await post(button))
    }

    func post(_ button: String = "submit") async throws -> TestResponse {
        try await response(to: Self.body(entries(button)), at: action)
    }

    /// The entries that a button would post.
    func entries(_ button: String = "submit") -> [(name: String, value: String)] {
        controls.filter(\.isChecked).map { ($0.name, $0.value) } + [("fw.action", button)]
    }

    /// Names and values as the body of a post.
    static func body(_ entries: [(name: String, value: String)]) -> String {
        entries.map { "\(escaped($0.name))=\(escaped($0.value))" }.joined(separator: "&")
    }

    /// Posts the entries of a page that a script changed.
    mutating func post(_ body: String, to path: String) async throws {
        take(try await response(to: body, at: path))
    }

    /// Presses a button of a form with files, as a browser posts it.
    mutating func press(_ button: String = "submit", choosing files: [PostedFile]) async throws {
        let chosen = Set(files.map(\.control))
        let texts = entries(button).filter { !chosen.contains($0.name) }
        var headers = headers
        headers[.contentType] = "multipart/form-data; boundary=\(PostedFile.boundary)"
        if headers[.accept] == nil { headers[.accept] = "text/html" }
        take(
            try await client.executeRequest(
                uri: action, method: .post, headers: headers,
                body: ByteBuffer(bytes: PostedFile.body(texts, files))))
    }

    /// Types into a control that is no answer, such as the name under a signature.
    mutating func type(_ name: String, _ text: String) {
        for index in controls.indices where controls[index].name == name { controls[index].value = text }
    }

    private func response(to body: String, at path: String) async throws -> TestResponse {
        var headers = headers
        headers[.contentType] = "application/x-www-form-urlencoded"
        if headers[.accept] == nil { headers[.accept] = "text/html" }
        return try await client.executeRequest(
            uri: path, method: .post, headers: headers, body: ByteBuffer(string: body))
    }

    private mutating func take(_ response: TestResponse) {
        status = response.status
        location = response.headers[.location]
        html = String(buffer: response.body)
        guard let form = html.firstRange(of: "<form ") else { return }
        action = attribute("action", in: String(html[form.lowerBound...].prefix { $0 != ">" })) ?? ""
        controls = []
        for tag in tags() {
            if let control = control(tag) { controls.append(control) }
            // The options of a list come after its tag.
            if tag.hasPrefix("option "), tag.contains(" selected"), !controls.isEmpty {
                controls[controls.count - 1].value = attribute("value", in: tag) ?? ""
            }
        }
    }

    /// The page without what its templates have, which nobody sees.
    var shownHTML: String {
        html.split(separator: "<template").enumerated().map { place, part in
            if place == 0 { return String(part) }
            return part.firstRange(of: "</template>").map { String(part[$0.upperBound...]) } ?? ""
        }.joined()
    }

    /// Every start tag of the page. What templates have is not in the page.
    private func tags() -> [String] {
        var isInTemplate = false
        return html.split(separator: "<").map { String($0.prefix { $0 != ">" }) }.filter { tag in
            if tag.hasPrefix("template") || tag.hasPrefix("/template") { isInTemplate = tag.hasPrefix("template") }
            return !isInTemplate
        }
    }

    private func control(_ tag: String) -> Control? {
        guard tag.hasPrefix("input") || tag.hasPrefix("select"), let name = attribute("name", in: tag),
            !tag.contains(" disabled")
        else {
            return nil
        }
        var control = Control(name: name, value: attribute("value", in: tag) ?? "")
        let type = attribute("type", in: tag) ?? "text"
        if type == "checkbox" || type == "radio" {
            control.isCheckable = true
            control.isChecked = tag.contains(" checked")
        }
        return control
    }

    private func attribute(_ name: String, in tag: String) -> String? {
        guard let start = tag.firstRange(of: " \(name)=\"") else { return nil }
        let value = tag[start.upperBound...].prefix { $0 != "\"" }
        return String(value).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
    }

    private static func escaped(_ text: String) -> String {
        text.utf8.map { byte in
            let isPlain = byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }
}

extension UInt8 {
    fileprivate var isASCIIAlphanumeric: Bool {
        (48...57).contains(self) || (65...90).contains(self) || (97...122).contains(self)
    }
}
#endif
