/// A problem of JSON that came from outside: its kind and place. It contains no answers.
public struct InputProblem: Error, Equatable, CustomStringConvertible, Sendable {
    /// The file, as it was named to the reader.
    public var file: String
    /// The line, from 1; `nil` for the input as a whole.
    public var line: Int?
    /// The column in characters, from 1; `nil` for a line as a whole.
    public var column: Int?
    /// A sentence that describes the problem and gives advice.
    public var sentence: String

    /// Makes a problem.
    public init(file: String, line: Int? = nil, column: Int? = nil, sentence: String) {
        self.file = file
        self.line = line
        self.column = column
        self.sentence = sentence
    }

    /// The problem in the format of compilers, which editors understand.
    public var description: String {
        let place = [line, column].compactMap { $0 }.map { ":\($0)" }.joined()
        return "\(file)\(place): error: \(sentence)"
    }
}
