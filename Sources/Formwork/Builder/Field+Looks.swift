public import FormworkCore

extension Field {
    /// The answer that is filled in when the form is loaded; of an `info` field, what it says.
    public func value(_ value: FormValue) -> Field {
        with(self) { $0.value = value }
    }

    /// A hint under the label. Blank means none.
    public func info(_ text: String) -> Field {
        with(self) { $0.info = text }
    }

    /// An example shown in the empty control.
    public func placeholder(_ text: String) -> Field {
        with(self) { $0.placeholder = text }
    }

    /// The name that screen readers announce instead of the title.
    public func accessibilityLabel(_ text: String) -> Field {
        with(self) { $0.accessibilityLabel = text }
    }

    /// Names a custom element of the app's own that pages put at the field, such as `color-picker`.
    ///
    /// It stands beside controls that take a line of their own: texts, numbers, days and times, sliders and menus. It stands below all
    /// other controls.
    public func element(_ name: String) -> Field {
        with(self) { $0.element = name }
    }

    /// Lets the address of the form's page give the answer: `?name=Ada`. Secrets are never taken from an address.
    public func prefill(_ prefill: Bool = true) -> Field {
        with(self) { $0.prefill = prefill }
    }

    /// Where the title stands: above the control, beside it, or floating in the place of the text.
    public func labelStyle(_ style: LabelStyle) -> Field {
        with(self) { $0.labelStyle = style }
    }

    /// The HTML `autocomplete` purpose, such as `family-name`.
    public func autocomplete(_ purpose: String) -> Field {
        with(self) { $0.autocomplete = purpose }
    }

    /// The name of the answer in `FormEngine.parameters`, instead of the id.
    public func parameter(_ name: String) -> Field {
        with(self) { $0.parameterName = name }
    }

    /// How an answer is sent; `.nothing` leaves it out of the values, as the repetition of a password.
    public func sends(_ sending: ChoiceSending) -> Field {
        with(self) { $0.send = sending }
    }

    /// The width in per cent of the section's width, and the least height in lines; both from 1 to 100.
    public func size(width: Int = 100, height: Int = 1) -> Field {
        with(self) { $0.size = FieldSize(width: width, height: height) }
    }

    /// Hides the field.
    public func hidden(_ hidden: Bool = true) -> Field {
        with(self) { $0.hidden = hidden }
    }

    /// Keeps the field from taking input. Its answer is shown.
    public func disabled(_ disabled: Bool = true) -> Field {
        with(self) { $0.disabled = disabled }
    }
}
