public import FormworkCore

extension Field {
    /// One line of text.
    public static func text(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .text, title: title)
    }

    /// A person's or thing's name.
    public static func name(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .name, title: title)
    }

    /// An e-mail address.
    public static func email(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .email, title: title)
    }

    /// An address on the web.
    public static func url(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .url, title: title)
    }

    /// The name of an account.
    public static func username(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .username, title: title)
    }

    /// A postal address.
    public static func address(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .address, title: title)
    }

    /// A password. It is shown only if the person asks for it.
    public static func password(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .password, title: title)
    }

    /// A telephone number.
    public static func phone(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .phone, title: title)
    }

    /// Text of several lines.
    public static func textView(_ id: String, _ title: String = "") -> Field {
        Field(id: id, type: .textView, title: title)
    }
}
