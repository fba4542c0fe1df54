#if Server
import Crypto
import FormworkCore
import Foundation

/// A secret that the server shares with somebody's authenticator app, so that a login needs more than a password.
///
/// Every 30 seconds both calculate the same new code of six digits from the secret and the time (TOTP, RFC 6238 with HMAC-SHA-1).
/// The server has to know the secret itself for that, so it cannot be kept as a hash.
public struct SecondFactor: Equatable, Sendable {
    /// How long a code is the same, in milliseconds.
    static let period: Int64 = 30_000
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

    private let secret: [UInt8]

    /// Makes a secret of 160 random bits.
    public init() {
        secret = SymmetricKey(size: SymmetricKeySize(bitCount: 160)).withUnsafeBytes { Array($0) }
    }

    /// Reads a secret in base32, in capitals or not, with spaces or without; `nil` for anything else, and for one of less than
    /// 16 bytes or more than 64.
    public init?(text: String) {
        var bytes: [UInt8] = []
        var rest: UInt32 = 0
        var count = 0
        for letter in text.uppercased().utf8 where letter != UInt8(ascii: " ") && letter != UInt8(ascii: "=") {
            guard let value = Self.letters.firstIndex(of: letter) else { return nil }
            rest = rest << 5 | UInt32(value)
            count += 5
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: rest >> UInt32(count)))
                rest &= 1 << UInt32(count) - 1
            }
        }
        guard (16...64).contains(bytes.count) else { return nil }
        secret = bytes
    }

    /// The secret in base32, as authenticator apps take it.
    public var text: String {
        var letters: [UInt8] = []
        var rest: UInt32 = 0
        var count = 0
        for byte in secret {
            rest = rest << 8 | UInt32(byte)
            count += 8
            while count >= 5 {
                count -= 5
                letters.append(Self.letters[Int(rest >> UInt32(count) & 31)])
            }
            rest &= 1 << UInt32(count) - 1
        }
        if count > 0 { letters.append(Self.letters[Int(rest << UInt32(5 - count) & 31)]) }
        return String(decoding: letters, as: UTF8.self)
    }

    /// The address that an authenticator app reads, such as from a picture that is made of it.
    ///
    /// - Parameters:
    ///   - name: Whose secret it is, as the app shows it.
    ///   - issuer: The name of the service that the codes are for, as the app shows it.
    public func address(of name: String, issuer: String) -> String {
        let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")
        func escaped(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: plain) ?? "" }
        return "otpauth://totp/\(escaped(issuer)):\(escaped(name))?secret=\(text)&issuer=\(escaped(issuer))"
            + "&algorithm=SHA1&digits=6&period=30"
    }

    /// The step of time whose code this is: now, the one before or the one after, because clocks differ; `nil` for another
    /// code. It takes as long for a wrong code as for the right one.
    func step(of code: String, at now: Int64) -> Int64? {
        let digits = Array(code.utf8.filter { $0 != UInt8(ascii: " ") })
        let current = now / Self.period
        var found: Int64?
        for step in [current - 1, current, current + 1] where step >= 0 {
            let expected = Array(self.code(of: step).utf8)
            let difference = zip(expected, digits).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
            if difference == 0, expected.count == digits.count { found = step }
        }
        return found
    }

    /// The code of a step of time.
    func code(of step: Int64) -> String {
        let moment = (0..<8).map { UInt8(truncatingIfNeeded: step >> (56 - 8 * $0)) }
        let code = Array(HMAC<Insecure.SHA1>.authenticationCode(for: moment, using: SymmetricKey(data: secret)))
        let start = Int(code[code.count - 1] & 15)
        let number = code[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF
        let digits = String(number % 1_000_000)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }
}

extension SecondFactor: CustomStringConvertible {
    /// The name of the type without the secret, so that no log contains it.
    public var description: String { "SecondFactor" }
}
#endif
