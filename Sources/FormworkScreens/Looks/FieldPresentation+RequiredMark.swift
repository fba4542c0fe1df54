extension FieldPresentation {
    /// The title as it is drawn: with the sign for what must be answered, where the form wants that. Blank if there is
    /// no title.
    public var titleWithSign: String {
        guard let sign = titleSign else { return title }
        switch sign.place {
        case .before: return sign.text + title
        case .after: return title + sign.text
        }
    }

    /// The sign for what must be answered, with the space between it and the title; `nil` if the title has none. Screen readers do
    /// not read it, because the control says that an answer is needed.
    public var titleSign: TitleSign? {
        guard !title.isEmpty, isMarkedRequired, state.field.type.takesInput else { return nil }
        let place = engine.form.definition.requiredMarkPlace
        return TitleSign(text: place == .before ? "* " : " *", place: place)
    }
}

/// The sign of a title, and its place.
public struct TitleSign: Equatable, Sendable {
    /// The sign, with the space between it and the title.
    public let text: String
    /// The place of the sign.
    public let place: RequiredMarkPlace
}

extension FormDefinition {
    /// The place of the mark of required fields.
    var requiredMarkPlace: RequiredMarkPlace {
        for case .requiredMark(let place) in styles.reversed() { return place }
        return .after
    }
}
