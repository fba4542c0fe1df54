import FormworkCore

/// Reads form definitions written in JSON; see `Documentation/JSON-dialect.md`.
public enum DefinitionReader {
    /// The maximum number of bytes a definition may have.
    public static var byteLimit: Int { JSONLimits.definition.maxBytes }

    /// Reads and compiles a definition, and reports all of its problems at once.
    ///
    /// - Parameters:
    ///   - bytes: The file's content.
    ///   - fileName: The file's name or path. Diagnostics show it, and a form without an id gets its id from it.
    ///   - strict: Whether warnings are errors.
    ///   - types: The types of an app's own that fields may have.
    /// - Complexity: linear in the size of the file.
    public static func read(
        _ bytes: [UInt8], fileName: String, strict: Bool = false, types: [CustomType] = []
    ) -> DefinitionReading {
        let types = CustomTypeTable(types)
        let context = ReadingContext(file: fileName, bytes: bytes, types: types, strict: strict)
        let definition = definition(bytes, context)
        var form: CompiledForm?
        if let definition, context.isWhole {
            let compilation = CompiledForm.compile(definition)
            context.report(compilation.problems)
            form = compilation.form
        }
        return DefinitionReading(
            definition: context.hasErrors ? nil : definition, form: context.hasErrors ? nil : form,
            diagnostics: context.sortedDiagnostics,
            lookups: context.lookups, source: bytes)
    }

    private static func definition(_ bytes: [UInt8], _ context: ReadingContext) -> FormDefinition? {
        parse(bytes, context).flatMap { root in
            FormReader(context: context, fallbackID: FormID.slug(ofFile: context.file)).form(root)
        }
    }

    private static func parse(_ bytes: [UInt8], _ context: ReadingContext) -> JSONValue? {
        do {
            var trailingCommas: [ByteOffset] = []
            let root = try JSONParser.parse(bytes, limits: .definition, trailingCommas: &trailingCommas)
            for offset in trailingCommas { context.report(.dialect(.trailingComma), at: offset) }
            return root
        } catch {
            if isWide(bytes) {
                context.report(.json(.invalidUTF8), at: 0)
            } else {
                context.report(.json(error.code), at: error.offset)
            }
            return nil
        }
    }

    /// Whether a file has characters of two or four bytes. Some editors write such files and call them “Unicode”. JSON
    /// begins with two ASCII characters, so one of the first bytes is then 0.
    private static func isWide(_ bytes: [UInt8]) -> Bool {
        bytes.prefix(4).contains(0)
    }
}
