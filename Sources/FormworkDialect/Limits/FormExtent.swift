public import FormworkCore

/// The extent of a form: how many items, controls and bytes its posts can have. The limits for its posts are raised by
/// this.
public struct FormExtent: Equatable, Sendable {
    /// The fewest items of all repeats together.
    public private(set) var fewestItems = 0
    /// The maximum number of items of all repeats together. A repeat without a maximum counts with its minimum.
    public private(set) var items = 0
    /// The number of names and values that a page posts for fields outside of repeats.
    public private(set) var controls = 0
    /// The number of names and values that a page posts for the largest item.
    public private(set) var itemControls = 0
    /// The bytes of the names and values for fields outside of repeats.
    public private(set) var bytes = 0
    /// The bytes of the names and values for the largest item.
    public private(set) var itemBytes = 0

    /// The largest number in an extent, so that products of limits do not overflow.
    private static let most = 1_000_000
    /// The bytes of a name and a short value, without the path.
    private static let controlBytes = 64
    /// The maximum number of bytes of a posted character, with all of its bytes escaped.
    private static let characterBytes = 12

    /// Measures a form.
    ///
    /// - Complexity: linear in the size of the form.
    public init(_ form: FormDefinition) {
        for group in form.groups {
            for section in group.sections { add(section, within: Place()) }
        }
    }

    /// The surroundings of an element: how many items can be around it, and the length of their path.
    private struct Place {
        var fewest = 1
        var most = 1
        var isInItem = false
        var pathBytes = 0
    }

    /// The controls and bytes of one item, or of the form itself.
    private struct Content {
        var controls = 0
        var bytes = 0
    }

    private mutating func add(_ section: FormSection, within outer: Place) {
        guard let repeats = section.repeats else {
            let content = content(of: section, within: outer)
            note(content, outer)
            return
        }
        var place = outer
        let most = repeats.max < Repetition.itemLimit ? repeats.max : repeats.min
        place.fewest = min(outer.fewest * max(repeats.min, 0), Self.most)
        place.most = min(outer.most * max(most, 0), Self.most)
        place.isInItem = true
        // An index in brackets, each three bytes when escaped.
        place.pathBytes = min(outer.pathBytes + section.id.utf8.count * 3 + 12, Self.most)
        fewestItems = min(fewestItems + place.fewest, Self.most)
        items = min(items + place.most, Self.most)
        var content = content(of: section, within: place)
        content.controls += 1
        content.bytes += place.pathBytes + Self.controlBytes
        note(content, place)
    }

    private mutating func note(_ content: Content, _ place: Place) {
        if place.isInItem {
            itemControls = max(itemControls, content.controls)
            itemBytes = max(itemBytes, content.bytes)
        } else {
            controls += content.controls
            bytes = min(bytes + content.bytes, PostLimits.mostBytes)
        }
    }

    /// The controls and bytes that the fields in a section post. Fields in inner sections are included, unless these
    /// repeat.
    private mutating func content(of section: FormSection, within place: Place) -> Content {
        var content = Content()
        for element in section.elements {
            switch element {
            case .field(let field):
                // One control marks the field as present on the page. The others are its values.
                let values = field.valueKind == .options ? max(field.options.count, 7) : 1
                content.controls += 1 + values
                let name = place.pathBytes + field.id.utf8.count * 3 + Self.controlBytes
                let text = min(max(field.validations.maxLength ?? 0, 0), PostLimits.mostBytes) * Self.characterBytes
                content.bytes = min(content.bytes + (1 + values) * name + text, PostLimits.mostBytes)
            case .section(let inner) where inner.repeats == nil:
                let more = self.content(of: inner, within: place)
                content.controls += more.controls
                content.bytes = min(content.bytes + more.bytes, PostLimits.mostBytes)
            case .section(let inner):
                add(inner, within: place)
            }
        }
        return content
    }
}
