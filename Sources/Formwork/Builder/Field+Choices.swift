public import FormworkCore

extension Field {
    /// A switch.
    public static func toggle(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .toggle, title: title)
    }

    /// A box to tick in order to agree. If the field is required, the box must be ticked.
    public static func check(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .check, title: title)
    }

    /// A choice of one option, or of several with `multiple()`.
    public static func select(
        _ id: String, _ title: String = "", options: [FieldOption], style: FieldStyle = .automatic,
        multiple: Bool = false
    ) -> Field {
        Field(id: id, type: .select, title: title, options: options, style: style, multiple: multiple)
    }

    /// A choice of one option, or of several with `multiple()`. A loader of the `FormEnvironment` loads the options, or
    /// they are the answers to another field: `OptionSource(answersOf: "kids[].name")`.
    public static func select(
        _ id: String, _ title: String = "", from source: OptionSource, style: FieldStyle = .automatic,
        multiple: Bool = false
    ) -> Field {
        Field(id: id, type: .select, title: title, optionSource: source, style: style, multiple: multiple)
    }

    /// A choice of one case of an enum, or of several with `multiple()`. See `FormChoice` for the titles.
    public static func select<Choice: FormValueConvertible & CaseIterable>(
        _ id: String, _ title: String = "", _ choices: Choice.Type, style: FieldStyle = .automatic,
        multiple: Bool = false
    ) -> Field { select(id, title, options: FieldOption.all(choices), style: style, multiple: multiple) }

    /// A choice of one of these values, or of several with `multiple()`: texts, or cases of an enum.
    @_disfavoredOverload
    public static func select<Choice: FormValueConvertible>(
        _ id: String, _ title: String = "", options: [Choice], style: FieldStyle = .automatic, multiple: Bool = false
    ) -> Field {
        let options = options.map { FieldOption(id: $0.optionID, title: $0.optionTitle) }
        return select(id, title, options: options, style: style, multiple: multiple)
    }

    /// Options that a person puts in an order. The answer is the list of their ids in this order.
    public static func ranking(_ id: String, _ title: String = "", options: [FieldOption]) -> Field {
        Field(id: id, type: .select, title: title, options: options).look(.ranking)
    }

    /// Several boxes of which any can be ticked.
    public static func checkGroup(_ id: String, _ title: String = "", options: [FieldOption]) -> Field {
        Field(id: id, type: .checkGroup, title: title, options: options)
    }
}

extension FieldOption: ExpressibleByStringLiteral {
    /// An option whose id and title are a text: `options: ["Red", "Blue"]`.
    public init(stringLiteral text: String) {
        self.init(.text(text))
    }
}

extension FieldOption {
    /// An option whose id, a text or a number, becomes the answer. Without a title it shows its id.
    public init(_ id: FormValue, _ title: String? = nil) {
        self.init(id: id, title: title ?? id.canonicalText)
    }

    /// An option whose id is the text of a variable. Without a title it shows its id.
    @_disfavoredOverload
    public init(_ id: String, _ title: String? = nil) {
        self.init(.text(id), title)
    }

    /// An option whose id is the number of a variable. Without a title it shows its id.
    @_disfavoredOverload
    public init(_ id: Int, _ title: String? = nil) {
        self.init(.number(DecimalNumber(id)), title)
    }

    /// An option whose id is the text of a case of an enum. Without a title it shows this text.
    @_disfavoredOverload
    public init<ID: RawRepresentable>(_ id: ID, _ title: String? = nil) where ID.RawValue == String {
        self.init(.text(id.rawValue), title)
    }

    /// Adds a sentence beside the option.
    public func info(_ text: String) -> FieldOption {
        with(self) { $0.info = text }
    }

    /// Sets the value with which formulas calculate instead of the id.
    public func value(_ value: FormValue) -> FieldOption {
        with(self) { $0.value = value }
    }

    /// Makes the option the default.
    public func chosen() -> FieldOption {
        with(self) { $0.isDefault = true }
    }

    /// Makes the option one that is chosen alone, such as "None of these": to choose it clears the other options, and to
    /// choose another option clears it.
    public func exclusive() -> FieldOption {
        with(self) { $0.isExclusive = true }
    }

    /// Sets the address of a picture beside the title.
    public func image(_ address: String) -> FieldOption {
        with(self) { $0.image = address }
    }

    /// Shows the option, but it cannot be chosen.
    public func disabled(_ disabled: Bool = true) -> FieldOption {
        with(self) { $0.isDisabled = disabled }
    }

    /// Sets the words that screen readers read instead of the title.
    public func accessibilityLabel(_ text: String) -> FieldOption {
        with(self) { $0.accessibilityLabel = text }
    }

    /// Offers the option only while an expression is true.
    public func visible(when expression: String) -> FieldOption {
        with(self) { $0.visibleWhen = expression }
    }
}
