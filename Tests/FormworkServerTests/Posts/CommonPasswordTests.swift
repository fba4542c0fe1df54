#if Server
@testable import FormworkServer
import Testing

/// Passwords that are tried first are no passwords.
struct CommonPasswordTests {
    @Test(arguments: [
        "password1234", "P@ssw0rd2024!", "Passwort12345", "administrator", "admin1234567", "qwertyuiop12",
        "qwertzuiop123",
        "1234567890123", "123456789012", "aaaaaaaaaaaa", "abcdefghijkl", "Summer2024Summer", "letmeinletmein",
        "iloveyou1234", "1qaz2wsx3edc", "welcome-welcome", "098765432109", "Formwork2026!!", "passwordpassword",
        "ababababababab", "!!!!!!!!!!!!",
    ]) func areRefused(_ password: String) {
        #expect(CommonPassword.isCommon(password))
        #expect(PasswordHash(password, rounds: 2) == nil)
    }

    @Test(arguments: [
        "correct horse battery", "mjölk och rågbröd", "x7Gk-92qLw-Vt", "testament of youth", "高山流水遇知音難忘此曲調",
        "Tr0ub4dour&3xyz",
        "a password of mine is long",
    ]) func othersAreTaken(_ password: String) {
        #expect(!CommonPassword.isCommon(password))
        #expect(PasswordHash(password, rounds: 2) != nil)
    }
}
#endif
