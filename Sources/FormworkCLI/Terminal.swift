#if Server
import ArgumentParser
import Foundation

/// Writes to the terminal at once, also when another program reads along. Whatever standard output and standard error
/// lead to, no write ends the process.
enum Terminal {
    /// What a command is asked for.
    ///
    /// - Throws: the exit code 2 if it cannot be written, having said why: half a result must not look like a whole one.
    static func print(_ text: String) throws(ExitCode) {
        let problem = DescriptorWriter.write(Array((text + "\n").utf8), to: STDOUT_FILENO)
        // A reader that ended, such as `head`, has what it wanted.
        if problem == EPIPE { throw ExitCode(2) }
        if problem != 0 {
            throw failure("The result cannot be written: \(String(cString: strerror(problem))).")
        }
    }

    /// What the person at the terminal should know beside that.
    static func note(_ text: String) {
        _ = DescriptorWriter.write(Array((text + "\n").utf8), to: STDERR_FILENO)
    }

    /// What a running server has to tell. A log that nobody reads, or that is full, does not hold up its requests:
    /// then the words are lost.
    static func log(_ text: String, to descriptor: Int32 = STDERR_FILENO) {
        _ = DescriptorWriter.write(Array((text + "\n").utf8), to: descriptor, patience: 100)
    }

    /// Says in one sentence why the command cannot go on.
    static func failure(_ sentence: String, code: Int32 = 2) -> ExitCode {
        note("formwork: \(sentence)")
        return ExitCode(code)
    }

    /// Makes writing to a reader that has ended an error like any other, instead of a signal that ends the process.
    static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }
}
#endif
