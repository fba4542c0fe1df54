import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// A mark after the title that shows the state of its field, as a `YALValidatingSupplementaryView`.
@MainActor private final class StateMark: UILabel, FormAccessory {
    func show(_ state: FieldState, _ validity: FieldValidity, answer: @escaping (FormValue) -> Void) {
        text = validity.rawValue
    }
}

/// Buttons after the title that answer, as the `YALStepperSupplementaryView` of the demo.
@MainActor private final class StepMark: UIStepper, FormAccessory {
    private var answer: ((FormValue) -> Void)?

    func show(_ state: FieldState, _ validity: FieldValidity, answer: @escaping (FormValue) -> Void) {
        self.answer = answer
        value = state.value.doubleValue ?? 0
    }
    func press() {
        value += 1
        answer?(.number(DecimalNumber(Int(value))))
    }
}

/// The controls of a `YALRegistrationForm`, on a screen of the app's.
@MainActor private final class RegistrationScreen: UIViewController {
    let name = UITextField(), phone = UITextField(), email = UITextField(), password = UITextField()
    let nameError = UILabel(), birthDate = UIDatePicker(), kids = UIStepper()
    let finish = UIButton(type: .system, primaryAction: nil)
    let session: FormSession
    private(set) lazy var binder = FormBinder(session)
    var registered: JSONValue?
    var told: [String] = []

    init(_ session: FormSession) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [name, nameError, phone, email, password, birthDate, kids, finish] { view.addSubview(part) }
        binder.bind(name, to: "name", error: nameError)
        binder.bind(phone, to: "phone")
        binder.bind(email, to: "email")
        binder.bind(password, to: "password")
        binder.bind(birthDate, to: "birthDate")
        binder.bind(kids, to: "children")
        binder.bindSubmit(finish)
        binder.onAccept = { [weak self] in self?.registered = $0 }
        binder.onError = { [weak self] path, error in self?.told.append("\(path): \(error == nil ? "right" : "wrong")")
        }
    }
}

@MainActor struct PortedFromYALFieldTests {
    private let registration = FormDefinition("registration", locale: "en") {
        Field.name("name", "Name").required()
        Field.phone("phone", "Phone")
        Field.email("email", "E-mail").required()
        Field.password("password", "Password").required().validators("good")
        Field.date("birthDate", "Birth date").dates(from: "1900-01-01", to: "2026-01-01")
        Field.count("children", "Children").range(0...9)
    }
    private let environment = FormEnvironment()
        .transform("name") { String($0.prefix(20)) }
        .validator("long", message: "At least 8 characters") { $0.value.canonicalText.count >= 8 }
        .validator("digit", message: "Use a digit") { $0.value.canonicalText.contains { $0.isNumber } }
        .validators("good", inOrder: "long", "digit")

    private func session() throws -> FormSession {
        let form = try CompiledForm(registration)
        let session = FormSession(
            form, context: SessionContext(for: form, zone: .gmt, clock: 1_700_000_000_000), environment: environment)
        session.load()
        return session
    }

    private func open() throws -> (RegistrationScreen, Person) {
        let screen = RegistrationScreen(try session())
        return (screen, Person(opening: screen))
    }

    @Test func theFinishButtonValidatesEveryFieldThenActs() async throws {
        let (screen, person) = try open()
        person.tap(screen.name)
        person.type("Ada Augusta King, Countess of Lovelace")
        #expect(screen.name.text == "Ada Augusta King, Co")
        #expect(person.tap(screen.finish) && screen.registered == nil)
        #expect(screen.told == ["email: wrong", "password: wrong"] && screen.email.isFirstResponder)
        person.type("ada@example.org")
        person.tap(screen.password)
        person.type("short")
        person.tap(screen.finish)
        #expect(screen.session.field(at: "password")?.error == "At least 8 characters")
        person.type(" but long")
        #expect(screen.session.field(at: "password")?.error == "Use a digit")
        person.type(" 1")
        person.tap(screen.finish)
        await screen.session.settle()
        #expect(screen.registered?["email"] == "ada@example.org" && screen.told.last == "password: right")
    }

