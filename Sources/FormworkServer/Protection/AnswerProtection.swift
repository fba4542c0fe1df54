#if Server
import FormworkCore

/// The treatment of the answers of a form before a server stores them, as `AnswerPolicy` decides.
struct AnswerProtection: Sendable {
    typealias Treatment = AnswerPolicy.Treatment

    /// The treatments by the paths of the answers, with empty brackets for items.
    let treatments: [String: Treatment]
    /// The same by the paths of the parameters.
    let parameterTreatments: [String: Treatment]
    /// The passwords for which the form does not say what is stored.
    let undecidedPasswords: [String]
    private let unsuitable: [String]

    init(_ form: CompiledForm) {
        let found = AnswerPolicy.treatments(of: form)
        // Text: paths of a form that is served.
        var treatments: [String: Treatment] = [:]
        // Text: paths of a form that is served.
        var parameterTreatments: [String: Treatment] = [:]
        var undecided: [String] = []
        var unsuitable: [String] = []
        for (element, treatment) in zip(form.elements.indices, found) {
            guard let field = form.field(at: element)?.definition else { continue }
            let path = form.pattern(of: element)
            if field.isUndecidedPassword { undecided.append(path) }
            guard let treatment else { continue }
            treatments[path] = treatment
            parameterTreatments[form.parameterPattern(of: element)] = treatment
            if treatment == .sealed, field.files != nil {
                unsuitable.append("The files of \(path) cannot be encrypted; \"sensitive\" is for other answers.")
            }
            // Each hash takes a noticeable time, and people can add items.
            if treatment == .hashed, path.contains("[]") {
                unsuitable.append("\(path) is inside a repeating section, where no hash of a secret can be stored.")
            }
        }
        self.treatments = treatments
        self.parameterTreatments = parameterTreatments
        undecidedPasswords = undecided
        self.unsuitable = unsuitable
    }

    /// Whether an answer is encrypted.
    var needsKeys: Bool { treatments.values.contains(.sealed) }

    /// Whether the hash of an answer is stored.
    var hasHashes: Bool { treatments.values.contains(.hashed) }

    /// The paths of the answers that are hidden where people read results.
    var hiddenPaths: Set<String> {  // Text: paths of a form that is served.
        let sealed = treatments.filter { $0.value == .sealed }
        return Set(sealed.keys)  // Text: paths of a form that is served.
    }

    /// Why a server cannot take answers to the form, in a sentence; `nil` if it can.
    func problem(keys: AnswerKeys?) -> String? {
        if unsuitable.isEmpty, needsKeys, keys == nil {
            let names = hiddenPaths.sorted().joined(separator: ", ")
            return "There is no key to encrypt its sensitive answers with: \(names)."
        }
        return problem
    }

    /// The same, of a server that has keys.
    var problem: String? { unsuitable.first }

    /// A warning for the author about passwords that a server does not store; `nil` if the form says it of every password.
    var warning: String? {
        if undecidedPasswords.isEmpty { return nil }
        let names = undecidedPasswords.joined(separator: ", ")
        return "Nothing is stored of \(names), because the form does not say what is: \"store\": \"hash\", or "
            + "\"nothing\" if it is only checked."
    }
}
#endif
