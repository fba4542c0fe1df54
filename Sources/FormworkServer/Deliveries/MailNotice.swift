#if Server
import FormworkCore

/// A mail that is sent after each submission: a confirmation to the person, or a notice to the organisation.
public struct MailNotice: Equatable, Sendable {
    /// The recipient of a mail.
    public enum Recipient: Equatable, Sendable {
        /// Always the same address.
        case address(MailAddress)
        /// The address that the person gave in the field with this path. Nobody gets the mail if it is blank.
        case answer(path: String)
    }

    /// The form whose submissions are told; `nil` for all forms.
    public var form: String?
    /// A name that no other mail has. It is kept with mails that wait, so it stays the same when the text changes.
    public var name: String
    /// The recipient of the mail.
    public var recipient: Recipient
    /// The subject, with names of answers in braces: `Thank you, {name}`.
    public var subject: String
    /// The text, with names of answers in braces. `{reference}` is the reference number, and `{answers}` are all answers.
    public var text: String
    /// How the answers are written: as people read them, or as parameters for a program. Then names in braces are paths of
    /// parameters, and `{answers}` are all of them as JSON, or each on a line in the layout `flat`.
    public var format: AnswerFormat

    /// Describes a mail.
    public init(
        form: String? = nil, name: String, recipient: Recipient, subject: String, text: String,
        format: AnswerFormat = .canonical()
    ) {
        self.form = form
        self.name = name
        self.recipient = recipient
        self.subject = subject
        self.text = text
        self.format = format
    }
}

/// An address for mail that can stand in a header and among the arguments of a program.
public struct MailAddress: Equatable, Sendable {
    /// The address, such as `ada@example.org`.
    public let text: String

    /// Reads an address; `nil` for anything else, such as several addresses, names in front, and what a program would take for
    /// an option.
    public init?(_ text: String) {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, text.utf8.count <= 254, (1...64).contains(parts[0].utf8.count), !text.hasPrefix("-")
        else { return nil }
        let signs = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.!#$%&'*+/=?^_`{|}~-".utf8)
        let isLocal = parts[0].utf8.allSatisfy { signs.contains($0) } && !parts[0].hasPrefix(".")
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        let isDomain = labels.allSatisfy { label in
            !label.isEmpty && label.utf8.count <= 63 && !label.hasPrefix("-")
                && label.utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0.isASCIILetterOrDigit }
        }
        guard isLocal, isDomain else { return nil }
        self.text = text
    }

    // Text: an address, which is ASCII.
    var domain: String { String(text.drop { $0 != "@" }.dropFirst()) }
}
#endif
