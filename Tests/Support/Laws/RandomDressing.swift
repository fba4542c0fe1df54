package import FormworkCore

/// Adds random parts that sessions do not depend on: texts, styles, formats and translations.
package struct RandomDressing {
    private var random: SeededGenerator

    package init(seed: UInt64) { random = SeededGenerator(seed: seed &* 17 &+ 3) }

    package mutating func dress(_ form: inout FormDefinition) {
        (form.title, form.info, form.submitTitle) = (text(), text(), text())
        form.locale = one(of: ["", "en", "zh-Hans"])
        form.timeZone = one(of: ["", "Europe/Oslo"])
        form.success = one(of: [.default, .text("Thanks \"you\""), .url("/after?a=1&b=2")])
        form.isDisabled = chance(10)
        form.messages = messages(["required", "ui.submit", "rule"])
        form.styles = styles(in: .form)
        form.formats = chance(50) ? [format()] : []
        for language in ["de", "zh-Hans"] where chance(30) {
            var entries = [FormTranslation.Entry("Title", "T\u{2028}"), .init("Section", "\u{FEFF}S")]
            entries.removeLast(Int.random(in: 0...2, using: &random))
            form.strings.append(FormTranslation(language: language, entries: entries))
        }
        for index in form.groups.indices {
            form.groups[index].styles = styles(in: .group)
            for place in form.groups[index].sections.indices { dress(&form.groups[index].sections[place]) }
        }
    }

    private mutating func dress(_ section: inout FormSection) {
        section.info = text()
        section.styles = styles(in: .section)
        section.repeats?.addTitle = text()
        section.repeats?.removeTitle = text()
        for index in section.elements.indices {
            switch section.elements[index] {
            case .field(var field):
                dress(&field)
                section.elements[index] = .field(field)
            case .section(var inner):
                dress(&inner)
                section.elements[index] = .section(inner)
            }
        }
    }

    private mutating func dress(_ field: inout Field) {
        (field.title, field.info, field.placeholder) = (text(), text(), text())
        (field.emptyText, field.accessibilityLabel, field.image) = (text(), text(), text())
        field.inputType = chance(20) ? one(of: FieldType.allCases.filter { $0 != .unknown }) : nil
        field.mask = chance(10) ? "000-AA" : ""
        field.currency = chance(10) ? "CNY" : ""
        field.size = FieldSize(width: one(of: [100, 50, 33]), height: one(of: [1, 3]))
        field.autocomplete = chance(10) ? "family-name" : ""
        field.parameterName = chance(20) ? "to_" + field.id : ""
        field.element = chance(10) && field.type.isTyped ? "x-field" : ""
        field.data = chance(30) ? one(of: [[[[]]], ["a": [.null, ""], "": [:]], 0, "b"]) : .null
        field.styles = styles(in: .field)
        field.validations.messages = messages(["type", "min_length.one", "odd \" key"])
        field.validations.validators = chance(20) ? ["polite", "", text()] : []
        field.validations.asyncChecks = chance(20) ? [text()] : []
        for index in field.options.indices {
            field.options[index].info = text()
            field.options[index].accessibilityLabel = text()
        }
    }

    private mutating func format() -> CustomTextFormat {
        CustomTextFormat(
            name: "plate", characters: one(of: [[], .digits, [.letters, .spaces]]),
            furtherCharacters: one(of: ["", "-\\"]),
            minimumLength: one(of: [0, 2]), maximumLength: one(of: [0, 9]), mask: one(of: ["", "AA-00"]),
            pattern: one(of: ["", "[A-Z\"]*"]), keyboard: one(of: TextKeyboard.allCases))
    }

    /// Styles stand in the order in which they are read.
    private mutating func styles(in place: StylePlace) -> [Style] {
        guard chance(15) else { return [] }
        var styles: [Style] = []
        for property in ColorStyle.allCases where place.takes(property) && chance(10) {
            styles.append(.color(property, StyleColor(red: 9, green: .random(in: 0...255, using: &random), blue: 255)))
        }
        for property in LengthStyle.allCases where place.takes(property) && chance(20) {
            guard let length = StyleLength(one(of: ["16", "0.25", "200"])) else { continue }
            styles.append(.length(property, length))
        }
        for property in FontStyle.allCases where place.takes(property) && chance(20) {
            guard let font = StyleFont("Avenir Next") else { continue }
            styles.append(.font(property, font))
        }
        if place.takes(WordStyle.alignment), chance(20) { styles.append(.alignment(one(of: StyleAlignment.allCases))) }
        if place.takes(WordStyle.requiredMark), chance(20) {
            styles.append(.requiredMark(one(of: RequiredMarkPlace.allCases)))
        }
        return styles
    }

    private mutating func messages(_ codes: [String]) -> [MessageOverride] {
        codes.filter { _ in chance(10) }.map { MessageOverride(code: $0, text: "{title}?") }
    }

    private mutating func text() -> String {
        chance(60)
            ? "" : one(of: ["Ä\u{308}\"\\\n\t\u{0}", "👩‍👩‍👧", "{index}", "</script>", " a ", "null", "0", "\u{7F}\r"])
    }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0...99, using: &random) < percent }

    private mutating func one<T>(of list: [T]) -> T { list[Int.random(in: 0..<list.count, using: &random)] }
}
