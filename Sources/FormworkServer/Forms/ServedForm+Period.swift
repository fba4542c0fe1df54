#if Server
import Formwork
import FormworkCore

/// When a form takes answers.
extension ServedForm {
    /// Why the form takes no answers at a moment; `nil` if it takes them.
    ///
    /// - Parameter now: Milliseconds since 1970.
    func refusal(at now: Int64) -> ServerProblem? {
        let definition = compiled.definition
        if definition.opens == nil, definition.closes == nil { return nil }
        guard let time = CivilDateTime(utcMilliseconds: now, offsetSeconds: context(now).zoneOffset) else { return nil }
        if let opens = definition.opens, time < opens { return .notOpen }
        if let closes = definition.closes, closes < time { return .closed }
        return nil
    }

    /// The day and time that the sentence about a problem names; blank for other problems.
    func words(of problem: ServerProblem) -> String {
        switch problem {
        case .notOpen: words(of: compiled.definition.opens)
        case .closed: words(of: compiled.definition.closes)
        case .notFound, .methodNotAllowed, .crossSite, .tooManyRequests, .tooLarge, .tooMuchWork, .busy,
            .unsupportedMediaType, .malformed, .conflict, .unchecked, .storeFailed, .loadFailed, .draftGone:
            ""
        }
    }

    private func words(of moment: CivilDateTime?) -> String {
        guard let moment else { return "" }
        return locale.isolated(locale.format(moment, pattern: locale.longDatePattern + " " + locale.timePattern))
    }
}
#endif
