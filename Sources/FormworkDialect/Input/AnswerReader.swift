public import FormworkCore

/// Reads answers, which are one object in strict JSON.
public enum AnswerReader {
    /// The maximum number of bytes that answers may have.
    public static var byteLimit: Int { JSONLimits.answers.maxBytes }

    /// Reads answers, which are nested or have paths as keys.
    ///
    /// - Parameters:
    ///   - bytes: The JSON text.
    ///   - name: The name of the file, for problems.
    ///   - byteLimit: The maximum number of bytes.
    /// - Throws: An `InputProblem` if the text is not JSON, not an object, or beyond the limits for answers.
    /// - Complexity: linear in the size of the input.
    public static func read(
        _ bytes: [UInt8], name: String, byteLimit: Int = AnswerReader.byteLimit
    ) throws(InputProblem) -> JSONValue {
        var limits = JSONLimits.answers
        // Longer answers may also have more nodes.
        limits.maxNodes = max(limits.maxNodes, byteLimit / 8)
        limits.maxBytes = byteLimit
        let root: JSONValue
        do {
            root = try JSONParser.parse(bytes, limits: limits)
        } catch {
            throw InputProblem(error, in: bytes, of: name, limits: limits)
        }
        guard root.objectValue != nil else {
            let (line, column) = SourceMap(bytes).position(of: root.offset)
            throw InputProblem(
                file: name, line: line, column: column,
                sentence: "Answers are an object whose keys are the fields' ids, such as {\"amount\": 12}.")
        }
        return root
    }
}

extension InputProblem {
    /// Makes a problem of bytes that are not JSON.
    ///
    /// - Parameter firstLine: The number of the first of these lines in the file.
    init(
        _ problem: JSONProblem, in bytes: [UInt8], of file: String, limits: JSONLimits, firstLine: Int = 1,
        noun: String = "file"
    ) {
        let (line, column) = SourceMap(bytes).position(of: problem.offset)
        let isEmpty = bytes.allSatisfy { $0 <= 0x20 }
        self.init(
            file: file, line: firstLine + line - 1, column: column,
            sentence: isEmpty && problem.code != .tooLarge
                ? "There is nothing here; an object such as {} is the least."
                : JSONSentences.sentence(for: problem.code, limits: limits, noun: noun))
    }
}
