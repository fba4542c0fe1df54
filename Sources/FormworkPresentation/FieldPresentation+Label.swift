// The label and the hint of a field, and the marks in them.

public import FormworkRuntime

extension FieldPresentation {
    /// The control with which the field is shown where there is room and everything that it needs.
    public var control: FieldControl { state.control }

    /// The control that a page shows until its scripts make more of it.
    package var basicControl: FieldControl { state.basicControl }

    /// The name of the app's own type of the field, for renderers with a control for it. Blank for a type of Formwork.
    public var customType: String { compiled.definition.customType }

    /// The words of the label; blank if absent.
    public var title: String { compiled.definition.title }

    /// Whether the label is visible, and not only read by screen readers.
    public var showsLabel: Bool {
        let control = basicControl
        if control == .button || (control.choosing != nil && control != .menu) { return true }
        return control.isLabelled && !(compiled.definition.title.isEmpty && compiled.definition.image.isEmpty)
    }

    /// The sentence under the label; blank if absent.
    package var ownHint: String { compiled.definition.info }

    /// The sentence under the label, and a notice about the answer that is not an error; blank if there is neither.
    public var hint: String {
        guard let notice = state.notice else { return ownHint }
        return ownHint.isEmpty ? notice : ownHint + " " + notice
    }

    /// The words that screen readers read instead of the visible label. Blank if they read the label.
    public var spokenLabel: String {
        if !compiled.definition.accessibilityLabel.isEmpty || !compiled.definition.title.isEmpty {
            return compiled.definition.accessibilityLabel
        }
        return compiled.definition.placeholder.isEmpty ? compiled.definition.id : compiled.definition.placeholder
    }

    /// The name of the field where its label is not beside it, such as on a button that removes it.
    public var name: String {
        if !compiled.definition.title.isEmpty { return compiled.definition.title }
        return compiled.definition.accessibilityLabel.isEmpty
            ? compiled.definition.id : compiled.definition.accessibilityLabel
    }

    /// Whether the label has the mark of required fields.
    public var isMarkedRequired: Bool { state.isRequired && engine.form.definition.marksRequired }

    /// The description of a picture for people who do not see it.
    public var imageDescription: String {
        compiled.definition.accessibilityLabel.isEmpty
            ? compiled.definition.title : compiled.definition.accessibilityLabel
    }
}

#if hasFeature(Embedded)
extension FieldPresentation {
    // The engine in a page draws texts without marks.
    package var markedTitle: MarkedText? { nil }
    package var ownMarkedHint: MarkedText? { nil }
    package var markedDisplay: MarkedText? { nil }
}
#else
extension FieldPresentation {
    /// The label with its emphasis and links; `nil` if it has none. `title` has the same words without them.
    public var markedTitle: MarkedText? { compiled.marks?.title }

    /// The sentence under the label with its emphasis, links and lists; `nil` if it has none.
    public var markedHint: MarkedText? { state.notice == nil ? ownMarkedHint : nil }

    package var ownMarkedHint: MarkedText? { compiled.marks?.info }

    /// The text of an `info` field with its emphasis, links and lists; `nil` if it has none, or if a rule changed the
    /// text.
    public var markedDisplay: MarkedText? {
        guard let marked = compiled.marks?.value, state.display.isSame(as: marked.plain) else { return nil }
        return marked
    }
}
#endif
