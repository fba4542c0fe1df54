public import FormworkCore

extension Field {
    /// Text that is only read, or a value that a formula calculates.
    public static func info(_ id: String, _ title: String = "", formula: String = "") -> Field {
        Field(id: id, type: .info, title: title, formula: formula)
    }

    /// Something to press.
    public static func button(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .button, title: title)
    }

    /// A value that is never drawn but among the answers.
    public static func hidden(_ id: String, value: FormValue = .blank, formula: String = "") -> Field {
        Field(id: id, type: .hidden, value: value, formula: formula)
    }

    /// Room.
    public static func spacer(_ id: String) -> Field { Field(id: id, type: .spacer) }

    /// A line.
    public static func separator(_ id: String) -> Field { Field(id: id, type: .separator) }

    /// A picture; the title is what is said instead where it cannot be seen.
    public static func image(_ id: String, _ title: String = "", address: String) -> Field {
        Field(id: id, type: .image, title: title, image: address)
    }
}
