#if Server
import FormworkCore

extension AnswerProtection {
    /// Answers as they are stored.
    ///
    /// - Parameters:
    ///   - open: The answers without secrets.
    ///   - full: The same with secrets.
    ///   - hashes: The hashes of `hashedTexts`, by their paths.
    ///   - submission: The submission that gets them.
    func stored(
        _ open: JSONValue, secrets full: JSONValue, hashes: [String: PasswordHash], in submission: Submission,
        keys: AnswerKeys?
    ) throws -> JSONValue {
        try merge(open, full, treatments, at: Place()) { answers, place, treatment in
            switch treatment {
            case nil: return answers.open
            case .dropped: return nil
            case .lastDigits: return Self.isBlank(answers.full) ? nil : Self.lastDigits(answers.full)
            case .hashed:
                if Self.text(answers.full) == nil { return nil }
                guard let hash = hashes[place.path] else { throw StoreProblem("The hash of a secret cannot be made.") }
                return ProtectedAnswer.hashed(hash)
            case .sealed:
                return try Self.sealed(answers.open, at: place.path, in: submission, keys)
            }
        } ?? .object([])
    }

    /// Parameters as they are stored. Of secrets they have the last digits of cards and nothing else: no program can use a hash.
    ///
    /// - Parameters:
    ///   - open: The parameters without secrets.
    ///   - full: The same with secrets.
    ///   - submission: The submission that gets them.
    func storedParameters(
        _ open: JSONValue, secrets full: JSONValue, in submission: Submission, keys: AnswerKeys?
    ) throws -> JSONValue {
        try merge(open, full, parameterTreatments, at: Place()) { answers, place, treatment in
            switch treatment {
            case nil: return answers.open
            case .dropped, .hashed: return nil
            case .lastDigits: return Self.isBlank(answers.full) ? nil : Self.lastDigits(answers.full)
            case .sealed:
                let path = AnswerPlace.parameters + "." + place.path
                return try Self.sealed(answers.open, at: path, in: submission, keys)
            }
        } ?? .object([])
    }

    private static func sealed(
        _ answer: JSONValue?, at path: String, in submission: Submission, _ keys: AnswerKeys?
    ) throws -> JSONValue? {
        guard let answer, !isBlank(answer) else { return answer }
        guard let keys else { throw StoreProblem("There is no key to encrypt a sensitive answer with.") }
        let place = AnswerPlace(form: submission.form, submission: submission.id, path: path)
        return try SealedAnswer(answer, at: place, with: keys).json
    }

    /// The secrets whose hashes are stored, by their paths. None of them is inside a repeating section.
    func hashedTexts(in full: JSONValue) -> [String: String] {
        // Text: paths of a form that is served.
        var texts: [String: String] = [:]
        for (path, treatment) in treatments where treatment == .hashed {
            let answer = path.split(separator: ".").reduce(full as JSONValue?) { $0?[String($1)] }
            texts[path] = answer.flatMap { Self.text($0) }
        }
        return texts
    }

    /// All answers with secrets, for code that takes them. Files are described as in stored answers.
    func complete(_ open: JSONValue, secrets full: JSONValue) -> JSONValue {
        merge(open, full, treatments, at: Place()) { answers, _, _ in answers.open ?? answers.full } ?? .object([])
    }

    /// The same for parameters.
    func completeParameters(_ open: JSONValue, secrets full: JSONValue) -> JSONValue {
        merge(open, full, parameterTreatments, at: Place()) { answers, _, _ in answers.open ?? answers.full }
            ?? .object([])
    }

    /// New answers, ready to be compared with decrypted stored ones. Answers that are hashed or not stored are left out, because
    /// they cannot be compared.
    ///
    /// - Parameters:
    ///   - open: The answers without secrets.
    ///   - full: The same with secrets.
    func comparable(_ open: JSONValue, secrets full: JSONValue) -> JSONValue {
        merge(open, full, treatments, at: Place()) { answers, _, treatment in
            switch treatment {
            case nil, .sealed: answers.open
            case .dropped, .hashed: nil
            case .lastDigits: Self.isBlank(answers.full) ? nil : Self.lastDigits(answers.full)
            }
        } ?? .object([])
    }

    private struct Place {
        var path = ""
        var pattern = ""

        func member(_ name: String) -> Place {
            path.isEmpty
                ? Place(path: name, pattern: name) : Place(path: path + "." + name, pattern: pattern + "." + name)
        }

        func item(_ index: Int) -> Place { Place(path: "\(path)[\(index)]", pattern: pattern + "[]") }
    }

    /// Walks through both, and decides what becomes of each answer. Levels without answers stay as they are in `open`.
    private func merge(
        _ open: JSONValue?, _ full: JSONValue, _ treatments: [String: Treatment], at place: Place,
        _ decide: (_ answers: (open: JSONValue?, full: JSONValue), Place, Treatment?) throws -> JSONValue?
    ) rethrows -> JSONValue? {
        if let members = full.objectValue, treatments[place.pattern] == nil {
            let merged = try members.compactMap { member -> JSONMember? in
                try merge(open?[member.key], member.value, treatments, at: place.member(member.key), decide).map {
                    JSONMember(member.key, $0)
                }
            }
            return open == nil && merged.isEmpty ? nil : .object(merged)
        }
        if let items = full.arrayValue, let others = open?.arrayValue, items.count == others.count,
            items.allSatisfy({ $0.objectValue != nil })
        {
            return .array(
                try items.indices.map { index in
                    try merge(others[index], items[index], treatments, at: place.item(index), decide) ?? .object([])
                })
        }
        return try decide((open, full), place, treatments[place.pattern])
    }

    private static func isBlank(_ answer: JSONValue) -> Bool {
        answer.isNull || answer.stringValue?.isEmpty == true || answer.arrayValue?.isEmpty == true
    }

    private static func text(_ answer: JSONValue) -> String? {
        isBlank(answer) ? nil : answer.stringValue ?? answer.text()
    }

    static func lastDigits(_ answer: JSONValue) -> JSONValue {
        text(answer).map { .string(Field.lastDigits(of: $0)) } ?? answer
    }
}
#endif
