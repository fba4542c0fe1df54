import FormworkCore
import FormworkDialect

extension FormSession {
    /// The purpose of looking up a path.
    enum PathUse {
        /// Reading an answer. A missing item has no answer, which is not a mistake.
        case reading
        /// Setting an answer. A missing item is a mistake.
        case writing
    }

    /// The field or repeating section at a path. It reports a mistake if the form has none there.
    func node(at path: String, for use: PathUse) -> NodeID? {
        if let node = engine.node(at: path) { return node }
        let isKnown = knowPath(path)
        if isKnown, use == .writing { report(.missingItem(path: path)) }
        return nil
    }

    /// Whether the form has a path, with the items that it names or with `[]` for all. It reports a mistake if not.
    ///
    /// - Parameter orElement: Whether the id of a section or group is allowed too.
    @discardableResult
    func knowPath(_ path: String, orElement: Bool = false) -> Bool {
        let form = engine.form
        var reader = PathReader(form)
        if reader.place(at: path.withItems("[0]")) != nil { return true }
        if orElement, engine.section(called: path) ?? engine.group(called: path) != nil { return true }
        reportUnknown(path)
        return false
    }

    /// Reports a path that the form does not have, with the nearest ones.
    func reportUnknown(_ path: String) {
        let nearest = NearestWords.suggest(for: path.withItems("[]"), among: engine.form.source.answerPaths)
        report(.unknownPath(path, nearest: nearest))
    }

    /// The answer at a path that was checked before. It is not a mistake if the form does not have the path any more.
    func valueIfAny(at path: String) -> FormValue {
        engine.node(at: path).flatMap { engine.field($0)?.value } ?? .blank
    }

    /// The validity of the answer at a path that was checked before.
    func validityIfAny(at path: String) -> FieldValidity {
        engine.node(at: path).map { validity(of: $0) } ?? .clear
    }

    /// Reports the form's warnings, the checks and loaders that the environment lacks, and the paths for which it has code
    /// although the form does not have them.
    func reportWarnings() {
        let form = engine.form
        let validations = form.fields.lazy.map(\.definition.validations)
        for name in environment.missingChecks(in: validations) { report(.missingCheck(name: name)) }
        for source in unansweredSources { report(environment.mistake(about: source)) }
        for named in environment.namedPaths { knowPath(named.path, orElement: named.isElement) }
        if form.warnings.isEmpty { return }
        for sentence in form.source.sentences(for: form.warnings) { report(.definition(sentence)) }
    }

    /// The sources of options that the environment lacks or does not allow, each once. A source counts as present if a
    /// loader is bound to the path of its field.
    private var unansweredSources: [OptionSource] {
        let form = engine.form
        let known = Set(texts: optionBindings.filter { !$0.isRefused }.map(\.path))
        var missing: [OptionSource] = []
        for element in form.elements.indices {
            guard let source = form.field(at: element)?.definition.optionSource, source.isLoaded,
                !known.contains(form.pattern(of: element)),
                !missing.contains(where: { $0.loader == source.loader && $0.url == source.url })
            else { continue }
            missing.append(source)
        }
        return missing
    }
}

extension FormEnvironment {
    /// The mistake of a source of options that the environment lacks or does not allow.
    fileprivate func mistake(about source: OptionSource) -> FormMistake {
        refusedHost(of: source).map { .refusedOptionHost(name: $0) } ?? .missingLoader(name: source.loader)
    }
}

extension String {
    /// The path with other brackets, such as `companies[].name` for `companies[12].name`.
    func withItems(_ brackets: String) -> String {
        var result = ""
        var rest = self[...]
        while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
            let isIndex = rest[open..<close].dropFirst().allSatisfy { "0" <= $0 && $0 <= "9" }
            result += rest[..<open] + (isIndex ? brackets : String(rest[open...close]))
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }
}

extension FormDefinition {
    /// The paths of all fields and repeats, with `[]` for items.
    var answerPaths: [String] { groups.flatMap(\.sections).flatMap { $0.answerPaths(behind: "") } }
}

extension FormSection {
    fileprivate func answerPaths(behind prefix: String) -> [String] {
        var paths: [String] = []
        if repeats != nil { paths.append(prefix + id) }
        let inside = addressPrefix(behind: prefix)
        for element in elements {
            switch element {
            case .field(let field): paths.append(inside + field.id)
            case .section(let section): paths += section.answerPaths(behind: inside)
            }
        }
        return paths
    }
}
