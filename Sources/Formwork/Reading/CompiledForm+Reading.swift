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
    /// Warnings, such as of a misspelt key, do not make it fail. `onMistake` gets those of the file; those of the form that
    /// it describes are told by its sessions (`FormEnvironment.onMistake`). `reading` returns all of them.
    ///
    /// - Parameters:
    ///   - json: The file's content.
    ///   - fileName: The file's name, for reports; the form's id comes from it if the file has none.
    ///   - types: The types of the app's own that fields may have, such as `FormEnvironment.types`.
    ///   - onMistake: Is called for each warning. By default it prints them in debug builds.
    /// - Throws: An `UnreadableForm` with all problems and their places.
    public static func read(
        _ json: Data, fileName: String, types: [CustomType] = [],
        onMistake: (FormMistake) -> Void = FormMistake.print
    ) throws(UnreadableForm) -> CompiledForm {
        let reading = try reading(json, fileName: fileName, types: types)
        for warning in reading.warnings {
            // A session tells what its form warns of.
            if case .definition = warning.code { continue }
            onMistake(.definition(warning.sentenceWithPlace))
        }
        return reading.form
    }

    /// Reads a form that is written in JSON with the types of an environment, whose `onMistake` gets the warnings.
    ///
    /// - Throws: An `UnreadableForm` with all problems and their places.
    public static func read(
        _ json: Data, fileName: String, environment: FormEnvironment
    ) throws(UnreadableForm) -> CompiledForm {
        try read(json, fileName: fileName, types: environment.types, onMistake: environment.onMistake)
    }

    /// Reads a file with a form that is written in JSON, and compiles it.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - types: The types of the app's own that fields may have, such as `FormEnvironment.types`.
    ///   - onMistake: Is called for each warning. By default it prints them in debug builds.
    /// - Throws: An `UnreadableForm` with all problems, or an error of the file system.
    public static func read(
        contentsOf file: URL, types: [CustomType] = [], onMistake: (FormMistake) -> Void = FormMistake.print
    ) throws -> CompiledForm {
        try read(Data(contentsOf: file), fileName: file.lastPathComponent, types: types, onMistake: onMistake)
    }

    /// Reads a file with a form that is written in JSON with the types of an environment, whose `onMistake` gets the
    /// warnings.
    ///
    /// - Throws: An `UnreadableForm` with all problems, or an error of the file system.
    public static func read(contentsOf file: URL, environment: FormEnvironment) throws -> CompiledForm {
        try read(contentsOf: file, types: environment.types, onMistake: environment.onMistake)
    }

    /// Reads a form that is written in JSON, and returns its warnings with it.
    ///
    /// - Throws: An `UnreadableForm` with all problems and their places.
    public static func reading(
        _ json: Data, fileName: String, types: [CustomType] = []
    ) throws(UnreadableForm) -> FormReading {
        let reading = DefinitionReader.read(Array(json), fileName: fileName, types: types)
        guard let form = reading.form else { throw UnreadableForm(reading) }
        return FormReading(form: form, warnings: reading.diagnostics, report: reading.report)
    }
}

/// A form that was read from JSON, and what its author should look at although it can run.
public struct FormReading: CustomStringConvertible, Sendable {
    /// The form.
    public let form: CompiledForm
    /// The warnings, in the order of the file.
    public let warnings: [Diagnostic]
    /// The warnings in the format of compilers: file, line and column, a sentence, and the line with a caret.
    public let report: String

    /// The warnings in the format of compilers.
    public var description: String { report }
}

extension Diagnostic {
    /// A sentence behind the place in the file.
    fileprivate var sentenceWithPlace: String {
        let place = [file, line.map { "\($0)" } ?? "", column.map { "\($0)" } ?? ""].filter { !$0.isEmpty }
        return (place.isEmpty ? "" : place.joined(separator: ":") + ": ") + DiagnosticExplainer.sentence(for: self)
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
