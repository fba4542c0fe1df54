#if Server
import ArgumentParser
import Foundation

/// Writes to standard output and standard error without buffering, so that another program can read along. A failed
/// write does not end the process.
enum Terminal {
    /// Writes the result of a command.
    ///
    /// - Throws: the exit code 2 if it cannot be written, after an error was printed. Half a result must not look like
    ///   a whole one.
    static func print(_ text: String) throws(ExitCode) {
        let problem = DescriptorWriter.write(Array((text + "\n").utf8), to: STDOUT_FILENO)
        // A reader such as `head` ends when it has enough. That is not an error.
        if problem == EPIPE { throw ExitCode(2) }
        if problem != 0 {
            throw failure("The result cannot be written: \(String(cString: strerror(problem))).")
        }
    }

    /// Writes a message for the person at the terminal.
    static func note(_ text: String) {
        _ = DescriptorWriter.write(Array((text + "\n").utf8), to: STDERR_FILENO)
    }

    /// Writes a log message of a running server. If nobody reads the log, or it is full, the message is lost, so that
    /// no request has to wait.
    static func log(_ text: String, to descriptor: Int32 = STDERR_FILENO) {
        _ = DescriptorWriter.write(Array((text + "\n").utf8), to: descriptor, patience: 100)
    }

    /// Writes a sentence that says why the command cannot go on, and returns the exit code.
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
