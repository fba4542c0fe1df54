import Formwork
import FormworkTestSupport
import Testing

/// The one list of controls, and what places show of it.
struct FieldControlTests {
    private func control(_ field: Field) throws -> FieldControl {
        let form = FormDefinition("form") { FormSection("section") { field } }
        let session = FormSession(try CompiledForm(form), context: SessionContext(messages: MessageCatalogs.english))
        session.load()
        return try #require(session.engine.node(at: field.id).flatMap { session.engine.presentation(of: $0) }).control
    }

    private static func choice(_ count: Int, style: FieldStyle = .automatic, multiple: Bool = false) -> Field {
        let options = (1...count).map { FieldOption(id: .number(DecimalNumber($0)), title: "Option \($0)") }
        return Field.select("a", "A", options: options, style: style, multiple: multiple)
    }

    @Test(arguments: [
        (FieldType.text, FieldControl.line), (.currency, .line), (.count, .stepper), (.stepper, .stepper),
        (.countDown, .duration), (.textView, .area), (.slider, .slider), (.date, .day), (.time, .time),
        (.dateTime, .dayAndTime), (.toggle, .toggle), (.check, .box), (.info, .output), (.button, .button),
        (.image, .picture), (.separator, .rule), (.spacer, .room), (.unknown, .unsupported),
    ])
    func everyTypeHasItsControl(type: FieldType, expected: FieldControl) throws {
        #expect(try control(Field(id: "a", type: type, title: "A")) == expected)
    }

    @Test(arguments: [
        (choice(6), FieldControl.radios), (choice(7), .menu), (choice(12), .menu), (choice(13), .list(.one)),
        (choice(6, multiple: true), .boxes), (choice(7, multiple: true), .list(.several)),
        (choice(9, style: .radio), .radios), (choice(3, style: .segmented), .segments),
        (choice(3, style: .list), .menu), (Field.rating("a", "A"), .stars),
        (Field.weekdays("a", "A"), .chips(.several)), (Field.yesNo("a", "A"), .yesNo),
        (choice(3).look(.search), .list(.one)), (choice(3, multiple: true).look(.search), .list(.several)),
        (choice(3).look(.tags), .tags), (choice(3).look(.images), .pictures(.one)),
        (choice(3, multiple: true).look(.images), .pictures(.several)), (choice(3).look(.ranking), .ranking),
        (Field.file("a", "A"), .files), (Field.signature("a", "A"), .signature),
    ])
    func everyChoiceHasItsControl(field: Field, expected: FieldControl) throws {
        #expect(try control(field) == expected)
    }

    @Test func aPlaceWithoutAnyAbilityShowsWhatTheFormSays() {
        for control in Self.all where control != .unsupported {
            #expect(control.shown(with: ControlAbilities()) == control)
        }
    }

    @Test func aControlOfTheAppComesFirst() {
        var abilities = ControlAbilities()
        abilities.isCustom = true
        abilities.storesFiles = false
        abilities.turnsWheels = true
        for control in Self.all { #expect(control.shown(with: abilities) == .custom) }
    }

    @Test func filesNeedAStore() {
        var abilities = ControlAbilities()
        abilities.storesFiles = false
        for control in Self.all {
            let needsStore = control == .files || control == .signature
            #expect(control.shown(with: abilities) == (needsStore ? .unsupported : control))
        }
    }

    @Test func aBoxIsASwitchWhereBoxesAreNotUsual() {
        var abilities = ControlAbilities()
        abilities.ticksBoxes = false
        for control in Self.all { #expect(control.shown(with: abilities) == (control == .box ? .toggle : control)) }
    }

    @Test func anAppDecidesOnlyHowOptionsAreChosen() {
        var abilities = ControlAbilities()
        abilities.wanted = .segments
        #expect(FieldControl.menu.shown(with: abilities) == .segments)
        for control in [FieldControl.line, .day, .toggle, .output, .files, .signature] {
            #expect(control.shown(with: abilities) == control, "it is no choice of options")
        }
    }

    @Test func columnsAreForChoicesThatTheAppLeavesToTheForm() {
        var abilities = ControlAbilities()
        abilities.hasColumns = true
        #expect(FieldControl.radios.shown(with: abilities) == .columns(.one))
        #expect(FieldControl.boxes.shown(with: abilities) == .columns(.several))
        abilities.wanted = .menu
        #expect(FieldControl.radios.shown(with: abilities) == .menu)
    }

    private static let all: [FieldControl] = [
        .line, .area, .stepper, .duration, .slider, .toggle, .box, .yesNo, .radios, .segments, .menu, .list(.one),
        .list(.several), .boxes, .tags, .stars, .chips(.one), .chips(.several), .pictures(.one), .pictures(.several),
        .columns(.one), .columns(.several), .ranking, .wheel, .wheels, .day, .time, .dayAndTime, .files, .signature,
        .output, .button, .picture, .rule, .room, .custom, .unsupported,
    ]
}
