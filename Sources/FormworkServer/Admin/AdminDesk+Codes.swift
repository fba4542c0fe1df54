#if Server
import Crypto
import FormworkCore

/// The codes of those who need a second factor.
extension AdminDesk {
    /// Whether anybody has a second factor.
    var hasCodes: Bool { options.people.contains { $0.secondFactor != nil } }

    /// Whether somebody whose password was right has the code too. Each code is good once, and only so many are tried.
    func isRight(_ code: String, of who: String) async throws -> Bool {
        guard let factor = options.people.first(where: { $0.name == who })?.secondFactor else { return true }
        // Somebody who knows the password could try codes from many addresses.
        guard await services.limits.logins.admit("code of " + who) else { return false }
        guard let step = factor.step(of: code, at: now) else { return false }
        let text = "formwork.code.1:\(step):\(who)"
        let hash = base64URL(Array(SHA256.hash(data: Array(text.utf8))))
        if try await options.store.admission(.code, hash: hash, at: now) != nil { return false }
        // Of several who send the same code at once, the one is let in whose mark was kept.
        let mark = AdmissionSecret().text
        try await options.store.admit(
            Admission(kind: .code, hash: hash, who: mark, expires: (step + 2) * SecondFactor.period))
        return try await options.store.admission(.code, hash: hash, at: now)?.who == mark
    }
}
#endif
