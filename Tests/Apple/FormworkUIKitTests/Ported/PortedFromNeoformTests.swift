import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// The screen of Neoform's README with its own text fields, boxes and buttons, bound to a form.
@MainActor private final class ProfileScreen: UIViewController {
    let name = UITextField(), email = UITextField(), phone = UITextField(), birthDate = UITextField()
    let city = UITextField(), bank = UITextField(), expiry = UITextField(), note = UITextView()
    let emailBox = UIButton(type: .system, primaryAction: nil), pushBox = UIButton(type: .system, primaryAction: nil)
    let terms = UIButton(type: .system, primaryAction: nil), send = UIButton(type: .system, primaryAction: nil)
    let total = UILabel()
    let session: FormSession
    private(set) lazy var binder = FormBinder(session)
    var sent: [JSONValue] = []
    var refused: [[String]] = []

    init(_ session: FormSession) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [name, email, phone, birthDate, city, bank, expiry, note, emailBox, pushBox, terms, total, send] {
            view.addSubview(part)
        }
        binder.showsErrorButtons = true
        binder.bind(name, to: "name")
        binder.bind(email, to: "email")
        binder.bind(phone, to: "phone")
        binder.bind(birthDate, to: "birthDate")
        binder.bind(city, to: "address.city")
        binder.bind(bank, to: "bank")
        binder.bind(expiry, to: "expiry")
        binder.bind(note, to: "note")
        binder.bind(emailBox, to: "notification", option: "email")
        binder.bind(pushBox, to: "notification", option: "push")
        binder.bind(terms, to: "terms")
        binder.bind(total, to: "total")
        binder.bindSubmit(send)
        binder.onAccept = { [weak self] in self?.sent.append($0) }
        binder.onRefuse = { [weak self] in self?.refused.append($0.map(\.path)) }
    }
}

@MainActor struct PortedFromNeoformTests {
    private static let boxes = [FieldOption("email", "E-mail"), FieldOption("push", "Push")]
    private static let months = ["01", "02", "09"], years = ["18", "19"]
    private static let form = FormDefinition("form", locale: "en") {
        Field.name("name", "Name").format(.lettersOnly)
        Field.email("email", "E-mail").required("We need your address")
        Field.phone("phone", "Phone").format(.phoneBR).value("4133333333")
        Field.date("birthDate", "Birth date").dates(to: "2026-01-15").pattern(display: "dd/MM/yyyy", save: "dd/MM/yyyy")
        FormSection("address", "Address") {
            Field.select("city", "City", options: [FieldOption("cwb", "Curitiba"), FieldOption("sao", "São Paulo")])
        }
        .nested()
        FormSection("money", "Money") {
            Field.select("bank", "Bank", options: (1...40).map { FieldOption($0, "Bank \($0)") })
            Field.text("expiry", "Expires")
            Field.textView("note", "Note").placeholder("Anything else?")
            Field.checkGroup("notification", "Notify me by", options: boxes).required().sends(.flags)
            Field.check("terms", "I agree").required()
            Field.info("total", "Total", formula: "concat('For ', $name)")
        }
    }

    private func open() throws -> (ProfileScreen, Person) {
        let form = try CompiledForm(Self.form)
        let session = FormSession(form, context: SessionContext(for: form, zone: .gmt, clock: 1_767_225_600_000))
        session.load()
        let screen = ProfileScreen(session)
        let (months, years) = (Self.months, Self.years)
        screen.binder.wheels = { field in
            guard field.id == "expiry" else { return nil }
            return WheelComponents([months, years]) { value in
                let parts = value.canonicalText.split(separator: "/").map(String.init)
                guard parts.count == 2, let month = months.firstIndex(of: parts[0]),
                    let year = years.firstIndex(of: parts[1])
                else { return nil }
                return [month, year]
            } write: {
                .text(months[$0[0]] + "/" + years[$0[1]])
            }
        }
        return (screen, Person(opening: screen))
    }

