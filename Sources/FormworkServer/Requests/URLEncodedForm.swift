#if Server
import FormworkCore

/// The names and values of an `application/x-www-form-urlencoded` body, in the order posted.
///
/// Any sequence of bytes gives either entries or a problem with its place. Broken escapes and invalid UTF-8, which
/// browsers never send, are problems.
struct URLEncodedForm: Equatable, Sendable {
    /// One posted control.
    struct Entry: Equatable, Sendable {
        var name: String
        var value: String
    }

    /// Why a body could not be read, and at which byte.
    struct Problem: Error, Equatable {
        enum Reason: Equatable {
            case brokenEscape
            case invalidUTF8
            case tooManyFields
        }

        var reason: Reason
        var offset: Int
    }

    var entries: [Entry] = []

    /// The same from a body of another kind.
    init(entries: [Entry]) {
        self.entries = entries
    }

    /// Reads a body.
    ///
    /// - Complexity: O(length of the body).
    init(_ bytes: [UInt8], maxFields: Int) throws(Problem) {
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "&")) ?? bytes.count
            if end > start {
                if entries.count >= maxFields { throw Problem(reason: .tooManyFields, offset: start) }
                let equals = bytes[start..<end].firstIndex(of: UInt8(ascii: "=")) ?? end
                let name = try Self.decode(bytes[start..<equals])
                let value = try Self.decode(bytes[Swift.min(equals + 1, end)..<end])
                entries.append(Entry(name: name, value: value))
            }
            start = end + 1
        }
    }

    /// The value of the last control with a name; `nil` if absent.
    ///
    /// - Complexity: linear in the number of controls.
    func last(_ name: String) -> String? {
        entries.last { $0.name.isSame(as: name) }?.value
    }

    /// How many bytes the answers have, without the state that the server wrote into the page.
    var answerBytes: Int {
        entries.reduce(0) { sum, entry in
            entry.name == "fw.state" ? sum : sum + entry.name.utf8.count + entry.value.utf8.count
        }
    }

    private static func decode(_ bytes: ArraySlice<UInt8>) throws(Problem) -> String {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: "+"):
                decoded.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard bytes.endIndex - index > 2, let high = hexDigit(bytes[index + 1]),
                    let low = hexDigit(bytes[index + 2])
                else { throw Problem(reason: .brokenEscape, offset: index) }
                decoded.append(high << 4 | low)
                index += 2
            default:
                decoded.append(bytes[index])
            }
            index += 1
        }
        guard let text = String(validating: decoded, as: UTF8.self) else {
            throw Problem(reason: .invalidUTF8, offset: bytes.startIndex)
        }
        return text
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
#endif
