import FormworkCore

extension FieldType: SchemaWords {
    var meaning: String {
        switch self {
        case .text: "A line of text."
        case .name: "A person's or thing's name: words begin with capitals, nothing is corrected."
        case .email: "An e-mail address."
        case .url: "An address on the web."
        case .username: "The name of an account: no capitals, nothing is corrected."
        case .address: "A postal address."
        case .password: "Text that is not shown unless the person asks to see it."
        case .phone: "A telephone number."
        case .textView: "Text of several lines."
        case .number: "Any number."
        case .integer: "A whole number."
        case .decimal: "A number with a fraction."
        case .currency: "An amount of money; `currency` says in what."
        case .count: "A whole number, with buttons that lower and raise it."
        case .countDown: "A length of time in whole minutes."
        case .stepper: "A number with buttons, from min to max by step."
        case .slider: "A number on a scale, from min to max by step."
        case .date: "A day."
        case .time: "A time of day."
        case .dateTime: "A day and a time."
        case .toggle: "On or off."
        case .check: "Something to agree to: if it is required it must be on."
        case .checkGroup: "Any of several options, to tick."
        case .select: "One of several options, or any of them with `multiple`."
        case .info: "Text or a calculated value that is only read."
        case .hidden: "A value that is never drawn but among the answers."
        case .button: "Something to press; its targets say what that does."
        case .spacer: "Room."
        case .separator: "A line."
        case .image: "A picture."
        case .unknown: "A placeholder that keeps its value."
        }
    }
}

extension FileRule.Origin: SchemaWords {
    var meaning: String {
        switch self {
        case .file: "Files of the person's."
        case .signature: "A signature, drawn or typed."
        }
    }
}