    @Test func aFirstValueIsShownInItsMaskAndTypedInTheMiddle() throws {
        let (screen, person) = try open()
        #expect(screen.phone.text == "(41) 3333-3333" && screen.phone.keyboardType == .phonePad)
        person.tap(screen.phone)
        person.select(5)
        person.type("9")
        #expect(screen.session.value("phone") == "41933333333")
        person.select(0, length: screen.phone.text?.utf16.count ?? 0)
        person.paste("41 2222-2222")
        #expect(screen.phone.text == "(41) 2222-2222")
    }

    @Test func aDateIsTurnedInTheKeyboardsPlaceAndOpeningItAnswersNothing() throws {
        let (screen, person) = try open()
        #expect(screen.birthDate.placeholder == "Choose…" && screen.birthDate.accessibilityValue == "Not answered")
        #expect(person.tap(screen.birthDate) && person.hasKeyboard)
        let wheel = try #require(screen.birthDate.inputView?.all(UIDatePicker.self).first)
        #expect(screen.session.value("birthDate") == .blank && screen.birthDate.text == "")
        // The form's last day holds for the wheel.
        #expect(wheel.maximumDate == Date(timeIntervalSince1970: 1_768_435_200))
        person.type("1")
        person.paste("2017-12-05")
        #expect(screen.session.value("birthDate") == .blank)
        person.turn(wheel, to: Date(timeIntervalSince1970: 1_512_432_000))
        #expect(screen.birthDate.text == "05/12/2017" && screen.session.value("birthDate") == "2017-12-05")
        #expect(screen.birthDate.accessibilityValue == "05/12/2017")
        #expect(screen.birthDate.inputView?.all(UIButton.self).first?.isHidden == true)
    }

    @Test func theDayWhereTheWheelStandsIsTakenByItsButton() throws {
        let (screen, person) = try open()
        person.tap(screen.birthDate)
        let take = try #require(screen.birthDate.inputView?.all(UIButton.self).first)
        #expect(take.title(for: .normal) == "January 1, 2026")
        take.sendActions(for: .primaryActionTriggered)
        #expect(screen.session.value("birthDate") == "2026-01-01")
        #expect(screen.birthDate.delegate?.textFieldShouldClear(screen.birthDate) == false)
        #expect(screen.session.value("birthDate") == .blank && screen.birthDate.text == "")
    }

    @Test func aPickerBeginsWithoutAnAnswerAndHasTheTitlesOfTheOptions() throws {
        let (screen, person) = try open()
        #expect(person.tap(screen.city))
        let wheel = try #require(screen.city.inputView as? UIPickerView)
        #expect(wheel.selectedRow(inComponent: 0) == 0 && screen.session.value("address.city") == .blank)
        person.turn(wheel, to: 1)
        #expect(screen.city.text == "Curitiba" && screen.session.value("address.city") == "cwb")
        person.turn(wheel, to: 0)
        #expect(screen.city.text == "" && screen.session.value("address.city") == .blank)
    }

    @Test func severalComponentsMakeOneAnswer() throws {
        let (screen, person) = try open()
        #expect(person.tap(screen.expiry))
        let wheels = try #require(screen.expiry.inputView as? UIPickerView)
        #expect(wheels.numberOfComponents == 2 && screen.expiry.text == "")
        person.turn(wheels, component: 0, to: 2)
        person.turn(wheels, component: 1, to: 1)
        #expect(screen.expiry.text == "09/19" && screen.session.value("expiry") == "09/19")
    }

