#if Server
import ArgumentParser
import FormworkServer
import Foundation

/// Writes to standard output and standard error without buffering, so that another program can read along. A failed
/// write does not end the process.
enum Terminal {
    /// Writes the result of a command.
    ///
    /// - Throws: the exit code 2 if it cannot be written, after an error was printed. Half a result must not look like
    ///   a whole one.
    static func print(_ text: String) throws(ExitCode) {
        try print(bytes: Array((text + "\n").utf8))
    }

    /// Writes a part of the result of a command.
    ///
    /// - Throws: as `print`.
    static func print(bytes: [UInt8]) throws(ExitCode) {
        let problem = DescriptorWriter.write(bytes, to: STDOUT_FILENO)
        // A reader such as `head` ends when it has enough. That is not an error.
        if problem == EPIPE { throw ExitCode(2) }
        if problem != 0 {
            throw failure("The result cannot be written: \(SystemError(problem).words).")
        }
    }

    /// Asks a person at the terminal; `false` without a terminal, or for any answer but yes.
    static func asks(_ question: String) -> Bool {
        guard isatty(STDIN_FILENO) == 1 else { return false }
        _ = DescriptorWriter.write(Array(question.utf8), to: STDERR_FILENO)
        return ["y", "yes"].contains(readLine()?.lowercased() ?? "")
    }

    /// Reads a line that a terminal does not show while it is typed.
    static func secretLine(_ prompt: String) -> String? {
        var shown = termios()
        guard tcgetattr(STDIN_FILENO, &shown) == 0 else { return readLine() }
        var hidden = shown
        hidden.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
        defer { tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown) }
        _ = DescriptorWriter.write(Array(prompt.utf8), to: STDERR_FILENO)
        let line = readLine()
        note("")
        return line
    }

    /// Writes a message for the person at the terminal.
    static func note(_ text: String) {
        _ = DescriptorWriter.write(Array((text + "\n").utf8), to: STDERR_FILENO)
    }

    /// Writes a log message of a running server. If the log is full or has no reader, the message is lost, so that no request
    /// has to wait.
    static func log(_ text: String, to descriptor: Int32 = STDERR_FILENO) {
        _ = DescriptorWriter.write(Array((text + "\n").utf8), to: descriptor, patience: 100)
    }

    /// Prints the reason for which the command fails, and returns the exit code.
    static func failure(_ sentence: String, code: Int32 = 2) -> ExitCode {
        note("formwork: \(sentence)")
        return ExitCode(code)
    }

    /// Lets a write to a reader that has ended fail, instead of ending the process with a signal.
    static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }
}
#endif
