#if Server
import Foundation

/// A mail in plain text, as a program like `sendmail` takes it.
///
/// No text can add a header: addresses have none but a few signs, and subject and text are in base64.
struct MailMessage {
    var from: MailAddress
    var to: MailAddress
    var subject: String
    var text: String
    /// The identity of the delivery. A receiver recognises a mail that comes twice by its `Message-ID`.
    var id: String
    /// When it was written, in milliseconds since 1970.
    var time: Int64

    var bytes: [UInt8] {
        let headers = [
            "From: \(from.text)", "To: \(to.text)", "Subject: \(Self.encoded(subject))", "Date: \(Self.date(time))",
            "Message-ID: <\(id.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })@\(from.domain)>",
            "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: base64",
            "Auto-Submitted: auto-generated",
        ]
        let body = Data(text.utf8).base64EncodedString(options: [.lineLength76Characters, .endLineWithLineFeed])
        return Array((headers.joined(separator: "\n") + "\n\n" + body + "\n").utf8)
    }

    /// Words of RFC 2047. Each has whole characters and at most 75 signs.
    static func encoded(_ text: String) -> String {
        var words: [String] = []
        var word = ""
        // A subject is one line.
        for character in text.prefix(250) {
            let next =
                character.isNewline || character.unicodeScalars.contains { $0.value < 32 || $0.value == 127 }
                ? " " : String(character.unicodeScalars.prefix(8).map { Character($0) })
            if word.utf8.count + next.utf8.count > 42 {
                words.append(word)
                word = ""
            }
            word += next
        }
        words.append(word)
        return words.map { "=?utf-8?B?\(Data($0.utf8).base64EncodedString())?=" }.joined(separator: "\n ")
    }

    /// A time as in RFC 5322, in UTC.
    static func date(_ milliseconds: Int64) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z"
        return formatter.string(from: Date(timeIntervalSince1970: Double(milliseconds) / 1_000))
    }
}
#endif