    @Test func aDateThatNobodyChoseIsNotTakenForAnAnswer() throws {
        let (screen, person) = try open()
        let ask = try #require(screen.view.subviews.compactMap { $0 as? UIButton }.first { $0 !== screen.finish })
        #expect(screen.birthDate.alpha == 0 && !person.tap(screen.birthDate))
        #expect(ask.accessibilityLabel == "Birth date" && ask.accessibilityValue == "Not answered")
        #expect(!person.listen().contains { $0.label == "Birth date" && $0.value != "Not answered" })
        screen.birthDate.date = Date(timeIntervalSince1970: 0)
        screen.session.set("name", to: "Ada")
        #expect(person.tap(ask))
        #expect(person.window.openMenu?.menu.actions.map(\.title) == ["January 1, 1970", "Choose…"])
        #expect(person.choose("Choose…") && screen.birthDate.alpha > 0 && ask.isHidden)
        #expect(screen.birthDate.accessibilityValue == "Not answered" && screen.session.value("birthDate") == .blank)
        #expect(person.turn(screen.birthDate, to: Date(timeIntervalSince1970: 86_400)))
        #expect(screen.session.value("birthDate") == "1970-01-02")
        #expect(screen.birthDate.alpha == 1 && screen.birthDate.accessibilityValue == nil)
    }

    @Test func theDayWhereAPickerStandsIsTakenAndGivenBack() throws {
        let (screen, person) = try open()
        screen.birthDate.date = Date(timeIntervalSince1970: 0)
        screen.session.set("name", to: "Ada")
        let ask = try #require(screen.view.subviews.compactMap { $0 as? UIButton }.first { $0 !== screen.finish })
        person.tap(ask)
        #expect(person.choose("January 1, 1970") && screen.session.value("birthDate") == "1970-01-01")
        #expect(ask.isHidden && screen.birthDate.alpha == 1)
        screen.session.set("birthDate", to: .blank)
        #expect(!ask.isHidden && screen.birthDate.alpha == 0)
        person.tap(ask)
        person.choose("Choose…")
        // Opened and closed again without a choice.
        screen.birthDate.sendActions(for: .editingDidEnd)
        #expect(!ask.isHidden && screen.birthDate.alpha == 0 && screen.session.value("birthDate") == .blank)
    }

    @Test func aPickerOfWheelsIsDimmedAndAnswersWhenItIsTurned() throws {
        let screen = UIViewController(nibName: nil, bundle: nil)
        let wheel = UIDatePicker()
        wheel.preferredDatePickerStyle = .wheels
        screen.view.addSubview(wheel)
        let binder = FormBinder(try session())
        binder.bind(wheel, to: "birthDate")
        let person = Person(opening: screen)
        #expect(wheel.alpha < 0.5 && wheel.alpha > 0 && wheel.datePickerMode == .date)
        #expect(wheel.minimumDate != nil && wheel.accessibilityValue == "Not answered")
        #expect(
            person.turn(wheel, to: Date(timeIntervalSince1970: 0)) && binder.session.value("birthDate") == "1970-01-01")
    }

    @Test func aSupplementaryViewShowsTheStateAndAnswers() throws {
        var options = FormOptions()
        options.accessory = { $0.id == "email" ? StateMark() : $0.id == "children" ? StepMark() : nil }
        let screen = try Screen(registration, options: options, environment: environment)
        let mark = try screen.control("email", StateMark.self)
        #expect(mark.text == "clear")
        try screen.fill("email", "nobody")
        try screen.submit()
        #expect(mark.text == "invalid")
        try screen.fill("email", "ada@example.org")
        screen.person.window.endEditing(true)
        #expect(mark.text == "valid")
        let step = try screen.control("children", StepMark.self)
        step.press()
        step.press()
        #expect(screen.session.value("children") == 2 && step.value == 2)
    }
}
