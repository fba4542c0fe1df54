public import FormworkCore

/// Reads steps while they arrive. Steps are JSON Lines with one object a line, or one list of objects over several
/// lines.
///
/// Lines are read one at a time, so that a program that writes them can wait for the reply to each step. The steps of a
/// list are returned at the end, because a list is complete only with its last bracket.
public struct StepReader {
    /// A step with its position in the file.
    public struct Step: Sendable {
        /// The command, such as `{"op": "submit"}`. It is always an object.
        public var command: JSONValue
        /// The line, from 1.
        public var line: Int
        /// The column in characters, from 1.
        public var column: Int
    }

    /// The two forms of steps. The first character decides which one it is.
    private enum Shape {
        case undecided
        case lines
        case list(firstLine: Int)
    }

    private let name: String
    private var shape = Shape.undecided
    private var lineCount = 0
    /// The bytes of a list that were read so far.
    private var listed: [UInt8] = []

    /// Makes a reader.
    ///
    /// - Parameter name: The name of the file with the steps, for problems.
    public init(name: String) {
        self.name = name
    }

    /// Reads a line without its line break, and returns the step in it; `nil` for a blank line or a part of a list.
    ///
    /// - Throws: An `InputProblem` if the line is not a step.
    public mutating func read(line bytes: [UInt8]) throws(InputProblem) -> Step? {
        lineCount += 1
        if case .undecided = shape, let first = firstCharacter(of: bytes) {
            shape = first == UInt8(ascii: "[") ? .list(firstLine: lineCount) : .lines
        }
        switch shape {
        case .undecided: return nil
        case .lines:
            guard firstCharacter(of: bytes) != nil else { return nil }
            var walk = PositionWalk(bytes)
            return try step(parse(bytes, .answers, firstLine: lineCount), in: &walk, firstLine: lineCount)
        case .list:
            listed += bytes + [UInt8(ascii: "\n")]
            if listed.count > JSONLimits.definition.maxBytes { _ = try finish() }
            return nil
        }
    }

    /// Returns the steps of a list after its last line; empty for steps that were lines.
    ///
    /// - Throws: An `InputProblem` with the first problem of the list.
    public mutating func finish() throws(InputProblem) -> [Step] {
        guard case .list(let firstLine) = shape else { return [] }
        let root = try parse(listed, .definition, firstLine: firstLine)
        var walk = PositionWalk(listed)
        var steps: [Step] = []
        for json in root.arrayValue ?? [] { steps.append(try step(json, in: &walk, firstLine: firstLine)) }
        return steps
    }

    private func parse(_ bytes: [UInt8], _ limits: JSONLimits, firstLine: Int) throws(InputProblem) -> JSONValue {
        do {
            return try JSONParser.parse(bytes, limits: limits)
        } catch {
            var noun = "line"
            if case .list = shape { noun = "list" }
            throw InputProblem(error, in: bytes, of: name, limits: limits, firstLine: firstLine, noun: noun)
        }
    }

    private func step(
        _ json: JSONValue, in walk: inout PositionWalk, firstLine: Int
    ) throws(InputProblem) -> Step {
        let (line, column) = walk.position(of: json.offset)
        guard json.objectValue != nil else {
            throw InputProblem(
                file: name, line: firstLine + line - 1, column: column,
                sentence: "A step is an object such as {\"op\": \"set\", \"field\": \"amount\", \"value\": 12}.")
        }
        return Step(command: json, line: firstLine + line - 1, column: column)
    }

    /// The first byte that is neither white space nor a byte order mark; `nil` for a blank line.
    private func firstCharacter(of bytes: [UInt8]) -> UInt8? {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        return bytes.dropFirst(start).first { $0 > 0x20 }
    }
}
