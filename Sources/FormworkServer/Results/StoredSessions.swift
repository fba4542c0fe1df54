#if Server
import Formwork
import FormworkCore

/// Sessions with stored answers, for whoever reads them.
struct StoredSessions: Sendable {
    private let services: Services

    init(_ services: Services) {
        self.services = services
    }

    /// A submission with its sensitive answers in clear. If they cannot be read, it is without them, and the problem says why.
    func opened(_ submission: Submission) -> (submission: Submission, problem: AnswerKeyProblem?) {
        do {
            return (try submission.opened(with: services.options.answerKeys), nil)
        } catch {
            return (submission.withoutProtectedAnswers, error)
        }
    }

    /// A session with stored answers, for pages where they are read; `nil` if that takes too much work.
    func session(with submission: Submission, of form: ServedForm) -> FormEngine? {
        guard let values = submission.json else { return nil }
        let stored = StoredFiles(values, of: form)
        let engine = session(with: stored.values, of: submission, in: form)
        stored.offer(to: engine)
        return engine.isExhausted ? nil : engine
    }

    /// A session with the answers of a draft, for pages where they are read; `nil` if that takes too much work.
    func session(with answers: DraftAnswers, _ draft: Draft, of form: ServedForm) -> FormEngine? {
        let engine = FormEngine(form.compiled, context: form.context(draft.saved, services.postLimits(of: form)))
        _ = engine.restore(answers.session)
        return engine.isExhausted ? nil : engine
    }

    /// A session with the answers of a submission, at the time that its rules saw.
    private func session(with values: JSONValue, of submission: Submission, in form: ServedForm) -> FormEngine {
        guard let answered = submission.answered else {
            return session(with: values, at: submission.created, of: form)
        }
        let person = PersonTime(clock: answered.utcSeconds * 1_000, zoneOffset: answered.offsetSeconds)
        let limits = services.postLimits(of: form)
        let engine = FormEngine(form.compiled, context: form.context(person.clock, limits, of: person))
        _ = engine.perform(.replaceAnswers(values))
        return engine
    }

    /// A session with answers of an earlier Formwork, at the time when they were stored.
    ///
    /// Rules that read `today()` saw the day where the person was. Which one of the three days that there can be on earth it
    /// was is not stored, but the stored results of the rules say it.
    private func session(with values: JSONValue, at time: Int64, of form: ServedForm) -> FormEngine {
        let limits = services.postLimits(of: form)
        func session(_ place: PersonTime?) -> FormEngine {
            let engine = FormEngine(form.compiled, context: form.context(time, limits, of: place))
            _ = engine.perform(.replaceAnswers(values))
            return engine
        }
        let here = session(nil)
        guard form.compiled.readsPersonTime, !here.isExhausted else { return here }
        let wanted = values.countOfSame(in: values)
        var best = (engine: here, count: values.countOfSame(in: here.values))
        for offset in [SessionContext.possibleOffsets.lowerBound, SessionContext.possibleOffsets.upperBound]
        where best.count < wanted {
            let other = session(PersonTime(clock: time, zoneOffset: offset))
            let count = values.countOfSame(in: other.values)
            if count > best.count, !other.isExhausted { best = (other, count) }
        }
        return best.engine
    }
}

extension FormEngine {
    /// The time and the zone that the session's rules saw; `nil` if none reads them.
    var answeredTime: CivilInstant? {
        guard form.readsTime else { return nil }
        let seconds = context.clock / 1_000
        return CivilInstant(utcSeconds: seconds, offsetSeconds: context.zoneOffset(at: seconds))
    }
}

extension JSONValue {
    /// How many of the answers here are the same in other answers.
    fileprivate func countOfSame(in other: JSONValue?) -> Int {
        guard let other else { return 0 }
        if let members = objectValue {
            return members.reduce(0) { $0 + $1.value.countOfSame(in: other[$1.key]) }
        }
        if let list = arrayValue {
            return zip(list, other.arrayValue ?? []).reduce(0) { $0 + $1.0.countOfSame(in: $1.1) }
        }
        return self == other ? 1 : 0
    }
}
#endif
