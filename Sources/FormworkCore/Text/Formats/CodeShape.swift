/// Patterns for whole codes. They are made when a definition is compiled.
enum CodeShape {
    /// Eleven digits that are not all equal. Numbers of equal digits have right check digits but are never issued.
    static let cpf = pattern("(?!" + (0...9).map { "\($0){11}" }.joined(separator: "|") + ")\\d{11}")

    /// The first digits of the brands and the lengths of their numbers, as the brands publish them for merchants. Zeros
    /// alone have a right check digit but are not a card.
    static let creditCard = pattern(
        "(?!0{12})(?:"
            + PaymentCard.startsByLengths.map { lengths, starts in
                "(?:" + starts.map(range).joined(separator: "|") + ")" + digits(lengths)
            }.joined(separator: "|") + ")")

    /// The number of a Chinese resident: the place, the day of birth, an order and the check character. Numbers issued
    /// until 1999 have two digits for a year of the 20th century and no check character. The rule is GB 11643-1999.
    static let chinaID = pattern(
        "[1-9][0-9]{5}(?:(?:1[89]|[2-9][0-9])[0-9]{2}" + days() + "|(?:" + leapYears + ")0229)[0-9]{3}[0-9X]"
            + "|[1-9][0-9]{5}(?:[0-9]{2}" + days() + "|(?:" + leaps + ")0229)[0-9]{3}")

    /// A Norwegian identity number: a day of birth that exists, and three digits for the individual, whose range
    /// depends on the century of birth. D-numbers, for people who have not settled, have 4 added to the first digit.
    /// H-numbers, which hospitals give, have 40 added to the month, and synthetic ones 80. The rule is "Fødselsnummer"
    /// of Skatteetaten.
    static let norwegianID = pattern(
        "(?=[0-9]{4}(?:[0-9]{2}[0-4]|(?:5[4-9]|[6-9][0-9])(?:[56]|7[0-4])|[4-9][0-9]9|[0-3][0-9][5-9]))(?:"
            + norwegianDays + "[0-9]{2}|[26]9[048]2(?:" + leaps + "|00(?=[5-9])))[0-9]{5}")

    /// An e-mail address, as browsers accept it in `<input type="email">` (HTML Standard, "valid e-mail address"), with
    /// letters of every script (RFC 6531). It is stricter in three ways, because people mistype addresses. The host has
    /// at least two names. The last of them has two characters or more and is no number. No points are next to each
    /// other or at an end.
    static let email = pattern(
        "(?=[^@]{1,64}@)[\(mailbox)]+(?:\\.[\(mailbox)]+)*@(?:[\(letter)](?:[\(letter)-]*[\(letter)])?\\.)+"
            + "(?=[0-9]*[^0-9])[\(letter)][\(letter)-]*[\(letter)]")

    /// An address on the web: the name of a host in any script, or its number, an optional port, and a path. User names
    /// and passwords before the host are not allowed, because they make one host look like another.
    static let url = pattern(
        "(?i)https?://(?:(?:[\(letter)_](?:[\(letter)_-]*[\(letter)_])?\\.)*[\(letter)](?:[\(letter)-]*[\(letter)])?\\.?"
            + "|\\[[0-9a-f:.]+\\])(?::[0-9]{1,5})?(?:[/?#]\(rest)*)?")

    /// An address with any scheme (RFC 3986), except schemes that run a program or contain the content itself.
    static let uri = pattern("(?i)(?!(?:javascript|vbscript|data|blob):)[a-z][a-z0-9+.-]*:\(rest)+")

    /// The characters after the host of an address. White space and invisible characters are refused before the pattern
    /// runs.
    private static let rest = "[^<>\"\\\\]"

    private static let letter = "0-9A-Za-z\\x{80}-\\x{10FFFF}"
    private static let mailbox = letter + "!#-'*+/=?^_`{-~\\-"

    /// The last two digits of a leap year, except 00.
    private static let leaps = "0[48]|[2468][048]|[13579][26]"
    /// Leap years of four digits from 1804 on.
    private static let leapYears =
        "(?:1[89]|[2-9][0-9])(?:\(leaps))|(?:[2468][048]|[3579][26])00"

    /// The pattern for months and days except the 29th of February.
    private static func days() -> String {
        "(?:(?:0[13578]|1[02])(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)(?:0[1-9]|[12][0-9]|30)|02(?:0[1-9]|1[0-9]|2[0-8]))"
    }

    /// Days and months except the 29th of February, with the numbers that can be added to them.
    private static let norwegianDays =
        "(?:(?:[04][1-9]|[1256][0-9]|[37][01])(?:[048][13578]|[159][02])|(?:[04][1-9]|[1256][0-9]|[37]0)(?:[048][469]|[159]1)"
        + "|(?:[04][1-9]|[15][0-9]|[26][0-8])[048]2)"

    private static func pattern(_ source: String) -> Pattern? { try? Pattern(source) }

    /// The pattern for four digits from one number to another.
    private static func range(_ range: ClosedRange<Int>) -> String {
        var parts: [String] = []
        var next = range.lowerBound
        while next <= range.upperBound {
            // The block of 1, 10, 100 … numbers that begins at `next` and in which the last digits have all values is
            // made as large as possible.
            var size = 1
            while next % (size * 10) == 0, next + size * 10 - 1 <= range.upperBound { size *= 10 }
            let free = String(size).count - 1
            parts.append(String(10_000 + next).dropFirst().dropLast(free) + (free == 0 ? "" : "[0-9]{\(free)}"))
            next += size
        }
        return parts.joined(separator: "|")
    }

    /// The pattern for the digits after the first four of a number with one of these lengths.
    private static func digits(_ lengths: [Int]) -> String {
        var pattern = ""
        var longer = 0
        for length in lengths.reversed() {
            pattern = longer == 0 ? "" : "(?:[0-9]{\(longer - length)}\(pattern))?"
            longer = length
        }
        return "[0-9]{\(longer - 4)}" + pattern
    }
}
