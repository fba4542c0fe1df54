#if Server
import ArgumentParser
import Foundation

/// Writes to the terminal at once, also when another program reads along.
enum Terminal {
    /// What the command is asked for.
    static func print(_ text: String) {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }

    /// What the person at the terminal should know beside that.
    static func note(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Says in one sentence why the command cannot go on.
    static func failure(_ sentence: String, code: Int32 = 1) -> ExitCode {
        note("formwork: \(sentence)")
        return ExitCode(code)
    }
}
#endif
