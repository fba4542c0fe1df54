#if Server
import ArgumentParser
import FormworkServer
import Foundation

/// The input of a command: a file, or standard input for `-`.
struct InputFile {
    /// The name of the input in messages.
    let name: String
    private let handle: FileHandle

    /// - Parameter expected: The input that a person at a terminal is asked to type, such as "answers".
    /// - Throws: the exit code 2 if the file cannot be read, after an error was printed.
    init(_ path: String, expected: String) throws(ExitCode) {
        if path == "-" {
            name = "standard input"
            handle = .standardInput
            if isatty(handle.fileDescriptor) == 1 {
                Terminal.note("Reading \(expected) from the keyboard; Ctrl-D ends them.")
            }
            return
        }
        name = path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Terminal.failure("\(path) does not exist.")
        }
        guard !isFolder.boolValue else {
            throw Terminal.failure("\(path) is a folder; name a file in it.")
        }
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw Terminal.failure("\(path) cannot be read; this account may not open it.")
        }
        self.handle = handle
    }

    /// The file with a secret, such as a key.
    ///
    /// - Throws: the exit code 2 if it cannot be read, or everybody on the machine can read it, after an error was printed.
    init(secret path: String, expected: String) throws(ExitCode) {
        try self.init(path, expected: expected)
        if path == "-" { return }
        guard FilePrivacy.isPrivate(handle.fileDescriptor) else { throw Terminal.failure(FilePrivacy.sentence(path)) }
    }

    /// The whole content. Of content above the limit, only so much is read that the reader refuses it.
    func bytes(upTo limit: Int) throws(ExitCode) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count <= limit, let chunk = try chunk() { bytes += chunk }
        return bytes
    }

    /// Calls a function with each line, without its line break, as soon as the line is complete.
    func forEachLine(upTo limit: Int, _ body: ([UInt8]) throws -> Void) throws {
        var line: [UInt8] = []
        while let chunk = try chunk() {
            for part in chunk.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
                try body(line + part)
                line = []
            }
            line += chunk.suffix(while: { $0 != UInt8(ascii: "\n") })
            // The function refuses a line of this length, so the rest of the line need not be read.
            if line.count > limit { return try body(line) }
        }
        if !line.isEmpty { try body(line) }
    }

    /// The next bytes; `nil` at the end. Waits until there are some.
    private func chunk() throws(ExitCode) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(handle.fileDescriptor, &buffer, buffer.count)
            if count > 0 { return Array(buffer.prefix(count)) }
            if count == 0 { return nil }
            if errno != EINTR {
                throw Terminal.failure("\(name) cannot be read: \(SystemError.last.words).")
            }
        }
    }
}

extension [UInt8] {
    /// The longest suffix in which every byte fulfils a condition.
    fileprivate func suffix(while isKept: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let start = lastIndex { !isKept($0) }.map { $0 + 1 } ?? startIndex
        return self[start...]
    }
}
#endif
