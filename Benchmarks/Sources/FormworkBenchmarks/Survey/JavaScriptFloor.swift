import FormworkCore
import Foundation

/// The times and results of `Floor/measure.js`.
struct JavaScriptFloor {
    /// The time of one call by the name of the work.
    let times: [String: Duration]
    /// The answers and sums that are visible.
    let values: JSONValue
    /// The ids of fields with errors.
    let errors: [String]

    /// Runs the floor in a new process; `nil` where there is no Node.
    init?(_ survey: Survey, _ hub: Survey, _ way: Stopwatch) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("formwork-survey")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, survey) in [("local", survey), ("hub", hub)] {
            try Data(survey.definition).write(to: folder.appendingPathComponent("\(name).json"))
            try Data(survey.answers.text().utf8).write(to: folder.appendingPathComponent("\(name)-answers.json"))
        }
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Floor/measure.js").standardized
        let node = Process()
        node.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        node.arguments = ["node", script.path, folder.path, way.rawValue]
        let output = Pipe()
        node.standardOutput = output
        try node.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        node.waitUntilExit()
        if node.terminationStatus == 127 { return nil }
        guard node.terminationStatus == 0 else { throw Failure("The floor failed.") }
        let result = try JSONParser.parse(Array(data))
        var times: [String: Duration] = [:]
        for member in result["times"]?.objectValue ?? [] {
            times[member.key] = member.value.numberValue.flatMap { Double($0.description) }.map { .microseconds($0) }
        }
        self.times = times
        values = result["values"] ?? .null
        errors = (result["errors"]?.arrayValue ?? []).compactMap { $0.stringValue }
    }
}

extension Survey {
    /// Writes surveys of these sizes as files that `formwork serve` shows.
    static func write(_ counts: [Int], into folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for count in counts {
            let survey = Survey(count: count, isHub: false)
            try Data(survey.definition).write(to: folder.appendingPathComponent("survey-\(count).json"))
        }
    }
}
