/// One question of a form, as its author wrote it.
public struct Field: Equatable, Sendable {
    /// The id, which is unique in its scope. It is the key of the answer among the values.
    public var id: String
    /// The type.
    public var type: FieldType
    /// The type whose keyboard and corrections the control has; `nil` for those of `type`.
    public var inputType: FieldType?
    /// The visible label; blank if absent.
    public var title: String
    /// A hint under the label; blank if absent.
    public var info: String
    /// An example that the empty control shows besides the label; blank if absent.
    public var placeholder: String
    /// The text that is shown for a missing answer while the field is not edited; blank if absent.
    public var emptyText: String
    /// The words that screen readers read instead of the title. Blank means the title.
    public var accessibilityLabel: String
    /// The default, which `load` sets if there is no answer.
    public var value: FormValue
    /// The options of a choice.
    public var options: [FieldOption]
    /// The style of the control, for types that have several styles.
    public var style: FieldStyle
    /// Whether several options can be chosen.
    public var multiple: Bool
    /// The smallest number that a stepper, slider or counter can reach; `nil` for no limit of its own.
    public var minimum: DecimalNumber?
    /// The largest number that a stepper, slider or counter can reach; `nil` for no limit of its own.
    public var maximum: DecimalNumber?
    /// The distance between two numbers of a stepper or slider; `nil` for the usual one, see `NumberScale`.
    public var step: DecimalNumber?
    /// Whether a step beyond the largest number leads to the smallest one, and the other way around.
    public var wraps: Bool
    /// The first day or time allowed, as canonical text; blank if absent.
    public var minimumDate: String
    /// The last day or time allowed, as canonical text; blank if absent.
    public var maximumDate: String
    /// The distance between two times in minutes, counted from `minimumDate` or else from the full hour. 0 means that
    /// any time is allowed.
    public var minuteInterval: Int
    /// The pattern by which a day or time is shown while it is not edited; see `LocaleRecord.format`. Blank means the
    /// pattern of the language.
    public var displayFormat: String
    /// The pattern by which a day or time is sent; see `FormEngine.parameters`. Blank means canonical text.
    public var saveFormat: String
    /// How digits and letters are laid out while they are typed; see `TextRule.mask`. Blank means that the text stays
    /// as it was typed.
    public var mask: String
    /// The name of a format that the text has, one of `NamedFormat` or of the form's own; blank if absent.
    public var textFormat: String
    /// When grouping separators appear in a number. `nil` means that they appear in an amount when the focus leaves
    /// it, and never in other numbers.
    public var grouping: NumberGrouping?
    /// Whether typing stops at the maximum of a number or of the length of a text. Otherwise more is an error.
    public var limitsTyping: Bool
    /// The currency of an amount, as an ISO 4217 code; blank if absent.
    public var currency: String
    /// The address of a picture: the picture of an `image` field, or one beside the title of another field; blank if
    /// absent.
    public var image: String
    /// The width, as a share of the section's width, and the height in lines.
    public var size: FieldSize
    /// Whether the field starts out hidden.
    public var hidden: Bool
    /// Whether the field takes no input.
    public var disabled: Bool
    /// An expression; the field is visible while it is true. Blank means always.
    public var visibleWhen: String
    /// An expression; the field takes input while it is true. Blank means always.
    public var enabledWhen: String
    /// An expression; the field must be answered while it is true. If it is blank, `validations.required` decides.
    public var requiredWhen: String
    /// An expression that is evaluated for each option, which is `$option` in it. Options for which it is true are
    /// offered. Blank means all.
    public var optionsWhen: String
    /// An expression whose result is the value, or the default of an enabled field; blank if absent.
    public var formula: String
    /// The rules that an answer must satisfy.
    public var validations: Validations
    /// The targets: the effects of an answer on other fields and sections.
    public var targets: [FieldTarget]
    /// The HTML `autocomplete` purpose, such as `family-name`. Blank means the type's own.
    public var autocomplete: String
    /// Data for programs around Formwork. Formwork does not use it and does not send it to browsers.
    public var data: JSONValue
    /// The styles of the field. They override those of the theme and the section.
    public var styles: [Style]
    /// The name of the answer in `FormEngine.parameters`. Blank means the id.
    public var parameterName: String
    /// How `FormEngine.parameters` writes the answer.
    public var send: ChoiceSending
    #if !hasFeature(Embedded)
    /// The parts that only apps and servers use. Pages do not get them.
    var own: OwnParts?
    #endif
    /// Whether the answer is a secret even if its type and format are not those of a secret; see `isSecret`.
    public var secret: Bool

    /// Makes a field; everything but the id and the type has a default.
    public init(
        id: String,
        type: FieldType,
        inputType: FieldType? = nil,
        title: String = "",
        info: String = "",
        placeholder: String = "",
        emptyText: String = "",
        accessibilityLabel: String = "",
        value: FormValue = .blank,
        options: [FieldOption] = [],
        optionSource: OptionSource? = nil,
        style: FieldStyle = .automatic,
        element: String = "",
        files: FileRule? = nil,
        multiple: Bool = false,
        minimum: DecimalNumber? = nil,
        maximum: DecimalNumber? = nil,
        step: DecimalNumber? = nil,
        wraps: Bool = false,
        minimumDate: String = "",
        maximumDate: String = "",
        minuteInterval: Int = 0,
        displayFormat: String = "",
        saveFormat: String = "",
        mask: String = "",
        textFormat: String = "",
        grouping: NumberGrouping? = nil,
        limitsTyping: Bool = false,
        currency: String = "",
        image: String = "",
        size: FieldSize = FieldSize(),
        hidden: Bool = false,
        disabled: Bool = false,
        visibleWhen: String = "",
        enabledWhen: String = "",
        requiredWhen: String = "",
        optionsWhen: String = "",
        formula: String = "",
        validations: Validations = Validations(),
        targets: [FieldTarget] = [],
        autocomplete: String = "",
        parameterName: String = "",
        send: ChoiceSending = .id,
        secret: Bool = false,
        prefill: Bool = false,
        data: JSONValue = .null,
        styles: [Style] = []
    ) {
        self.id = id
        self.type = type
        self.inputType = inputType
        self.title = title
        self.info = info
        self.placeholder = placeholder
        self.emptyText = emptyText
        self.accessibilityLabel = accessibilityLabel
        self.value = value
        self.options = options
        self.style = style
        self.multiple = multiple
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
        self.wraps = wraps
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.minuteInterval = minuteInterval
        self.displayFormat = displayFormat
        self.saveFormat = saveFormat
        self.mask = mask
        self.textFormat = textFormat
        self.grouping = grouping
        self.limitsTyping = limitsTyping
        self.currency = currency
        self.image = image
        self.size = size
        self.hidden = hidden
        self.disabled = disabled
        self.visibleWhen = visibleWhen
        self.enabledWhen = enabledWhen
        self.requiredWhen = requiredWhen
        self.optionsWhen = optionsWhen
        self.formula = formula
        self.validations = validations
        self.targets = targets
        self.autocomplete = autocomplete
        self.data = data
        self.styles = styles
        self.parameterName = parameterName
        self.send = send
        self.secret = secret
        if let optionSource { self.optionSource = optionSource }
        if !element.isEmpty { self.element = element }
        if prefill { self.prefill = true }
        if let files { self.files = files }
    }
}
