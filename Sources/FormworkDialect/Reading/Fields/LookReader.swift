import FormworkCore

/// Reads the keys of choices with a special look.
enum LookReader {
    /// Changes a field to the choice that its type or style names.
    static func read(_ look: ChoiceLook, _ object: ObjectReader, into field: inout Field) {
        guard look != .yesNo || [.toggle, .check, .select].contains(field.type) else {
            object.report(
                .unsupportedStyle, at: object.value["style"] ?? object.value, key: "style", found: look.rawValue)
            return
        }
        field = field.look(look)
        switch look {
        case .rating:
            let most = object.wholeNumber("max", in: Field.ratingRange)
            field.options = (most.map { Field.rating("", max: $0) } ?? Field.rating("")).options
        case .weekdays: field.options = Field.weekdays("").options
        case .yesNo:
            // The answer is one of two options, so nothing is chosen until somebody chooses.
            field.type = .select
            field.multiple = false
            field.options = Field.yesNo("").options
        case .search, .tags, .images, .matrix, .ranking, .components: break
        }
    }
}
