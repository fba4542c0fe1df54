import Formwork
import FormworkCore
import Foundation
import Testing

/// How a field looks, looked up from the field outwards for the state of its control.
struct StyleBookTests {
    private let red = StyleColor(red: 255, green: 0, blue: 0)
    private let green = StyleColor(red: 0, green: 255, blue: 0)
    private let blue = StyleColor(red: 0, green: 0, blue: 255)

    private func book(form: [Style] = [], section: [Style] = [], field: [Style] = []) throws -> (
        StyleBook, RowID, RowID
    ) {
        var plain = Field(id: "a", type: .text)
        plain.styles = field
        var part = FormSection(id: "s", title: "S", elements: [.field(plain)])
        part.styles = section
        var definition = FormDefinition(id: "f", groups: [FormGroup(sections: [part])])
        definition.styles = form
        let compiled = try CompiledForm(definition)
        let engine = FormEngine(compiled, context: SessionContext(for: compiled, zone: .gmt, clock: 0))
        let row = try #require(engine.rows.first { $0.id.kind == .field }), header = try #require(row.parent)
        return (StyleBook(compiled), row.id, header)
    }

    private let resting = ControlLook(isEnabled: true, hasError: false, hasFocus: false)

    @Test func theNearestPartThatSaysSomethingDecides() throws {
        let (book, row, header) = try book(
            form: [.color(.heading, red), .color(.hint, red), .color(.separator, red)],
            section: [.color(.heading, green), .color(.hint, green)], field: [.color(.heading, blue)])
        let looks = book.looks(of: row, in: header, resting)
        #expect(looks.title.color == blue && looks.hint.color == green && looks.separator.color == red)
    }

    @Test func theStateOfTheControlDecidesAboutItsColours() throws {
        let (book, row, header) = try book(field: [
            .color(.background, red), .color(.activeBackground, green), .color(.highlightedBackground, blue),
            .color(.invalidBorder, red), .color(.disabledText, green),
        ])
        func looks(_ state: ControlLook) -> FieldLooks { book.looks(of: row, in: header, state) }
        #expect(looks(resting).background == red && looks(resting).edge == nil && looks(resting).text.color == nil)
        let focused = ControlLook(isEnabled: true, hasError: true, hasFocus: true)
        #expect(looks(focused).background == green && looks(focused).edge == EdgeLook(color: red, width: 1))
        #expect(
            looks(ControlLook(isEnabled: true, hasError: false, hasFocus: false, isPressed: true)).background == blue)
        let off = looks(ControlLook(isEnabled: false, hasError: true, hasFocus: true, isPressed: true))
        #expect(off.background == red && off.edge == nil && off.text.color == green)
    }

    @Test func aFieldThatTakesNoInputHasTitleAndTextOfItsOwn() throws {
        let small = try #require(StyleLength("12")), menlo = try #require(StyleFont("Menlo"))
        let (book, row, header) = try book(
            form: [.color(.heading, red), .font(.heading, menlo), .color(.enabledText, red), .font(.text, menlo)],
            field: [
                .color(.disabledHeading, green), .length(.disabledHeadingFontSize, small), .color(.disabledText, blue),
                .length(.disabledFontSize, small),
            ])
        func looks(_ isEnabled: Bool) -> FieldLooks {
            book.looks(of: row, in: header, ControlLook(isEnabled: isEnabled, hasError: false, hasFocus: false))
        }
        #expect(looks(true).title == TextLook(color: red, font: menlo) && !looks(true).saysDisabledTitle)
        #expect(looks(true).text == TextLook(color: red, font: menlo))
        #expect(looks(false).title == TextLook(color: green, font: menlo, size: 12) && looks(false).saysDisabledTitle)
        #expect(looks(false).text == TextLook(color: blue, font: menlo, size: 12))
    }

    @Test func smallerPartsHaveTheirLooks() throws {
        let four = try #require(StyleLength("4"))
        let (book, row, header) = try book(
            form: [
                .alignment(.center), .color(.placeholder, red), .requiredMark(.before), .color(.requiredMark, blue),
            ],
            section: [.alignment(.end), .color(.option, green), .length(.optionPictureSize, four)],
            field: [.length(.partSpacing, four), .length(.textPadding, four), .length(.boxSize, four)])
        let looks = book.looks(of: row, in: header, resting)
        #expect(looks.alignment == .end && looks.placeholder.color == red && looks.requiredMark == blue)
        #expect(looks.option.color == green && looks.optionPictureSize == 4 && looks.boxSize == 4)
        #expect(looks.insets == PartInsets(spacing: 4, row: nil, text: 4))
    }

    @Test func anEdgeHasAWidthOrRoundCorners() throws {
        func edge(_ styles: [Style]) throws -> EdgeLook? {
            let (book, row, header) = try book(field: styles)
            return book.looks(of: row, in: header, resting).edge
        }
        let two = try #require(StyleLength("2"))
        #expect(try edge([.length(.borderWidth, two)]) == EdgeLook(width: 2))
        #expect(try edge([.length(.cornerRadius, two)]) == EdgeLook(width: 0, radius: 2))
        #expect(
            try edge([.color(.border, red), .length(.cornerRadius, two)]) == EdgeLook(color: red, width: 1, radius: 2))
        #expect(try edge([.color(.background, red)]) == nil)
    }

    @Test func aFormWithoutStylesLooksAsUsual() throws {
        let (book, row, header) = try book()
        #expect(book.isEmpty && book.looks(of: row, in: header, resting) == FieldLooks())
    }
}
