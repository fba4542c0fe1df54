public import FormworkCore

extension Field {
    /// Sets the default, which `load` fills in if there is no answer. For an `info` field it is the text that is shown.
    public func value(_ value: FormValue) -> Field {
        with(self) { $0.value = value }
    }

    /// Sets the hint under the label. Blank means none.
    public func info(_ text: String) -> Field {
        with(self) { $0.info = text }
    }

    /// Sets an example that the empty control shows.
    public func placeholder(_ text: String) -> Field {
        with(self) { $0.placeholder = text }
    }

    /// Sets the words that screen readers read instead of the title.
    public func accessibilityLabel(_ text: String) -> Field {
        with(self) { $0.accessibilityLabel = text }
    }

    /// Adds a custom element of the app, such as `color-picker`, which pages put at the field.
    ///
    /// The element is beside controls that have a line of their own: texts, numbers, days and times, sliders and menus.
    /// It is below all other controls.
    public func element(_ name: String) -> Field {
        with(self) { $0.element = name }
    }

    /// Lets a link to the form's page set the answer: `?name=Ada`. Secrets are never read from a link.
    public func prefill(_ prefill: Bool = true) -> Field {
        with(self) { $0.prefill = prefill }
    }

    /// Sets the place of the title: above the control, beside it, or floating inside it.
    public func labelStyle(_ style: TitlePlace) -> Field {
        with(self) { $0.labelStyle = style }
    }

    /// Sets the HTML `autocomplete` purpose, such as `family-name`.
    public func autocomplete(_ purpose: String) -> Field {
        with(self) { $0.autocomplete = purpose }
    }

    /// Sets the name of the answer in `FormEngine.parameters`, which is otherwise the id.
    public func parameter(_ name: String) -> Field {
        with(self) { $0.parameterName = name }
    }

    /// Sets how the answer is sent; `.nothing` leaves it out of the values, as for the repetition of a password.
    public func sends(_ sending: ChoiceSending) -> Field {
        with(self) { $0.send = sending }
    }

    /// Sets the width in per cent of the section's width, and the least height in lines; both from 1 to 100.
    public func size(width: Int = 100, height: Int = 1) -> Field {
        with(self) { $0.size = FieldSize(width: width, height: height) }
    }

    /// Hides the field.
    public func hidden(_ hidden: Bool = true) -> Field {
        with(self) { $0.hidden = hidden }
    }

    /// Lets the field take no input. Its answer is shown.
    public func disabled(_ disabled: Bool = true) -> Field {
        with(self) { $0.disabled = disabled }
    }
}
