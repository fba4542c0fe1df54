/// The type of a field.
public enum FieldType: String, CaseIterable, Equatable, Sendable {
    /// One line of text.
    case text
    /// A person's or thing's name.
    case name
    /// An e-mail address.
    case email
    /// An address on the web.
    case url
    /// The name of an account.
    case username
    /// A postal address.
    case address
    /// A password. It is shown only if the person asks for it.
    case password
    /// A telephone number.
    case phone
    /// Text of several lines.
    case textView = "text_view"
    /// Any number.
    case number
    /// A whole number.
    case integer
    /// A number with a fraction.
    case decimal
    /// An amount of money.
    case currency
    /// A whole number with buttons that lower and raise it.
    case count
    /// A length of time in whole minutes.
    case countDown = "count_down"
    /// A number between two limits, with buttons.
    case stepper
    /// A number on a scale.
    case slider
    /// A day.
    case date
    /// A time of day.
    case time
    /// A day and a time.
    case dateTime = "date_time"
    /// On or off.
    case toggle = "switch"
    /// A box to tick in order to agree. If the field is required, the box must be ticked.
    case check
    /// Several boxes of which any can be ticked.
    case checkGroup = "check_group"
    /// A choice of one option, or of several if the field is `multiple`.
    case select
    /// Text to read, or a calculated value.
    case info
    /// A value that is among the answers and is never shown.
    case hidden
    /// A button.
    case button
    /// Empty space.
    case spacer
    /// A line.
    case separator
    /// A picture.
    case image
    /// A type that this version of Formwork does not have. The field is drawn as a placeholder and keeps its value.
    case unknown
}
