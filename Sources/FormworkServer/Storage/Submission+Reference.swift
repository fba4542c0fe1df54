#if Server
import Crypto
import FormworkCore

extension Submission {
    /// A short name of the submission that people can read out and type, such as `7K3F-9QXM`.
    ///
    /// It follows from the identity and reveals nothing about it, so it opens nothing.
    public var reference: String { Self.reference(of: id) }

    /// The reference number of the submission with an identity.
    public static func reference(of id: String) -> String {
        // Without I, L, O and U, which are mistaken for other signs or make words.
        let signs = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
        let bits = SHA256.hash(data: Array(id.utf8)).prefix(5).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let text = String((0..<8).reversed().map { signs[Int(bits >> UInt64($0 * 5) & 31)] })
        return text.prefix(4) + "-" + text.suffix(4)
    }

    /// Whether a text can be a reference number.
    static func isReference(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.count == 9
            && bytes.indices.allSatisfy { place in
                place == 4
                    ? bytes[place] == UInt8(ascii: "-")
                    : bytes[place].isASCIIDigit || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[place])
            }
    }

    /// A reference number as a person writes it, in the form in which it is stored: in capitals, with its line.
    package static func reference(written text: String) -> String {
        let signs = text.uppercased().filter { $0 != "-" && $0 != " " }
        return signs.count == 8 ? signs.prefix(4) + "-" + signs.suffix(4) : signs
    }
}
#endif
