#if Server
import ArgumentParser
import FormworkCore
import Foundation

/// Finds the options of `formwork serve` that stand in a file or in the environment.
///
/// What is written on the command line comes first, then the environment, then the file.
enum ServeSettings {
    /// The variables that are read, and their options. Others with this prefix have other meanings, such as secrets.
    private static let variables = [
        "FORMWORK_HOST": "host", "FORMWORK_PORT": "port", "FORMWORK_DATABASE": "database", "FORMWORK_FILES": "files",
        "FORMWORK_ALLOW_HOST": "allow-host", "FORMWORK_METRICS": "metrics",
    ]
    private static let fileVariable = "FORMWORK_CONFIG"
    private static let byteLimit = 1_000_000

    /// The arguments of the command with all settings among them; unchanged for other commands.
    ///
    /// - Parameter arguments: The arguments, without the name of the program.
    /// - Throws: The exit code 2 if the file cannot be read, after an error was printed.
    static func arguments(
        _ arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(ExitCode) -> [String] {
        guard arguments.first == "serve" else { return arguments }
        var settings: [ServeSetting] = []
        for (variable, option) in variables.sorted(by: { $0.key < $1.key }) {
            guard let value = environment[variable], !value.isEmpty else { continue }
            let values = option == "allow-host" ? value.split(separator: ",").map { String($0) } : [value]
            settings.append(ServeSetting(option: option, values: values))
        }
        if let file = value(of: "config", in: arguments) ?? environment[fileVariable] {
            for setting in try read(file) where !settings.contains(where: { $0.option == setting.option }) {
                settings.append(setting)
            }
        }
        let added = settings.filter { !isGiven($0, in: arguments) }.flatMap { $0.arguments }
        return ["serve"] + added + arguments.dropFirst()
    }

    /// Whether the command line has an option itself. Then the setting is not used, not even as a further value.
    private static func isGiven(_ setting: ServeSetting, in arguments: [String]) -> Bool {
        let name = "--" + setting.option
        return arguments.contains { $0 == name || $0.hasPrefix(name + "=") }
    }

    private static func value(of option: String, in arguments: [String]) -> String? {
        let name = "--" + option
        for (place, argument) in arguments.enumerated() {
            if argument.hasPrefix(name + "=") { return String(argument.dropFirst(name.count + 1)) }
            if argument == name, place + 1 < arguments.count { return arguments[place + 1] }
        }
        return nil
    }

    private static func read(_ file: String) throws(ExitCode) -> [ServeSetting] {
        let bytes = try InputFile(file, expected: "settings").bytes(upTo: byteLimit)
        let json: JSONValue
        do {
            json = try JSONParser.parse(bytes, limits: .definition)
        } catch {
            let (line, column) = position(of: error.offset, in: bytes)
            throw Terminal.failure("\(file):\(line):\(column): This is not JSON.")
        }
        guard let members = json.objectValue else {
            throw Terminal.failure(
                "\(file) has to be an object, such as { \"forms\": [\"Examples\"], \"port\": 9000 }.")
        }
        var settings: [ServeSetting] = []
        for member in members {
            guard let setting = ServeSetting(member) else {
                throw Terminal.failure(
                    "\(file): \"\(member.key)\" has to be a text, a number, true, false, or a list of texts and numbers."
                )
            }
            settings.append(setting)
        }
        return settings
    }

    private static func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
        let before = bytes.prefix(offset)
        let newline = UInt8(ascii: "\n")
        let column = offset - (before.lastIndex(of: newline).map { $0 + 1 } ?? 0)
        return (before.count { $0 == newline } + 1, column + 1)
    }
}

/// One option of `formwork serve` that is not on the command line.
struct ServeSetting: Equatable {
    /// The name of the option without its dashes; `forms` for the files and folders that are served.
    let option: String
    /// The values of an option; none for one without values, such as `--show-problems`.
    let values: [String]?

    init(option: String, values: [String]?) {
        self.option = option
        self.values = values
    }

    /// Reads a member of the file; `nil` if its value is none that an option can have.
    init?(_ member: JSONMember) {
        option = member.key
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

    /// The setting as arguments. An equals sign keeps values that begin with a dash from being taken for options.
    var arguments: [String] {
        if option == "forms" { return values ?? [] }
        guard let values else { return ["--" + option] }
        return values.map { "--\(option)=\($0)" }
    }
}
#endif
