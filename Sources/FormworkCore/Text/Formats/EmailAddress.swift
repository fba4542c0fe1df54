/// Addresses for e-mail.
///
/// Rule: what browsers take in `<input type="email">` (HTML Standard, "valid e-mail address"), with letters of every
/// script (RFC 6531), and stricter where addresses in forms are mistyped: the host has at least two names, the last of
/// them has two characters or more and is no number, and no points stand side by side or at an end.
enum EmailAddress {
    static func error(in text: [UInt8]) -> ErrorCode? {
        isAddress(text) ? nil : .textFormat
    }

    private static func isAddress(_ text: [UInt8]) -> Bool {
        guard text.count <= 254, let at = text.firstIndex(of: 0x40), at > 0, at <= 64 else { return false }
        var previous = UInt8(ascii: ".")
        for byte in text[..<at] {
            // Two points side by side, or what no mailbox has without quotes.
            guard byte != UInt8(ascii: ".") || previous != byte, isMailbox(byte) else { return false }
            previous = byte
        }
        guard previous != UInt8(ascii: ".") else { return false }
        var names = 0
        var length = 0
        var isNumber = true
        var isEnding = false
        for byte in text[(at + 1)...] + [UInt8(ascii: ".")] {
            if byte == UInt8(ascii: ".") {
                guard length > 0, length <= 63, previous != UInt8(ascii: "-") else { return false }
                names += 1
                isEnding = length > 1 && !isNumber
                length = 0
                isNumber = true
                continue
            }
            guard isLetterOrDigit(byte) || byte == UInt8(ascii: "-") && length > 0 else { return false }
            isNumber = isNumber && byte &- 0x30 < 10
            length += 1
            previous = byte
        }
        return names > 1 && isEnding
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte >= 0x80
    }

    private static func isMailbox(_ byte: UInt8) -> Bool {
        if isLetterOrDigit(byte) { return true }
        switch byte {
        case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D...0x2F, 0x3D, 0x3F, 0x5E...0x60, 0x7B...0x7E: return true
        default: return false
        }
    }
}
