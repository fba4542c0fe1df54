public import FormworkCore
public import FormworkDialect

extension FormEnvironment {
    /// Adds a type of the app, which forms in JSON name as `type`, and whose script pages load.
    ///
    /// ```swift
    /// let environment = FormEnvironment().type(colorPicker)
    /// let form = try CompiledForm.read(json, fileName: "paint.json", types: environment.types)
    /// ```
    ///
    /// It replaces an earlier type with the same name. A name that forms cannot use is reported to `onMistake`.
    public func type(_ type: CustomType) -> FormEnvironment {
        if !type.hasUsableName { onMistake(.unusableType(name: type.name)) }
        return changed { environment in
            environment.types.removeAll { $0.name == type.name }
            environment.types.append(type)
        }
    }

    /// The names of types that fields of a form have and that this environment lacks, each once, in the form's order.
    ///
    /// A field without its type here has the properties of the type's base, and a page does not load the script of the
    /// type.
    public func missingTypes(of form: FormDefinition) -> [String] {
        var missing: [String] = []
        for name in form.allFields.map(\.customType)
        where !name.isEmpty && !types.contains(where: { $0.name == name }) && !missing.contains(name) {
            missing.append(name)
        }
        return missing
    }

    /// The scripts of the types that fields of a form have, each once, in the form's order.
    package func scripts(of form: CompiledForm) -> [String] {
        if types.isEmpty { return [] }
        var scripts: [String] = []
        for field in form.fields where !field.definition.customType.isEmpty {
            let script = types.first { $0.name == field.definition.customType }?.script ?? ""
            if !script.isEmpty, !scripts.contains(script) { scripts.append(script) }
        }
        return scripts
    }
}
