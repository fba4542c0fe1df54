import Foundation

/// The measurements as Markdown. It has ratios and counts, because times depend on the machine and the day.
struct Report {
    let measurements: [Measurement]
    /// `nil` where there is no Node.
    let survey: SurveyMeasurement?

    var markdown: String {
        var lines = [
            "# Results", "",
            "Made by `Scripts/benchmark`; do not edit. What each column means is in [README.md](README.md).",
        ]
        lines += surveyLines
        for measurement in measurements {
            lines += [
                "", "## \(measurement.shape.name.prefix(1).uppercased() + measurement.shape.name.dropFirst())", "",
                "| work | operations | times the floor |", "|---|--:|--:|",
            ]
            for line in measurement.lines {
                lines.append("| \(line.work) | \(line.operations) | \(Self.text(line.comparison.ratio)) |")
            }
            let bytes = measurement.bytes
            lines += [
                "| memory of the compiled form, bytes per field | \(bytes.form) | \(Self.text(bytes.form, bytes.plainForm)) |",
                "| memory of a session, bytes per field | \(bytes.session) | \(Self.text(bytes.session, bytes.plainSession)) |",
            ]
        }
        lines += ["", "## Ten times the fields", ""] + growth
        return lines.joined(separator: "\n") + "\n"
    }

    private var surveyLines: [String] {
        guard let survey else { return [] }
        return [
            "", "## A survey of \(survey.count) fields, beside JavaScript", "",
            "| work | operations | times the floor, alone | in a row |", "|---|--:|--:|--:|",
        ]
            + survey.lines.map { line in
                "| \(line.work) | \(line.operations) | \(Self.text(line.alone.ratio)) | \(Self.text(line.row.ratio)) |"
            }
    }

    /// How much longer the same work takes in a form with ten times the fields.
    private var growth: [String] {
        let sizes = measurements.filter { $0.lines.map(\.work) == measurements[0].lines.map(\.work) }
        let pairs = Array(zip(sizes, sizes.dropFirst()))
        var lines = [
            "| work |"
                + pairs.map { " \($0.0.shape.fields.count) → \($0.1.shape.fields.count): operations | time |" }.joined(),
            "|---|" + pairs.map { _ in "--:|--:|" }.joined(),
        ]
        for (index, line) in measurements[0].lines.enumerated() {
            let cells = pairs.map { few, many in
                let (few, many) = (few.lines[index], many.lines[index])
                let counts = Self.text(Double(many.operations) / Double(max(few.operations, 1)))
                return " × \(counts) | × \(Self.text(many.comparison.engine / few.comparison.engine)) |"
            }
            lines.append("| \(line.work) |" + cells.joined())
        }
        return lines
    }

    /// The times, to be printed.
    var times: String {
        var lines: [String] = []
        for line in survey?.lines ?? [] {
            let ways = [("alone", line.alone), ("in a row", line.row)].map { name, times in
                "\(name) \(Self.text(times.engine)), floor \(Self.text(times.floor))"
            }
            lines.append("\(line.work): \(ways.joined(separator: "; "))")
        }
        for measurement in measurements {
            lines.append(measurement.shape.name)
            for line in measurement.lines {
                let (engine, floor) = (Self.text(line.comparison.engine), Self.text(line.comparison.floor))
                lines.append("    \(line.work): \(engine), floor \(floor)")
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func text(_ ratio: Double) -> String {
        String(format: ratio < 9.95 ? "%.1f" : "%.0f", ratio)
    }

    private static func text(_ some: Int, _ other: Int) -> String {
        text(Double(some) / Double(max(other, 1)))
    }

    private static func text(_ duration: Duration) -> String {
        duration.formatted(
            .units(allowed: [.milliseconds, .microseconds, .nanoseconds], width: .narrow, maximumUnitCount: 1))
    }
}
