public import FormworkCore

extension FormFields {
    /// A section that repeats, whose items are a list of models. `repeating` sets how many there can be.
    ///
    ///     field.items(\.guests, "Guests") { field, its in
    ///         field.name(\.name, "Name").required()
    ///     }
    ///     .repeating(0...4, addTitle: "Add a guest")
    public func items<Item>(
        _ path: KeyPath<Model, [Item]>, _ title: String = "",
        @SectionBuilder content: (FormFields<Item>, FormAnswers<Item>) -> [FormNode]
    ) -> FormSection { items(at: path, title, content) }

    /// A section that repeats, whose items are a list of models, which may be missing.
    public func items<Item>(
        _ path: KeyPath<Model, [Item]?>, _ title: String = "",
        @SectionBuilder content: (FormFields<Item>, FormAnswers<Item>) -> [FormNode]
    ) -> FormSection { items(at: path, title, content) }

    /// A nested form, whose answers are a model inside the model.
    public func nested<Inner>(
        _ path: KeyPath<Model, Inner>, _ title: String = "",
        @SectionBuilder content: (FormFields<Inner>, FormAnswers<Inner>) -> [FormNode]
    ) -> FormSection { nested(at: path, title, content) }

    /// A nested form, whose answers are a model inside the model, which may be missing.
    public func nested<Inner>(
        _ path: KeyPath<Model, Inner?>, _ title: String = "",
        @SectionBuilder content: (FormFields<Inner>, FormAnswers<Inner>) -> [FormNode]
    ) -> FormSection { nested(at: path, title, content) }

    private func items<Item>(
        at path: PartialKeyPath<Model>, _ title: String, _ content: (FormFields<Item>, FormAnswers<Item>) -> [FormNode]
    ) -> FormSection {
        let id = id(path, title)
        let nodes = book.inItems(of: id) {
            content(FormFields<Item>(book: book), FormAnswers<Item>(prefix: "", depth: book.depth, book: book))
        }
        return FormSection(id: id, title: title, elements: nodes.elements).repeating()
    }

    private func nested<Inner>(
        at path: PartialKeyPath<Model>, _ title: String,
        _ content: (FormFields<Inner>, FormAnswers<Inner>) -> [FormNode]
    ) -> FormSection {
        let id = id(path, title)
        let its = FormAnswers<Inner>(prefix: id + ".", depth: book.depth, book: book)
        return FormSection(id: id, title: title, elements: content(FormFields<Inner>(book: book), its).elements)
            .nested()
    }
}
