#if Server
import FormworkCore

/// A stored answer that is not there in clear.
///
/// It is an object with one member. No answer of a person is: answers are texts, numbers, choices, lists of them, and files,
/// which have more members.
enum ProtectedAnswer {
    case sealed(SealedAnswer)
    /// The text of a `PasswordHash`.
    case hash(String)

    static let hashName = "$hash"
    /// The names of the members. Searches do not look at what they have.
    static let names = [SealedAnswer.name, hashName]
    /// The text in the place of such an answer where people read.
    static let mask = "••••••••"

    /// `nil` for an answer in clear.
    init?(_ json: JSONValue) {
        if let sealed = SealedAnswer(json) {
            self = .sealed(sealed)
        } else if let members = json.objectValue, members.count == 1, let member = members.first,
            member.key == Self.hashName, let text = member.value.stringValue
        {
            self = .hash(text)
        } else {
            return nil
        }
    }

    /// The answer as it is stored.
    var json: JSONValue {
        switch self {
        case .sealed(let sealed): sealed.json
        case .hash(let text): .object([JSONMember(Self.hashName, .string(text))])
        }
    }

    static func hashed(_ hash: PasswordHash) -> JSONValue {
        ProtectedAnswer.hash(hash.text).json
    }
}

extension JSONValue {
    /// The same with other values in the place of protected answers. An answer without such a value is left out.
    func changingProtected(
        at path: String = "", _ change: (ProtectedAnswer, _ path: String) throws -> JSONValue?
    ) rethrows -> JSONValue? {
        if let answer = ProtectedAnswer(self) { return try change(answer, path) }
        if let members = objectValue {
            return .object(
                try members.compactMap { member in
                    let place = path.isEmpty ? member.key : path + "." + member.key
                    return try member.value.changingProtected(at: place, change).map { JSONMember(member.key, $0) }
                })
        }
        guard let items = AnswerShape.items(in: self) else { return self }
        return .array(
            try items.enumerated().compactMap { index, item in
                try item.changingProtected(at: "\(path)[\(index)]", change)
            })
    }
}
#endif
