import Formwork

/// The forms whose fields the article "Fields" shows, with pictures that `Scripts/pictures` takes of them.
enum FieldGallery {
    /// All forms, and whether the pictures are taken after an attempt to submit.
    static let forms: [(form: FormDefinition, isSubmitted: Bool)] = [
        (typed, false), (numbers, false), (choices, false), (questions, false), (dates, false), (shown, false),
        (looks, false), (styles, false), (rules, true), (conditions, false), (containers, false),
    ]

    /// How many fields of a form begin with an answer beyond a limit, to show the error. Each is a warning.
    static func answersBeyondLimits(in form: FormDefinition) -> Int {
        form.id.hasPrefix("rules") ? form.allFields.count { ["range", "day"].contains($0.id) } : 0
    }
}
