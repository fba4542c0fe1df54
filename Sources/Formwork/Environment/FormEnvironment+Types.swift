public import FormworkCore
public import FormworkDialect

extension FormEnvironment {
    /// Adds a type of the app's own, which forms in JSON name as `type`, and whose script pages load.
    ///
    /// ```swift
    /// let environment = FormEnvironment().type(colorPicker)
    /// let form = try CompiledForm.read(json, fileName: "paint.json", types: environment.types)
    /// ```
    ///
    /// A type with the name of an earlier one takes its place. `onMistake` hears of a name that forms cannot use.
    public func type(_ type: CustomType) -> FormEnvironment {
        if !type.hasUsableName { onMistake(.unusableType(name: type.name)) }
        return changed { environment in
            environment.types.removeAll { $0.name == type.name }
            environment.types.append(type)
        }
    }

    /// The names of types that fields of a form have and that are not here, each once, in the form's order.
    ///
    /// Without its type here, a field is what its base says, and a page does not load its script.
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
