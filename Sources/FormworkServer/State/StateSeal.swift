#if Server
import Crypto
import Foundation
import FormworkCore

/// Signs page states, and tickets of receipts and of pages with results, and recognises them.
///
/// A token is `base64url(JSON).base64url(HMAC-SHA256)`. It is signed and not encrypted, because it has nothing that the
/// page does not show.
struct StateSeal: Sendable {
    /// A prefix of what is signed, so that a signature for another purpose with the same key does not fit.
    private enum Purpose: String {
        case state = "formwork.state.1:"
        case receipt = "formwork.receipt.1:"
        case admin = "formwork.admin.1:"
    }

    /// The key that signs, and earlier keys that are still recognised.
    private let keys: SigningKeys

    init(_ keys: SigningKeys) {
        self.keys = keys
    }

    init(_ key: SigningKey) {
        self.init(SigningKeys(current: key))
    }

    func token(_ state: PageState) -> String { token(state.json, for: .state) }

    func token(_ ticket: ReceiptTicket) -> String { token(ticket.json, for: .receipt) }

    func token(_ ticket: AdminTicket) -> String { token(ticket.json, for: .admin) }

    /// The ticket in a token; `nil` if none of the keys signed this token.
    func adminTicket(_ token: String) -> AdminTicket? { json(token, for: .admin).flatMap { AdminTicket($0) } }

    /// The state in a token; `nil` if none of the keys signed this token.
    func state(_ token: String) -> PageState? { json(token, for: .state).flatMap { PageState($0) } }

    /// The ticket in a token; `nil` if none of the keys signed this token.
    func ticket(_ token: String) -> ReceiptTicket? { json(token, for: .receipt).flatMap { ReceiptTicket($0) } }

    private func token(_ json: JSONValue, for purpose: Purpose) -> String {
        var payload: [UInt8] = []
        json.write(into: &payload)
        payload = Self.unescaped(payload)
        let code = HMAC<SHA256>.authenticationCode(for: Array(purpose.rawValue.utf8) + payload, using: keys.current.key)
        return base64URL(payload) + "." + base64URL(Array(code))
    }

    /// JSON without the long escape of `<`, which only scripts in pages need. A text of nothing else would become six times as
    /// long, and the page could not be posted again.
    private static func unescaped(_ json: [UInt8]) -> [UInt8] {
        let escape = Array("u003c".utf8)
        var short: [UInt8] = []
        short.reserveCapacity(json.count)
        var place = 0
        while place < json.count {
            guard json[place] == UInt8(ascii: "\\"), place + 1 < json.count else {
                short.append(json[place])
                place += 1
                continue
            }
            if json[(place + 1)...].starts(with: escape) {
                short.append(UInt8(ascii: "<"))
                place += 1 + escape.count
            } else {
                short += json[place...(place + 1)]
                place += 2
            }
        }
        return short
    }

    private func json(_ token: String, for purpose: Purpose) -> JSONValue? {
        let parts = token.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 2, let payload = bytes(base64URL: parts[0]), let code = bytes(base64URL: parts[1]) else {
            return nil
        }
        let signed = Array(purpose.rawValue.utf8) + payload
        let isSigned = keys.all.contains { key in
            HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: signed, using: key.key)
        }
        guard isSigned else { return nil }
        var limits = JSONLimits.definition
        // A state that this server signed may be longer than other JSON.
        limits.maxBytes = max(limits.maxBytes, payload.count)
        limits.maxNodes = max(limits.maxNodes, payload.count)
        return try? JSONParser.parse(payload, limits: limits)
    }
}

/// Bytes as base64url, which needs no escaping in forms and URLs.
func base64URL(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString()
        .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
}

/// Decodes base64url; `nil` for any other text.
func bytes(base64URL text: some StringProtocol) -> [UInt8]? {
    var base64 = text.utf8.map { byte in
        switch byte {
        case UInt8(ascii: "-"): UInt8(ascii: "+")
        case UInt8(ascii: "_"): UInt8(ascii: "/")
        default: byte
        }
    }
    base64 += Array(repeating: UInt8(ascii: "="), count: (4 - base64.count % 4) % 4)
    return Data(base64Encoded: Data(base64)).map { Array($0) }
}

/// A hash of bytes as text. It is short enough for URLs and long enough to be unique.
func contentHash(_ bytes: [UInt8]) -> String {
    base64URL(Array(SHA256.hash(data: bytes).prefix(18)))
}
#endif
