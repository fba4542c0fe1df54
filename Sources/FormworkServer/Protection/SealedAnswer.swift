#if Server
import Crypto
import Foundation
import FormworkCore

/// An answer as it is stored encrypted: `{"$sealed": "KEY.BYTES"}`.
///
/// It is encrypted with AES-GCM. The place belongs to what is authenticated, so it cannot be put in the place of another
/// answer. Its length tells only in steps of 32 bytes how long the answer is.
struct SealedAnswer: Equatable {
    static let name = "$sealed"
    private static let step = 32

    /// The name of the key.
    let key: String
    private let box: [UInt8]

    /// Encrypts an answer.
    init(_ answer: JSONValue, at place: AnswerPlace, with keys: AnswerKeys) throws {
        var plain = Array(answer.text().utf8)
        // JSON may end with spaces.
        plain += [UInt8](repeating: UInt8(ascii: " "), count: Self.step - 1 - (plain.count + Self.step - 1) % Self.step)
        let whole = try AES.GCM.seal(plain, using: keys.current.key, authenticating: place.bytes)
        guard let combined = whole.combined else { throw AnswerKeyProblem.damaged }
        key = keys.current.id
        box = Array(combined)
    }

    /// Reads a stored answer; `nil` for one that is not encrypted.
    init?(_ json: JSONValue) {
        guard let members = json.objectValue, members.count == 1, let member = members.first, member.key == Self.name,
            let text = member.value.stringValue, let point = text.firstIndex(of: "."),
            let box = bytes(base64URL: text[text.index(after: point)...])
        else { return nil }
        key = String(text[..<point])
        self.box = box
    }

    var json: JSONValue { .object([JSONMember(Self.name, .string(key + "." + base64URL(box)))]) }

    /// Decrypts the answer.
    func answer(at place: AnswerPlace, with keys: AnswerKeys?) throws(AnswerKeyProblem) -> JSONValue {
        guard let secret = keys?.key(key) else { throw .missingKey(id: key) }
        guard let whole = try? AES.GCM.SealedBox(combined: box),
            let plain = try? AES.GCM.open(whole, using: secret, authenticating: place.bytes),
            let answer = JSONValue(stored: String(decoding: plain, as: UTF8.self))
        else { throw .damaged }
        return answer
    }
}

/// The place in which an answer is stored. Only there it can be decrypted.
struct AnswerPlace {
    var form: String
    /// The identity of the submission.
    var submission: String
    /// The path of the answer, with the numbers of items.
    var path: String

    /// The prefix of the paths of parameters. No id of a field begins with this sign.
    static let parameters = "$parameters"

    /// The place of the whole session of a draft.
    ///
    /// - Parameter key: The key of its submission.
    static func draft(_ key: String, of form: String) -> AnswerPlace {
        AnswerPlace(form: form, submission: key, path: "draft")
    }

    var bytes: [UInt8] {
        Array(JSONValue.array([.string(form), .string(submission), .string(path)]).text().utf8)
    }
}
#endif