    @Test func manyOptionsAreASearchedListThatCoversTheForm() throws {
        let (screen, person) = try open()
        person.tap(screen.name)
        person.tap(screen.bank)
        #expect(!person.hasKeyboard)
        let list = try #require(person.top as? OptionListController)
        #expect(list.title == "Bank")
        person.search("Bank 39")
        #expect(person.tap(try #require(list.tableView.visibleCells.first)))
        #expect(person.top === screen && screen.bank.text == "Bank 39" && screen.session.value("bank") == 39)
        person.tap(screen.bank)
        person.tap(try #require((person.top as? OptionListController)?.navigationItem.rightBarButtonItem))
        #expect(screen.session.value("bank") == 39)
    }

    @Test func returnAndTheBarGoThroughTextsAndPickers() throws {
        let (screen, person) = try open()
        person.tap(screen.phone)
        let bar = try #require(screen.phone.inputAccessoryView as? FormBar)
        person.tap(bar.nextItem)
        #expect(screen.birthDate.isFirstResponder && screen.birthDate.inputAccessoryView === bar)
        person.tap(bar.nextItem)
        #expect(screen.city.isFirstResponder)
        person.tap(bar.previousItem)
        person.tap(bar.previousItem)
        person.tap(bar.previousItem)
        #expect(screen.email.isFirstResponder && bar.previousItem.isEnabled)
        person.pressReturn()
        #expect(screen.phone.isFirstResponder)
        person.tap(screen.note)
        #expect(!bar.nextItem.isEnabled)
        person.tap(bar.doneItem)
        #expect(!person.hasKeyboard)
    }

    @Test func aBarOfTheAppsStaysAndNoneComesWhereItIsNotWanted() throws {
        let (screen, person) = try open()
        let own = UIView()
        screen.name.inputAccessoryView = own
        person.tap(screen.name)
        #expect(screen.name.inputAccessoryView === own)
        person.tap(screen.phone)
        #expect(screen.phone.inputAccessoryView is FormBar)
        screen.binder.showsBar = false
        for field in [screen.email, screen.phone, screen.birthDate] {
            person.tap(field)
            #expect(field.isFirstResponder && field.inputAccessoryView == nil)
        }
    }

    @Test func boxesOfAGroupAndABoxOfItsOwnAreButtons() throws {
        let (screen, person) = try open()
        #expect(screen.emailBox.accessibilityLabel == "E-mail, Notify me by")
        #expect(person.tap(screen.emailBox) && person.tap(screen.pushBox))
        #expect(screen.emailBox.isSelected && screen.pushBox.accessibilityTraits == [.button, .selected])
        person.tap(screen.emailBox)
        #expect(!screen.emailBox.isSelected && screen.session.value("notification") == .list(["push"]))
        #expect(person.tap(screen.terms) && screen.terms.isSelected && screen.session.value("terms") == .bool(true))
        person.tap(screen.terms)
        #expect(!screen.terms.isSelected && screen.session.value("terms") != .bool(true))
        screen.session.perform(.replaceOptions(try node("notification", screen), [Self.boxes[0]]))
        // A choice whose option is gone does not count, and counts again as soon as the option is back.
        #expect(screen.pushBox.isHidden && !screen.emailBox.isHidden && screen.session.value("notification") == .blank)
        screen.session.perform(.replaceOptions(try node("notification", screen), Self.boxes))
        #expect(
            screen.pushBox.isSelected && !screen.pushBox.isHidden
                && screen.session.value("notification") == .list(["push"]))
    }

    @Test func theButtonSubmitsAndAnErrorButtonSaysWhatIsWrong() throws {
        let (screen, person) = try open()
        person.tap(screen.name)
        person.type("Ada")
        #expect(screen.total.text == "For Ada")
        #expect(person.tap(screen.send))
        #expect(screen.refused == [["email", "notification", "terms"]] && screen.sent.isEmpty)
        #expect(screen.email.isFirstResponder)
        let sign = try #require(screen.email.rightView as? UIButton)
        #expect(sign.accessibilityLabel?.hasSuffix("We need your address") == true)
        person.tap(sign)
        #expect(person.top?.viewIfLoaded?.all(UILabel.self).first?.text == "We need your address")
        person.top?.dismiss(animated: false)
        person.settle()
        person.tap(screen.email)
        person.type("ada@example.org")
        #expect(screen.email.rightView == nil)
        for box in [screen.pushBox, screen.terms] { person.tap(box) }
        person.tap(screen.send)
        #expect(screen.sent.count == 1)
        #expect(screen.session.engine.parameters["notification"] == ["email": false, "push": true])
    }

    @Test func aScreenOfBoundControlsGoesAwayWithItsController() throws {
        weak var binder: FormBinder?
        weak var controller: UIViewController?
        do {
            let (screen, person) = try open()
            person.tap(screen.birthDate)
            person.tap(screen.emailBox)
            (binder, controller) = (screen.binder, screen)
            person.close()
        }
        #expect(binder == nil && controller == nil)
    }

    private func node(_ path: String, _ screen: ProfileScreen) throws -> NodeID {
        try #require(screen.session.engine.node(at: path))
    }
}
