#if Server
import Foundation

/// Finds passwords that many people have, which are tried before all others.
///
/// It is no list of passwords that became known. It knows what most of these are made of: a word that everybody takes, keys that
/// are beside each other, signs one after the other, and years. A password has to have something besides.
enum CommonPassword {
    /// How many different characters have to be there besides.
    private static let least = 4

    private static let words = [
        "password", "passwort", "passord", "lösenord", "wachtwoord", "motdepasse", "contraseña", "contrasena", "senha",
        "parola", "passphrase", "passw", "admin", "administrator", "root", "user", "guest", "test", "testing", "demo",
        "default", "changeme", "letmein", "login", "access", "secret", "welcome", "willkommen", "bienvenue", "hello",
        "iloveyou", "trustno", "whatever", "master", "monkey", "dragon", "shadow", "hunter", "princess", "sunshine",
        "football", "baseball", "basketball", "superman", "batman", "starwars", "pokemon", "freedom", "computer",
        "internet", "server", "database", "company", "office", "formwork", "forms", "results", "spring", "summer",
        "autumn", "winter", "january", "february", "march", "april", "june", "july", "august", "september", "october",
        "november", "december", "monday", "friday",
    ].map { Array($0) }

    /// Rows of keyboards, and what is learnt by heart in an order. Three signs of one beside each other count, from both sides.
    private static let rows = [
        "abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "yxcvbnm",
        "azertyuiop", "qsdfghjklm", "wxcvbn", "1qaz2wsx3edc4rfv5tgb", "!@#$%^&*()", "!\"§$%&/()=",
    ].flatMap { [$0, String($0.reversed())] }  // Text: the rows above.

    /// Signs that people write in the place of letters.
    private static let lookalikes: [Character: Character] = [
        "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", "$": "s", "!": "i",
    ]

    /// Whether a password is one that many people could have.
    static func isCommon(_ password: String) -> Bool {
        // Text: a password of 1 024 bytes at most, which the operator chooses.
        let plain = Array(password.precomposedStringWithCanonicalMapping.lowercased())
        let spelled = plain.map { lookalikes[$0] ?? $0 }
        var isCovered = Array(repeating: false, count: plain.count)
        func cover(_ start: Int, _ length: Int) {
            for place in start..<start + length { isCovered[place] = true }
        }
        for start in plain.indices {
            for word in words where spelled[start...].starts(with: word) { cover(start, word.count) }
            guard start + 3 <= plain.count else { continue }
            let three = plain[start..<start + 3]
            if Set(three).count == 1 || rows.contains(where: { $0.contains(String(three)) }) { cover(start, 3) }
            guard start + 4 <= plain.count else { continue }
            // Text: four characters of such a password.
            if String(plain[start..<start + 4]).wholeMatch(of: /(19|20)[0-9]{2}/) != nil { cover(start, 4) }
        }
        return Set(zip(plain, isCovered).filter { !$0.1 }.map(\.0)).count < least
    }
}
#endif
