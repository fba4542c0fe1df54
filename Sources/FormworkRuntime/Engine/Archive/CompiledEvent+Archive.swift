extension CompiledEvent {

    /// Reads what `json` wrote; `nil` for anything that does not fit the elements.
    init?(_ json: JSONValue, elements: ElementArray) {
        guard let parts = json.arrayValue, parts.count == 6 || parts.count == 7,
            let source = parts[0].intValue.flatMap({ elements.index(exactly: $0) }),
            let destination = parts[2].intValue.flatMap({ elements.index(exactly: $0) }), let up = parts[3].intValue,
            up >= 0
        else { return nil }
        self.init(
            source: source, option: FormValue(parts[1]), destination: destination, up: up, value: FormValue(parts[4]),
            isClearing: parts[5].boolValue == true)
        guard parts.count == 7 else { return }
        guard let program = Program(json: parts[6]),
            program.isWithin(elements)
        else { return nil }
        condition = program
    }
}
