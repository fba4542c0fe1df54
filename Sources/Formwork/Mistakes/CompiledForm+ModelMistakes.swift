public import FormworkCore

extension CompiledForm {
    /// The properties of a model that answers of this form cannot fill, as sentences: those that the form does not ask
    /// for, with the nearest name, and those of another type.
    ///
    /// Use it in a test of an app: `#expect(form.mistakes(for: Booking.self).isEmpty)`. Optional properties and those with
    /// a default that the model decodes itself may be missing in the form.
    ///
    /// The model is decoded from examples of answers. An enum that is not among the options of its field needs to be
    /// `CaseIterable` for that.
    public func mistakes<Model: Decodable>(for model: Model.Type) -> [String] {
        let probe = ModelProbe(self)
        do {
            _ = try probe.value(model, [])
        } catch {
            if probe.mistakes.isEmpty { return ["A model of type \(model) cannot be tried: \(error)"] }
        }
        return probe.mistakes.map(\.description)
    }
}

extension FormDefinition {
    /// The properties of a model that answers of this form cannot fill; see `CompiledForm.mistakes(for:)`. If the form
    /// cannot run, these are its own mistakes.
    public func mistakes<Model: Decodable>(for model: Model.Type) -> [String] {
        do {
            return try CompiledForm(self).mistakes(for: model)
        } catch {
            return error.sentences
        }
    }
}
