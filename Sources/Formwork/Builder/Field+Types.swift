public import FormworkCore

extension Field {
    /// One line of text.
    public static func text(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .text, title: title)
    }

    /// A whole number.
    public static func integer(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .integer, title: title)
    }

    /// A number with a fraction.
    public static func decimal(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .decimal, title: title)
    }

    /// On or off.
    public static func toggle(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .toggle, title: title)
    }

    /// One of several options.
    public static func select(
        _ id: String, _ title: String = "", options: [FieldOption], style: FieldStyle = .automatic
    ) -> Field {
        Field(id: id, type: .select, title: title, options: options, style: style)
    }

    /// Text that is only read, or a value that a formula calculates.
    public static func info(_ id: String, _ title: String = "", formula: String = "") -> Field {
        Field(id: id, type: .info, title: title, formula: formula)
    }

    /// Something to press.
    public static func button(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .button, title: title)
    }
}

extension FieldOption {
    /// A choice that is answered with a text or number; without a title it says its id.
    public init(_ id: FormValue, _ title: String? = nil) {
        self.init(id: id, title: title ?? id.canonicalText)
    }

    /// A sentence beside the choice.
    public func info(_ text: String) -> FieldOption {
        with(self) { $0.info = text }
    }

    /// What formulas compute with instead of the id.
    public func value(_ value: FormValue) -> FieldOption {
        with(self) { $0.value = value }
    }

    /// Chooses the option where no answer is given.
    public func chosen() -> FieldOption {
        with(self) { $0.isDefault = true }
    }
}
