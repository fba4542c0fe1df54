#if Server
import Crypto
import Foundation
import FormworkCore

/// Encrypts the content of one file, in chunks, with AES-256-GCM.
///
/// Each file has a key of its own, which is derived from an answer key and a random salt. So the number of a chunk can be its
/// nonce. The id of the file, the number of the chunk and whether it is the last are authenticated with it: a chunk cannot be
/// left out, repeated, or put into another file.
struct FileSealer {
    /// The number of bytes before the chunks: four letters, the name of the key, and the salt.
    static let headerLength = 28
    /// How many bytes of a content are in a chunk. The last has the rest.
    static let chunk = 65_536
    private static let tag = 16
    private static let mark = Array("FWF1".utf8)
    private static let nameLength = 8

    let header: [UInt8]
    private let key: SymmetricKey
    private let id: String

    /// Prepares to encrypt a new content.
    init(of id: String, with keys: AnswerKeys) {
        let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) }
        self.id = id
        header = Self.mark + Array(keys.current.id.utf8) + salt
        key = keys.current.fileKey(salt: salt)
    }

    /// Prepares to decrypt a content.
    init(_ header: [UInt8], of id: String, with keys: AnswerKeys?) throws(StoreProblem) {
        guard let name = Self.keyName(header) else { throw Self.damaged }
        guard let secret = keys?.named(name) else {
            throw StoreProblem(
                "A file cannot be read, because the key \(name), which encrypted it, is not among the keys.")
        }
        self.id = id
        self.header = header
        key = secret.fileKey(salt: Array(header[(Self.mark.count + Self.nameLength)...]))
    }

    /// The name of the key in a header; `nil` for another text.
    static func keyName(_ header: [UInt8]) -> String? {
        guard header.count == headerLength, header.starts(with: mark) else { return nil }
        return String(decoding: header[mark.count..<(mark.count + nameLength)], as: UTF8.self)
    }

    static let damaged = StoreProblem("A file cannot be read, because it was changed after it was stored.")

    /// How many chunks a content has. An empty one has one chunk, which is empty.
    static func chunks(of size: Int) -> Int { max(1, (size + chunk - 1) / chunk) }

    /// The offset of a chunk in the encrypted file.
    static func offset(of number: Int) -> Int { headerLength + number * (chunk + tag) }

    /// The maximum number of bytes of a chunk in the encrypted file.
    static var sealedChunk: Int { chunk + tag }

    func sealed(_ bytes: [UInt8], number: Int, isLast: Bool) throws -> [UInt8] {
        let box = try AES.GCM.seal(
            bytes, using: key, nonce: try nonce(number), authenticating: place(number, isLast))
        return Array(box.ciphertext) + Array(box.tag)
    }

    func opened(_ bytes: [UInt8], number: Int, isLast: Bool) throws -> [UInt8] {
        guard bytes.count >= Self.tag else { throw Self.damaged }
        do {
            let box = try AES.GCM.SealedBox(
                nonce: try nonce(number), ciphertext: bytes.dropLast(Self.tag), tag: bytes.suffix(Self.tag))
            return Array(try AES.GCM.open(box, using: key, authenticating: place(number, isLast)))
        } catch {
            throw Self.damaged
        }
    }

    private func nonce(_ number: Int) throws -> AES.GCM.Nonce {
        let big = UInt64(number).bigEndian
        return try AES.GCM.Nonce(data: [0, 0, 0, 0] + withUnsafeBytes(of: big) { Array($0) })
    }

    private func place(_ number: Int, _ isLast: Bool) -> [UInt8] {
        Array("formwork.file:\(id):\(number):\(isLast ? "last" : "more")".utf8)
    }
}
#endif
