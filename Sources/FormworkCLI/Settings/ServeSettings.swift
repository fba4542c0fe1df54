#if Server
import ArgumentParser
import Foundation

/// Finds the options in a file or in the environment: those of `formwork serve`, and of these the ones that other commands
/// share.
///
/// The command line comes first, then the environment, then the file.
enum ServeSettings {
    /// The variables that are read, and their options. Others with this prefix have other meanings, such as secrets.
    private static let variables = [
        "FORMWORK_HOST": "host", "FORMWORK_PORT": "port", "FORMWORK_DATABASE": "database", "FORMWORK_FILES": "files",
        "FORMWORK_ALLOW_HOST": "allow-host", "FORMWORK_METRICS": "metrics",
    ]
    private static let fileVariable = "FORMWORK_CONFIG"

    /// The arguments of the command with all settings among them; unchanged for commands that have nothing to do with a server.
    ///
    /// - Parameter arguments: The arguments, without the name of the program.
    /// - Throws: The exit code 2 if a setting cannot be used, after an error was printed with its place.
    static func arguments(
        _ arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(ExitCode) -> [String] {
        if let command = StorageCommand(arguments) {
            return try Self.arguments(of: command, arguments, environment)
        }
        guard arguments.first == "serve" else { return arguments }
        var settings: [ServeSetting] = []
        for (variable, option) in variables.sorted(by: { $0.key < $1.key }) {
            guard let value = environment[variable], !value.isEmpty else { continue }
            let values = option == "allow-host" ? value.split(separator: ",").map { String($0) } : [value]
            settings.append(ServeSetting(option: option, values: values, place: variable))
        }
        let file = Self.file(arguments, environment)
        if let file {
            for setting in try SettingsFile.read(file) where !settings.contains(where: { $0.option == setting.option })
            {
                settings.append(setting)
            }
        }
        settings.removeAll { isGiven($0, in: arguments) }
        let written = Array(arguments.dropFirst())
        let all = settings.flatMap(\.arguments) + written
        try SettingsBlame.check(all, settings: settings, file: file, written: written)
        return ["serve"] + all
    }

    /// The same for a command that works with the database of a server. It takes the few settings that it needs, each with
    /// one value.
    private static func arguments(
        of command: StorageCommand, _ arguments: [String], _ environment: [String: String]
    ) throws(ExitCode) -> [String] {
        var settings: [ServeSetting] = []
        if let folder = environment["FORMWORK_FILES"], !folder.isEmpty {
            settings.append(ServeSetting(option: "files", values: [folder], place: "FORMWORK_FILES"))
        }
        if let file = Self.file(arguments, environment) { settings += try SettingsFile.read(file) }
        var added: [ServeSetting] = []
        for setting in settings where command.options.contains(setting.option) {
            let variable = command.variables[setting.option].flatMap { environment[$0] } ?? ""
            let isKnown = added.contains { $0.option == setting.option }
            guard variable.isEmpty, !isKnown, !isGiven(setting, in: arguments) else { continue }
            // The parser would take the word that follows for the value, or the last one of several.
            guard setting.values?.count == 1 else {
                throw Terminal.failure("\(setting.place): \"\(setting.option)\" has to be one text.")
            }
            added.append(setting)
        }
        return arguments.prefix(command.words) + added.flatMap(\.arguments) + arguments.dropFirst(command.words)
    }

    private static func file(_ arguments: [String], _ environment: [String: String]) -> String? {
        value(of: "config", in: arguments) ?? environment[fileVariable].flatMap { $0.isEmpty ? nil : $0 }
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
}
#endif
