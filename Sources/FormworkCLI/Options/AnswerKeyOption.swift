#if Server
import ArgumentParser
import FormworkServer
import Foundation

/// The option for the keys of sensitive answers.
struct AnswerKeyOption: ParsableArguments {
    /// The environment variable that has the keys.
    private static let variable = "FORMWORK_ANSWER_KEY"

    @Option(
        help: ArgumentHelp(
            """
            A file with the keys of sensitive answers: each in base64 on a line, at least 32 bytes. The first one encrypts, and \
            all decrypt. The variable FORMWORK_ANSWER_KEY can hold the same.
            """, valueName: "file"))
    var answerKey: String?

    /// The keys; `nil` if there are none.
    ///
    /// - Throws: the exit code 2 if they cannot be read, after an error was printed.
    func keys() throws(ExitCode) -> AnswerKeys? {
        let place: String
        let text: String
        if let answerKey {
            place = answerKey
            let file = try InputFile(secret: answerKey, expected: "keys")
            text = String(decoding: try file.bytes(upTo: 65_536), as: UTF8.self)
        } else if let value = ProcessInfo.processInfo.environment[Self.variable] {
            place = Self.variable
            text = value
        } else {
            return nil
        }
        guard let keys = AnswerKeys(text: text) else {
            throw Terminal.failure(
                "\(place) has no usable keys: each line is base64 of at least 32 bytes, as `formwork keys make` prints."
            )
        }
        return keys
    }

    /// The keys, for a command that needs them.
    func required() throws(ExitCode) -> AnswerKeys {
        guard let keys = try keys() else {
            throw Terminal.failure(
                "The keys of sensitive answers are needed: `--answer-key FILE`, or \(Self.variable).")
        }
        return keys
    }
}
#endif
