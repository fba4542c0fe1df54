#if Server
import ArgumentParser
import FormworkCore
import FormworkDialect

/// The file with options that `--config` names.
enum SettingsFile {
    private static let byteLimit = 1_000_000
    /// Options that end the command at once. They mean nothing in a file.
    private static let refused = ["help", "version", "generate-completion-script"]

    /// The settings of a file, in their order.
    ///
    /// - Throws: the exit code 2 if the file cannot be used, after an error was printed.
    static func read(_ file: String) throws(ExitCode) -> [ServeSetting] {
        let bytes = try InputFile(file, expected: "settings").bytes(upTo: byteLimit)
        let map = SourceMap(bytes)
        let json: JSONValue
        do {
            json = try JSONParser.parse(bytes, limits: .definition)
        } catch {
            throw Terminal.failure("\(place(error.offset, map, file)): This is not JSON.")
        }
        guard let members = json.objectValue else {
            throw Terminal.failure(
                "\(file) has to be an object, such as { \"forms\": [\"Examples\"], \"port\": 9000 }.")
        }
        var settings: [ServeSetting] = []
        for member in members {
            settings.append(try setting(member, place(member.keyOffset, map, file)))
        }
        return settings
    }

    private static func setting(_ member: JSONMember, _ place: String) throws(ExitCode) -> ServeSetting {
        let name = member.key
        if name == "config" {
            throw Terminal.failure(
                "\(place): \"config\" names a file with options, and such a file cannot name another one.")
        }
        let isName = !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        guard isName, !name.hasPrefix("-"), !refused.contains(name) else {
            throw Terminal.failure("\(place): \"\(name)\" is no option that a file can have.")
        }
        guard let setting = ServeSetting(member, place: place) else {
            throw Terminal.failure(
                "\(place): \"\(name)\" has to be a text, a number, true, false, or a list of texts and numbers.")
        }
        return setting
    }

    /// The file with the line and the column of an offset.
    private static func place(_ offset: ByteOffset, _ map: SourceMap, _ file: String) -> String {
        let (line, column) = map.position(of: offset)
        return "\(file):\(line):\(column)"
    }
}
#endif
