public import FormworkCore
public import FormworkDialect

extension Field {
    /// A question of a type of the app's own.
    public static func custom(_ type: CustomType, _ id: String, _ title: String = "") -> Field {
        type.field(id, title)
    }

    /// Text to read, or a value that a formula calculates.
    public static func info(_ id: String, _ title: String = "", formula: String = "") -> Field {
        Field(id: id, type: .info, title: title, formula: formula)
    }

    /// A button.
    public static func button(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .button, title: title)
    }

    /// A value that is among the answers and never shown.
    public static func hidden(_ id: String, value: FormValue = .blank, formula: String = "") -> Field {
        Field(id: id, type: .hidden, value: value, formula: formula)
    }

    /// Empty space.
    public static func spacer(_ id: String) -> Field { Field(id: id, type: .spacer) }

    /// A line.
    public static func separator(_ id: String) -> Field { Field(id: id, type: .separator) }

    /// A picture. The title is its text alternative.
    public static func image(_ id: String, _ title: String = "", address: String) -> Field {
        Field(id: id, type: .image, title: title, image: address)
    }
}
