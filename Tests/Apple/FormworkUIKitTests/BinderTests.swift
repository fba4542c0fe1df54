import FormworkCore
import FormworkDialect
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// A screen with controls of its own.
@MainActor private final class OwnScreen: UIViewController {
    let name = UITextField(), card = UITextField(), news = UISwitch(), mail = UITextField(), nameError = UILabel()
    let session: FormSession
    private(set) lazy var binder = FormBinder(session)

    init(_ session: FormSession) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [name, card, news, mail, nameError] { view.addSubview(part) }
        binder.bind(name, to: "name", error: nameError)
        binder.bind(card, to: "card")
        binder.bind(news, to: "news")
        binder.bind(mail, to: "mail")
    }
}

@MainActor struct BinderTests {
    private func open() throws -> (OwnScreen, Person) {
        let text = """
            {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
              {"id": "name", "type": "text", "title": "Name", "validations": {"required": true}},
              {"id": "card", "type": "text", "title": "Card", "mask": "0000 0000"},
              {"id": "news", "type": "switch", "title": "News"},
              {"id": "mail", "type": "email", "title": "Mail", "visible_when": "$news"}]}]}
            """
        let reading = DefinitionReader.read(Array(text.utf8), fileName: "form.json", strict: false)
        let form = try CompiledForm(try #require(reading.definition))
        let session = FormSession(form, context: SessionContext(for: form, zone: .gmt, clock: 0))
        session.load()
        let screen = OwnScreen(session)
        return (screen, Person(opening: screen))
    }

    @Test func ownControlsFollowTheRulesOfTheForm() throws {
        let (screen, person) = try open()
        #expect(screen.mail.isHidden && screen.mail.keyboardType == .emailAddress)
        person.tap(screen.card)
        person.type("12345")
        #expect(screen.card.text == "1234 5" && person.selection?.location == 6)
        person.tap(screen.news)
        #expect(!screen.mail.isHidden && screen.session.value("news") == .bool(true))
    }

    @Test func returnGoesToTheNextControlThatIsThere() throws {
        let (screen, person) = try open()
        var isOver = false
        screen.binder.onLastReturn = { isOver = true }
        person.tap(screen.name)
        person.pressReturn()
        #expect(screen.card.isFirstResponder)
        person.pressReturn()
        #expect(isOver && !person.hasKeyboard)
    }

    @Test func anErrorIsToldAndShownAndGotTo() throws {
        let (screen, person) = try open()
        var told: [String?] = []
        screen.binder.onError = { path, error in if path == "name" { told.append(error) } }
        screen.session.perform(.submit)
        #expect(screen.nameError.text != nil && !screen.nameError.isHidden && screen.name.isFirstResponder)
        person.type("Ada")
        #expect(screen.nameError.isHidden)
        #expect(told.count == 2 && told[0] != nil && told[1] == nil)
    }

    @Test func whatAProgramSetsIsShown() throws {
        let (screen, _) = try open()
        screen.session.set("name", to: .text("Ada"))
        screen.session.set("news", to: .bool(true))
        #expect(screen.name.text == "Ada" && screen.news.isOn)
    }

    @Test func daysSegmentsAndLongTextsAreBoundToo() throws {
        let text = """
            {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
              {"id": "day", "type": "date", "title": "Day"},
              {"id": "size", "type": "select", "title": "Size", "options": [{"id": "s", "title": "S"}, {"id": "l", "title": "L"}]},
              {"id": "note", "type": "text_view", "title": "Note"}]}]}
            """
        let reading = DefinitionReader.read(Array(text.utf8), fileName: "form.json", strict: false)
        let session = FormSession(try CompiledForm(try #require(reading.definition)))
        session.load()
        let screen = UIViewController(nibName: nil, bundle: nil)
        let day = UIDatePicker(), size = UISegmentedControl(items: ["S", "L"]), note = UITextView()
        for part in [day, size, note] { screen.view.addSubview(part) }
        let binder = FormBinder(session)
        binder.bind(day, to: "day")
        binder.bind(size, to: "size")
        binder.bind(note, to: "note")
        let person = Person(opening: screen)
        #expect(person.turn(day, to: Date(timeIntervalSince1970: 86_400)))
        #expect(session.value("day") == .text("1970-01-02"))
        #expect(person.tap(segment: 1, of: size) && session.value("size") == .text("l"))
        #expect(person.tap(note))
        person.type("hello")
        #expect(session.value("note") == .text("hello"))
        session.set("day", to: .text("1970-01-03"))
        session.set("size", to: .text("s"))
        #expect(day.date == Date(timeIntervalSince1970: 172_800) && size.selectedSegmentIndex == 0)
        session.set("note", to: .blank)
        #expect(note.text == "")
    }

    @Test func aPickerWithoutAnAnswerLooksAndSoundsSo() throws {
        let screen = try Screen(fields: #"{"id": "day", "type": "date", "title": "Day"}"#)
        let binder = FormBinder(screen.session)
        let picker = UIDatePicker(), none = UILabel()
        binder.bind(picker, to: "day", empty: none)
        #expect(picker.alpha < 0.5 && picker.accessibilityValue == "Not answered" && !none.isHidden)
        #expect(screen.session.value("day") == .blank)
        screen.session.set("day", to: "2030-02-03")
        #expect(picker.alpha == 1 && picker.accessibilityValue == nil && none.isHidden)
        screen.session.set("day", to: .blank)
        #expect(picker.alpha < 0.5 && !none.isHidden)
    }

    @Test func slidersAndSteppersAreBoundToo() throws {
        let screen = try Screen(
            fields: """
                {"id": "rate", "type": "slider", "title": "Rate", "min": 1, "max": 3, "step": 0.5},
                {"id": "hour", "type": "stepper", "title": "Hour", "min": 1, "max": 23, "wraps": true},
                {"id": "big", "type": "stepper", "title": "Big"}
                """)
        let binder = FormBinder(screen.session)
        let slider = UISlider(), stepper = UIStepper(), none = UILabel()
        for view in [slider, stepper] { screen.controller.view.addSubview(view) }
        binder.bind(slider, to: "rate", empty: none)
        binder.bind(stepper, to: "hour")
        #expect(slider.alpha < 0.5 && slider.accessibilityValue == "Not answered" && !none.isHidden)
        #expect(screen.person.drag(slider, to: 3))
        #expect(screen.session.value("rate") == .number(try #require(DecimalNumber("2.5"))))
        #expect(slider.alpha == 1 && slider.accessibilityValue == "2.5" && none.isHidden)
        screen.person.step(stepper, up: true)
        #expect(screen.session.value("hour") == 1)
        screen.person.step(stepper, up: true)
        #expect(screen.session.value("hour") == 2 && stepper.accessibilityLabel == "Hour")
        screen.session.set("hour", to: 23)
        screen.person.step(stepper, up: true)
        #expect(screen.session.value("hour") == 1)
        screen.person.step(stepper, up: false)
        #expect(screen.session.value("hour") == 23)
        let big = UIStepper()
        screen.controller.view.addSubview(big)
        binder.bind(big, to: "big")
        screen.session.set("big", to: .number(try #require(DecimalNumber("2000000000.5"))))
        screen.person.step(big, up: false)
        #expect(screen.session.value("big") == 2_000_000_000)
    }
}
