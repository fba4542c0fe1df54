public import FormworkCore

extension FormDefinition {
    /// Makes a form of the properties of a model. A misspelt property and a value of another type do not compile.
    ///
    ///     FormDefinition("booking", of: Booking.self) { field, its in
    ///         field.date(\.birth, "Born").rule(its.birth.age >= 18, message: "18 or older")
    ///         field.select(\.room, "Room")
    ///     }
    ///
    /// It is the form that the same fields with texts as ids would be. A key path without a name, such as that of a computed
    /// property, is a problem of the form, which `CompiledForm` throws, and so is a property that the model codes under
    /// another key.
    ///
    /// - Parameters:
    ///   - id: The name of the form in its address: letters, digits, `-` and `_`.
    ///   - title: The heading.
    ///   - info: A paragraph under the heading.
    ///   - locale: The language of the texts, such as `zh-Hans`; English if blank.
    ///   - submitTitle: The title of the submit button. Blank means the catalog's words.
    ///   - success: The reply that a person sees after a submission was stored.
    ///   - model: The type that has the answers as properties.
    ///   - content: Pages, or groups, or only sections, or only fields. It gets the fields of the model, and its answers for
    ///     rules.
    public init<Model>(
        _ id: String, title: String = "", info: String = "", locale: String = "", submitTitle: String = "",
        success: SuccessReply = .default, of model: Model.Type,
        @FormBuilder content: (FormFields<Model>, FormAnswers<Model>) -> [FormNode]
    ) {
        let book = PropertyBook()
        self.init(
            id, title: title, info: info, locale: locale, submitTitle: submitTitle, success: success
        ) {
            content(FormFields<Model>(book: book), FormAnswers<Model>(prefix: "", depth: book.depth, book: book))
        }
        codeProblems = book.allProblems()
    }

    /// Explains a `return` in the closure of a form.
    @available(*, unavailable, message: "leave out `return`: the closure of a form lists its parts")
    public init<Model, Part: BuilderPart>(
        _ id: String, title: String = "", info: String = "", locale: String = "", submitTitle: String = "",
        success: SuccessReply = .default, of model: Model.Type, content: (FormFields<Model>, FormAnswers<Model>) -> Part
    ) {
        self.init(id: id, groups: [])
    }
}
