#if Server
import ArgumentParser

/// Finds the setting that makes a command fail.
///
/// The parser of arguments does not know the file. So its sentence would name an option that is not on the command line.
enum SettingsBlame {
    /// Checks arguments with settings among them.
    ///
    /// - Parameters:
    ///   - arguments: All arguments of `formwork serve`, with those of the settings.
    ///   - settings: The settings that were used.
    ///   - file: The file with settings; `nil` without a file.
    ///   - written: The arguments that were on the command line.
    /// - Throws: the exit code 2 if a setting cannot be used, after an error was printed. For a mistake on the command line it
    ///   returns, because the command reports that itself.
    static func check(
        _ arguments: [String], settings: [ServeSetting], file: String?, written: [String]
    ) throws(ExitCode) {
        guard let problem = problem(in: arguments) else { return }
        for setting in settings {
            let alone = setting.option == ServeSetting.forms ? [] : [anyForm]
            if self.problem(in: alone + setting.arguments) == problem {
                throw Terminal.failure("\(setting.place): \(problem)")
            }
        }
        // It is wrong without any setting.
        if self.problem(in: written) == problem || self.problem(in: written + [anyForm]) == problem { return }
        // Options that do not go together.
        throw Terminal.failure("\(file ?? settings.map(\.place).joined(separator: ", ")): \(problem)")
    }

    /// A name that stands for the forms, which have to be there. No file is opened.
    private static let anyForm = "form.json"

    /// Why arguments cannot be used; `nil` if they can, or ask for help.
    private static func problem(in arguments: [String]) -> String? {
        do {
            _ = try ServeCommand.parse(arguments)
            return nil
        } catch {
            return ServeCommand.exitCode(for: error) == .success ? nil : ServeCommand.message(for: error)
        }
    }
}
#endif
