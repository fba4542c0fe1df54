public import FormworkCore
public import FormworkDialect
public import Foundation

extension CompiledForm {
    /// Reads a form that is written in JSON, and compiles it.
    ///
    /// ```swift
    /// let form = try CompiledForm.read(json, fileName: "loan.json")
    /// ```
    ///
    /// Warnings do not make it fail. `DefinitionReader.read` returns them too.
    ///
    /// - Parameters:
    ///   - json: The file's content.
    ///   - fileName: The file's name, for reports; the form's id comes from it if the file has none.
    ///   - types: The types of the app's own that fields may have, such as `FormEnvironment.types`.
    /// - Throws: An `UnreadableForm` with all problems and their places.
    public static func read(
        _ json: Data, fileName: String, types: [CustomType] = []
    ) throws(UnreadableForm) -> CompiledForm {
        let reading = DefinitionReader.read(Array(json), fileName: fileName, types: types)
        guard let form = reading.form else { throw UnreadableForm(reading) }
        return form
    }

    /// Reads a file with a form that is written in JSON, and compiles it.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - types: The types of the app's own that fields may have, such as `FormEnvironment.types`.
    /// - Throws: An `UnreadableForm` with all problems, or an error of the file system.
    public static func read(contentsOf file: URL, types: [CustomType] = []) throws -> CompiledForm {
        try read(Data(contentsOf: file), fileName: file.lastPathComponent, types: types)
    }
}

/// The error of a form in JSON that cannot run.
public struct UnreadableForm: LocalizedError, CustomStringConvertible, Sendable {
    /// All problems of the file, both errors and warnings, in the order of the file.
    public let diagnostics: [Diagnostic]

    /// The problems in the format of compilers: file, line and column, a sentence, and the line with a caret.
    public let description: String

    init(_ reading: DefinitionReading) {
        diagnostics = reading.diagnostics
        description = reading.report
    }

    /// The problems in the format of compilers.
    public var errorDescription: String? { description }
}
