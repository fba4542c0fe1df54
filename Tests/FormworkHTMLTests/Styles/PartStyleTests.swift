import FormworkCore
import FormworkHTML
import FormworkPages
import FormworkTestSupport
import Testing

/// Styles of smaller parts as style sheets: placeholders, options, marks, boxes, and the room around them.
struct PartStyleTests {
    private func css(_ field: [Style] = [], form: [Style] = []) throws -> String {
        var definition = FormDefinition(fields: [Field(id: "a", type: .text, styles: field)])
        definition.styles = form
        return FormStyleSheet(try CompiledForm(definition))?.css ?? ""
    }

    private func color(_ hex: String, _ property: ColorStyle) throws -> Style {
        .color(property, try #require(StyleColor(hex)))
    }

    private func length(_ points: DecimalNumber, _ property: LengthStyle) throws -> Style {
        .length(property, try #require(StyleLength(points)))
    }

    @Test func aFormHasTheRulesOfTheStylesThatItUses() throws {
        let plain = try css([try color("#112233", .heading)])
        for word in ["placeholder", "text-alignment", "option", "part-spacing", "box-size", "disabled-heading"] {
            #expect(!plain.contains("--fw-s-\(word)"), "\(word)")
        }
        #expect(try css([try color("#112233", .placeholder)]).contains(".fw-input::placeholder { color:"))
        #expect(
            try css([try length(24, .optionPictureSize)]).contains(
                ".fw-icon { inline-size: var(--fw-s-option-picture-size"))
    }

    @Test func aTextIsAlignedByTheDirectionOfWriting() throws {
        let css = try css([.alignment(.end)])
        #expect(css.contains("--fw-s-text-alignment: end; --fw-s-text-alignment-opposite: start;"))
        #expect(css.contains("[dir=\"rtl\"] .fw-input[dir] { text-align: var(--fw-s-text-alignment-opposite, end) }"))
        #expect(!css.contains(": right") && !css.contains(": left"))
        #expect(try self.css([.alignment(.center)]).contains("--fw-s-text-alignment-opposite: center;"))
    }

    @Test func aDarkColorOfAPlaceholderIsLighterInADarkPageUnlessTheFormColorsItsControls() throws {
        let dark = try color("#303030", .placeholder)
        #expect(try css([dark]).contains("--fw-s-placeholder-text-color: light-dark(#303030, color-mix("))
        let onGround = try css([dark], form: [try color("#ffffff", .enabledBackground)])
        #expect(onGround.contains("--fw-s-placeholder-text-color: #303030;"))
    }

    @Test func theMarkOfRequiredFieldsStandsWhereTheFormSays() throws {
        let rule = "[data-fw-form=\"f\"] .fw-label > .fw-mark { position: absolute;"
        #expect(try css(form: [.requiredMark(.before)]).contains(rule))
        #expect(try !css(form: [.requiredMark(.before), .requiredMark(.after)]).contains(rule))
        let colored = try css(form: [try color("#ff3131", .requiredMark)])
        #expect(colored.contains("--fw-s-required-mark-color: #ff3131;") && !colored.contains(rule))
    }

    @Test func sizesOfPartsGrowWithTheTextOfTheBrowser() throws {
        let css = try css([try length(12, .partSpacing), try length(36, .boxSize)])
        #expect(css.contains("--fw-s-part-spacing: calc(12rem / 16);"))
        #expect(css.contains("--fw-s-box-size: calc(36rem / 16); --fw-s-box-scale: calc(36 / 24);"))
    }
}
