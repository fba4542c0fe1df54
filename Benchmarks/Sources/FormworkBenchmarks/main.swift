import Foundation

/// Measures all forms, prints times, and writes ratios and counts to a file if one is named. With `--surveys DIRECTORY` it only
/// writes the surveys for `Scripts/benchmark-browser`.
let shapes = [100, 1_000, 10_000].map { FormShape.mixed($0) } + [.star(2_000), .chain(1_000)]
do {
    if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--surveys" {
        try Survey.write([100, 1_000], into: URL(fileURLWithPath: CommandLine.arguments[2]))
        exit(0)
    }
    let survey = try SurveyMeasurement(1_000)
    if survey == nil { print("There is no Node: the survey is not measured.") }
    let report = Report(measurements: try shapes.map { try Measurement($0) }, survey: survey)
    print(report.times)
    guard let file = CommandLine.arguments.dropFirst().first else {
        print(report.markdown)
        exit(0)
    }
    try Data(report.markdown.utf8).write(to: URL(fileURLWithPath: file))
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
