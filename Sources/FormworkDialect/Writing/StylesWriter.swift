import FormworkCore

/// Writes `styles` in the order in which they are read. If a property has several, the last is written.
enum StylesWriter {
    static func styles(_ styles: [Style]) -> ObjectWriter {
        var colors: [ColorStyle: StyleColor] = [:]
        var lengths: [LengthStyle: StyleLength] = [:]
        var fonts: [FontStyle: StyleFont] = [:]
        var words: [WordStyle: String] = [:]
        for style in styles {
            switch style {
            case .color(let property, let color): colors[property] = color
            case .length(let property, let length): lengths[property] = length
            case .font(let property, let font): fonts[property] = font
            case .alignment(let alignment): words[.alignment] = alignment.rawValue
            case .requiredMark(let place): words[.requiredMark] = place.rawValue
            }
        }
        var object = ObjectWriter()
        for property in ColorStyle.allCases { object.text(property.rawValue, colors[property]?.text ?? "") }
        for property in LengthStyle.allCases { object.number(property.rawValue, lengths[property]?.points) }
        for property in FontStyle.allCases { object.text(property.rawValue, fonts[property]?.name ?? "") }
        for property in WordStyle.allCases { object.text(property.rawValue, words[property] ?? "") }
        return object
    }
}

extension StyleColor {
    /// The colour in the form that `StyleColor(_:)` reads.
    fileprivate var text: String {
        let digits = [red, green, blue].map { part in
            let digits = String(part, radix: 16, uppercase: true)
            return digits.utf8.count == 1 ? "0" + digits : digits
        }
        return "#" + digits.joined()
    }
}
