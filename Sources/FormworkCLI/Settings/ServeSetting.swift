#if Server
import FormworkCore

/// One option of `formwork serve` that is not on the command line.
struct ServeSetting: Equatable {
    /// The name of the option without its dashes; `forms` for the files and folders that are served.
    let option: String
    /// The values of an option; `nil` for an option without a value, such as `--show-problems`.
    let values: [String]?
    /// The source of the setting: a file with a line and a column, or an environment variable.
    let place: String

    init(option: String, values: [String]?, place: String) {
        self.option = option
        self.values = values
        self.place = place
    }

    /// Reads a member of the file; `nil` if an option cannot have its value.
    init?(_ member: JSONMember, place: String) {
        option = member.key
        self.place = place
        switch member.value.content {
        case .bool(let isOn): values = isOn ? nil : []
        case .array(let elements):
            var values: [String] = []
            for element in elements {
                guard let value = Self.text(element) else { return nil }
                values.append(value)
            }
            self.values = values
        default:
            guard let value = Self.text(member.value) else { return nil }
            values = [value]
        }
    }

    private static func text(_ value: JSONValue) -> String? {
        value.stringValue ?? value.numberValue?.description
    }

    /// The setting as arguments. An equals sign, or a folder in front, keeps values that begin with a dash from being taken
    /// for options.
    var arguments: [String] {
        if option == Self.forms { return (values ?? []).map { $0.hasPrefix("-") ? "./" + $0 : $0 } }
        guard let values else { return ["--" + option] }
        return values.map { "--\(option)=\($0)" }
    }

    /// The name of the setting with the files and folders that are served, which have no option on the command line.
    static let forms = "forms"
}
#endif
