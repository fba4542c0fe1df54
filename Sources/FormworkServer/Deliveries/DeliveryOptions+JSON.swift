#if Server
public import FormworkCore

extension DeliveryOptions {
    /// Reads what happens after submissions from JSON.
    ///
    /// - Throws: `DeliveryOptionsProblem` with a sentence that names the place. No sentence has a secret.
    public init(json: JSONValue) throws(DeliveryOptionsProblem) {
        self.init()
        let reader = try Reader(json, at: "", keys: ["webhooks", "mails", "from", "sendmail", "retries"])
        for (index, element) in try reader.list("webhooks").enumerated() {
            webhooks.append(try Self.webhook(element, at: "webhooks[\(index)]"))
        }
        for (index, element) in try reader.list("mails").enumerated() {
            mails.append(try Self.mail(element, at: "mails[\(index)]"))
        }
        if reader.has("retries") { retries = try reader.seconds("retries") }
        if let program = try reader.text("sendmail") { mailProgram = program }
        if let text = try reader.text("from") {
            guard let address = MailAddress(text) else { throw reader.problem("from", "has to be one address") }
            sender = address
        } else if !mails.isEmpty {
            throw reader.problem("from", "is needed: the address that mails come from")
        }
        let names = mails.map(\.name)
        if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
            throw DeliveryOptionsProblem("Two mails have the name \(twice).")
        }
    }

    private static func webhook(_ json: JSONValue, at path: String) throws(DeliveryOptionsProblem) -> Webhook {
        let reader = try Reader(json, at: path, keys: ["form", "url", "secret", "private"] + AnswerFormat.keys)
        let isPrivate = try reader.flag("private")
        let url = try reader.needed("url")
        let secret = try reader.needed("secret")
        let hook = Webhook(
            form: try reader.text("form"), url: url, secret: secret, isPrivate: isPrivate, format: try reader.format())
        guard let hook else {
            let scheme = isPrivate ? "http or https" : "https"
            throw reader.problem(
                "url", "has to be an address with \(scheme), and \"secret\" whsec_ with base64 of 24 to 64 bytes")
        }
        return hook
    }

    private static func mail(_ json: JSONValue, at path: String) throws(DeliveryOptionsProblem) -> MailNotice {
        let reader = try Reader(
            json, at: path, keys: ["form", "name", "to", "to_answer", "subject", "text"] + AnswerFormat.keys)
        let recipient: MailNotice.Recipient
        switch (try reader.text("to"), try reader.text("to_answer")) {
        case (let text?, nil):
            guard let address = MailAddress(text) else { throw reader.problem("to", "has to be one address") }
            recipient = .address(address)
        case (nil, let answer?): recipient = .answer(path: answer)
        default:
            throw reader.problem("to", "or \"to_answer\" is needed, and not both")
        }
        return MailNotice(
            form: try reader.text("form"), name: try reader.needed("name"), recipient: recipient,
            subject: try reader.needed("subject"), text: try reader.needed("text"), format: try reader.format())
    }
}

/// Why a description of deliveries cannot be used, in one sentence.
public struct DeliveryOptionsProblem: Error, Equatable, CustomStringConvertible, Sendable {
    /// The sentence.
    public var description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Reads the members of one object.
private struct Reader {
    private let json: JSONValue
    private let path: String

    init(_ json: JSONValue, at path: String, keys: [String]) throws(DeliveryOptionsProblem) {
        self.json = json
        self.path = path
        guard let members = json.objectValue else {
            throw DeliveryOptionsProblem("\(path.isEmpty ? "The whole" : path) has to be an object.")
        }
        if let unknown = members.first(where: { !keys.contains($0.key) }) {
            throw problem(unknown.key, "means nothing here; there are \(keys.joined(separator: ", "))")
        }
    }

    func text(_ key: String) throws(DeliveryOptionsProblem) -> String? {
        guard let value = json[key] else { return nil }
        guard let text = value.stringValue, !text.isEmpty else { throw problem(key, "has to be a text") }
        return text
    }

    func needed(_ key: String) throws(DeliveryOptionsProblem) -> String {
        guard let text = try text(key) else { throw problem(key, "is needed") }
        return text
    }

    /// How answers are written.
    func format() throws(DeliveryOptionsProblem) -> AnswerFormat {
        let words: [String: String?] = [
            "values": try text("values"), "layout": try text("layout"), "blanks": try text("blanks"),
        ]
        do {
            return try AnswerFormat { words[$0] ?? nil }
        } catch let wrong as AnswerFormatProblem {
            throw problem(wrong.key, wrong.words)
        } catch {
            throw DeliveryOptionsProblem("\(error)")
        }
    }

    func flag(_ key: String) throws(DeliveryOptionsProblem) -> Bool {
        guard let value = json[key] else { return false }
        guard case .bool(let isOn) = value.content else { throw problem(key, "has to be true or false") }
        return isOn
    }

    func list(_ key: String) throws(DeliveryOptionsProblem) -> [JSONValue] {
        guard let value = json[key] else { return [] }
        guard let list = value.arrayValue else { throw problem(key, "has to be a list") }
        return list
    }

    func has(_ key: String) -> Bool { json[key] != nil }

    /// A list of whole seconds.
    func seconds(_ key: String) throws(DeliveryOptionsProblem) -> [Duration] {
        var times: [Duration] = []
        for element in try list(key) {
            guard let seconds = element.intValue, (1...1_000_000).contains(seconds) else {
                throw problem(key, "has to be a list of whole seconds, from 1 to 1000000")
            }
            times.append(.seconds(seconds))
        }
        return times
    }

    func problem(_ key: String, _ words: String) -> DeliveryOptionsProblem {
        DeliveryOptionsProblem("\"\(path.isEmpty ? key : path + "." + key)\" \(words).")
    }
}
#endif
