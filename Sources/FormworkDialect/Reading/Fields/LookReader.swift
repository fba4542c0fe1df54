import FormworkCore

/// Reads what fields have that are choices with a look of their own.
enum LookReader {
    /// Makes a field that was read the choice that its type or style says.
    static func read(_ look: ChoiceLook, _ object: ObjectReader, into field: inout Field) {
        field = field.look(look)
        switch look {
        case .rating:
            let most = object.wholeNumber("max", in: Field.ratingRange)
            field.options = (most.map { Field.rating("", max: $0) } ?? Field.rating("")).options
        case .weekdays: field.options = Field.weekdays("").options
        case .search, .tags, .images, .matrix, .ranking, .components: break
        }
    }
}
