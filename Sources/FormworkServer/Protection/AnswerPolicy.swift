#if Server
import FormworkCore

/// The rules about which answers may leave a server, and which may rest on it. Everything that a server sends or keeps comes
/// from here.
///
/// | answer | leaves in pages, their states and replies | rests in a draft | rests in a submission |
/// |---|---|---|---|
/// | a secret, and what is calculated from one | never | never | never, or as a hash |
/// | the number of a card | never | never | the last digits |
/// | sensitive, and what is calculated from one | to the page in which it was typed | encrypted | encrypted |
/// | any other | yes | yes | yes |
///
/// A state is what a page posts back (`PageState`), and a browser keeps no more than a state has. The engine in an open page
/// has the secrets that were typed there, and no store of the browser gets them (`FormEngine.pageSnapshot`). What leaves after
/// a submission, such as a receipt, an export, a post or a mail, is made of the stored answers.
enum AnswerPolicy {
    /// How an answer rests in a stored submission, if not as it is.
    enum Treatment: Sendable {
        /// Encrypted.
        case sealed
        /// A secret whose hash is stored.
        case hashed
        /// The number of a card: its last digits are stored.
        case lastDigits
        /// Not stored.
        case dropped
    }

    /// How the answer of each element rests in a stored submission; `nil` for as it is. What is calculated from an answer
    /// gives it away, so it is encrypted too, or not stored.
    static func treatments(of form: CompiledForm) -> [Treatment?] {
        var found: [ElementIndex: Treatment] = [:]
        for element in form.elements.indices { found[element] = form.field(at: element)?.definition.treatment }
        for computation in form.computations where computation.aspect == .value {
            for reference in computation.program.references {
                switch found[reference.element] {
                case .sealed: if found[computation.element] == nil { found[computation.element] = .sealed }
                case .lastDigits, .dropped: found[computation.element] = .dropped
                // A value that is calculated from a secret is among the open values only once a person has replaced it.
                case .hashed, nil: break
                }
            }
        }
        return form.elements.indices.map { found[$0] }
    }
}

extension FormEngine {
    /// The answers that may leave, as values. They are sent back, compared, and stored after `AnswerProtection`.
    ///
    /// So two posts that differ only in a password are the same submission.
    var openValues: JSONValue { values(ValueOptions(includesSecrets: false)) }

    /// The same answers as parameters, with `null` for blank ones.
    var openParameters: JSONValue {
        values(ValueOptions(names: .parameters, blanks: .null, includesSecrets: false))
    }

    /// The session that may leave, for the state of a page and for a draft.
    var openSnapshot: JSONValue { snapshot(includingSecrets: false) }
}

extension Field {
    /// A password that is sent, and neither repeats another one nor says what is stored.
    var isUndecidedPassword: Bool {
        type == .password && store == nil && !secret && !isRepetition && send != .nothing && !isCardCode
            && (validations.compareTo.isEmpty || validations.compareRule != .equal)
    }

    fileprivate var treatment: AnswerPolicy.Treatment? {
        if isCardCode { return .dropped }
        if isCardNumber { return .lastDigits }
        switch store {
        case .hash: return .hashed
        case .nothing: return .dropped
        case nil: return isSensitive && !isSecret ? .sealed : nil
        }
    }
}
#endif
