import FormworkRuntime

extension FormTheme {
    /// Reads a theme that is written in JSON.
    ///
    /// - Throws: All problems at once. Colours without enough contrast are among them.
    public init(json bytes: [UInt8]) throws(ThemeProblems) {
        let value: JSONValue
        do {
            value = try JSONParser.parse(bytes, limits: .definition)
        } catch {
            throw ThemeProblems(all: [.notJSON(offset: error.offset)])
        }
        var reader = ThemeReader()
        let theme = reader.theme(value)
        let problems = reader.problems + theme.contrastProblems.map { .contrast($0) }
        if !problems.isEmpty { throw ThemeProblems(all: problems) }
        self = theme
    }
}

/// Reads the keys of a theme and collects their problems.
private struct ThemeReader {
    private(set) var problems: [ThemeProblem] = []

    mutating func theme(_ value: JSONValue) -> FormTheme {
        let keys = [
            "base", "colors", "dark", "font", "radius", "density", "title_share", "option_marks", "show_parts", "logo",
            "header",
            "footer",
        ]
        let object = members(of: value, at: "", keys)
        var theme = FormTheme()
        if let base = object["base"] {
            let ready = FormTheme.ready.first { base.stringValue?.isSame(as: $0.name) == true }
            let names = FormTheme.ready.map(\.name).joined(separator: ", ")
            theme = expect(ready, at: "base", "the name of a theme: \(names)")?.theme ?? theme
        }
        if let colors = object["colors"] { theme.light = palette(colors, at: "colors", on: theme.light) }
        if let dark = object["dark"] {
            // `false` is for pages that are always light.
            theme.dark = dark.boolValue == false ? nil : palette(dark, at: "dark", on: theme.dark ?? .dark)
        }
        if let font = object["font"] {
            theme.font = expect(
                font.stringValue.flatMap { StyleFont($0) }, at: "font",
                "the name of a font, of letters, digits, spaces and hyphens")
        }
        if let radius = object["radius"] { theme.cornerRadius = points(radius, at: "radius") ?? theme.cornerRadius }
        theme.density = word(object["density"], at: "density") ?? theme.density
        theme.optionMarks = word(object["option_marks"], at: "option_marks") ?? theme.optionMarks
        if let share = object["title_share"] {
            theme.titleShare = titleShare(share) ?? theme.titleShare
        }
        if let shows = object["show_parts"] {
            theme.showsParts = expect(shows.boolValue, at: "show_parts", "true or false") ?? theme.showsParts
        }
        if let logo = object["logo"] { theme.logo = self.logo(logo) }
        theme.header = text(object["header"], at: "header")
        theme.footer = text(object["footer"], at: "footer")
        return theme
    }

    private mutating func palette(_ value: JSONValue, at path: String, on base: ThemePalette) -> ThemePalette {
        let object = members(of: value, at: path, ThemeColor.allCases.map(\.rawValue))
        var palette = base
        for part in ThemeColor.allCases {
            guard let value = object[part.rawValue] else { continue }
            let color = value.stringValue.flatMap { StyleColor($0) }
            palette[part] = expect(color, at: path + "." + part.rawValue, "a colour such as #455C73") ?? base[part]
        }
        return palette
    }

    private mutating func logo(_ value: JSONValue) -> ThemeLogo? {
        let object = members(of: value, at: "logo", ["url", "title", "height"])
        let written = object["url"]?.stringValue
        let isInPage = written.map { ThemeLogo(address: $0, title: "").isInPage } ?? false
        let address = expect(
            isInPage ? written : nil, at: "logo.url", "a path on the page's host, a file's path or a data: address")
        let title = expect(object["title"]?.stringValue, at: "logo.title", "what the picture says")
        var logo = ThemeLogo(address: address ?? "", title: title ?? "")
        if let height = object["height"] { logo.height = points(height, at: "logo.height") ?? logo.height }
        return address.map { _ in logo }
    }

    private mutating func points(_ value: JSONValue, at path: String) -> StyleLength? {
        let length: StyleLength? = if case .number(let number) = value.content { StyleLength(number) } else { nil }
        return expect(length, at: path, "a number of points, up to \(StyleLength.limit.description)")
    }

    private mutating func titleShare(_ value: JSONValue) -> Int? {
        let shares = FormTheme.titleShares
        let share = value.intValue.flatMap { shares.contains($0) ? $0 : nil }
        return expect(share, at: "title_share", "a whole number from \(shares.lowerBound) to \(shares.upperBound)")
    }

    private mutating func word<Word: RawRepresentable<String> & CaseIterable>(
        _ value: JSONValue?, at path: String
    ) -> Word? {
        guard let value else { return nil }
        let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
        return expect(value.stringValue.flatMap { Word(word: $0) }, at: path, "one of \(words)")
    }

    private mutating func text(_ value: JSONValue?, at path: String) -> String {
        value.flatMap { expect($0.stringValue, at: path, "a text") } ?? ""
    }

    private mutating func expect<Value>(_ value: Value?, at path: String, _ expected: String) -> Value? {
        if value == nil { problems.append(.wrongValue(path: path, expected: expected)) }
        return value
    }

    /// The members of an object by their keys. Others than these are problems.
    private mutating func members(of value: JSONValue, at path: String, _ keys: [String]) -> [ExactText: JSONValue] {
        guard case .object(let members) = value.content else {
            problems.append(.wrongValue(path: path.isEmpty ? "theme" : path, expected: "an object"))
            return [:]
        }
        var object: [ExactText: JSONValue] = [:]
        for member in members {
            if keys.contains(member.key) {
                object[member.key] = member.value
            } else {
                let nearest = keys.first { Self.isNear($0, member.key) }
                let place = path.isEmpty ? member.key : path + "." + member.key
                problems.append(.unknownKey(path: place, nearest: nearest))
            }
        }
        return object
    }

    /// Whether one is the beginning of the other, or they differ by the British spelling.
    private static func isNear(_ key: String, _ written: String) -> Bool {
        let written = written.lowercased().replacing("colour", with: "color")
        return key == written || (written.count > 2 && (key.hasPrefix(written) || written.hasPrefix(key)))
    }
}
