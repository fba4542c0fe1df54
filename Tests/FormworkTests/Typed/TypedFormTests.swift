import Formwork
import FormworkTesting
import Foundation
import Testing

/// A form by key paths is the form that the same fields with texts are, and its answers are read by key paths.
struct TypedFormTests {
    @Test func aFormByKeyPathsIsTheOneWithTexts() throws {
        for (typed, twin) in zip(TypedForms.booking.allFields, TypedForms.twin.allFields) { #expect(typed == twin) }
        #expect(TypedForms.booking == TypedForms.twin)
        #expect(TypedForms.booking.mistakes == [])
        #expect(DefinitionWriter.text(TypedForms.booking) == DefinitionWriter.text(TypedForms.twin))
    }

    private func session(_ form: FormDefinition = TypedForms.booking) throws -> FormSession {
        let form = try CompiledForm(form)
        let environment = FormEnvironment(onMistake: { mistake in Issue.record("\(mistake.localizedDescription)") })
        let session = FormSession(
            form, context: .fixed(for: form, at: "2026-11-21T09:00"), environment: environment)
        session.load()
        return session
    }

    @Test func answersAreReadAndSetByKeyPaths() throws {
        let session = try session()
        let owner = Owner()
        session.onChange(\TypedBooking.room, owner: owner) { owner, old, new in owner.rooms += [old, new] }
        #expect(session[\TypedBooking.room] == .single && session[\TypedBooking.birth] == CivilDate("2000-02-29"))
        session[\TypedBooking.room] = .double
        session.set(\TypedBooking.name, to: "Ada")
        let booking = session.typed(TypedBooking.self)
        booking[\.letter] = true
        booking[\.meals] = [.halfBoard]
        booking[\.address?.city] = "Bern"
        session.addItem(to: "guests")
        booking[\.guests, 0, \.name] = "Grace"
        #expect(booking[\.guests, 0, \.name] == "Grace" && session[\TypedBooking.guests, 0, \.age] == 18)
        #expect(owner.rooms == [.single, .double])
        session[\TypedBooking.room] = nil
        #expect(session.value("room").isBlank && session.value("address.city") == "Bern")
        session[\TypedBooking.room] = .double
        let decoded = try session.decode(TypedBooking.self)
        #expect(
            decoded.meals == [.halfBoard] && decoded.guests.map(\.name) == ["Grace"] && decoded.address?.city == "Bern")
    }

    @Test func rulesHoldAsTheirTextsSay() throws {
        let session = try session()
        session.load(["name": "x", "from": "2026-11-22", "to": "2026-11-21", "room": "double"])
        #expect(session.allErrors.map(\.path) == ["name", "to"])
        session.load(["name": "Ada", "from": "2026-11-22", "to": "2026-11-25", "room": "double"])
        #expect(session.isValid && session[\TypedBooking.price] == 360)
    }

    @Test func operatorsAreBracketedAsTheyBind() {
        _ = FormDefinition("f", of: Numbers.self) { field, its in
            let sums = (its.a + its.b) * 2
            #expect(sums.source == "($a + $b) * 2")
            #expect((its.a - (its.b - its.a)).source == "$a - ($b - $a)")
            #expect((its.a - its.b - its.a).source == "$a - $b - $a")
            #expect((its.a * its.c + its.c).source == "$a * $c + $c")
            #expect((its.a - 3 == -2).source == "$a - 3 == -2")
            #expect(((its.a > 1) == its.isOn).source == "($a > 1) == $isOn")
            #expect((!its.isOn && (its.isOn || its.a == its.b)).source == "!$isOn and ($isOn or $a == $b)")
            #expect((!(its.a < its.b)).source == "not $a < $b")
            #expect((!(its.isOn && its.isOn) || its.isOn).source == "not ($isOn and $isOn) or $isOn")
            #expect((FormExpression<Bool>("$a > 1 or $b > 1") && its.isOn).source == "($a > 1 or $b > 1) and $isOn")
            #expect((its.text == #"it's \ a"# + "\nb").source == #"$text == 'it\'s \\ a\nb'"#)
            #expect(its.text.isOne(of: "a", "b").source == "$text in ['a', 'b']")
            #expect((its.`class`.number / 4).rounded(to: 2).source == "round($class / 4, 2)")
            #expect(its.été.isMissing.source == "missing(${été})")
            return [.field(field.integer(\.a))]
        }
    }

    @Test func optionsOfEnumsHaveTheirWords() {
        let options = Field.select("room", "Room", Words.self).options
        #expect(options.map(\.title) == ["Half board", "All in", "USB stick", "Été"])
        #expect(Field.select("c", options: ["Red", "Blue"]).options.map(\.id) == ["Red", "Blue"])
        #expect(Field.select("c", options: Words.allCases).options == options)
        let colours = ["Red", "Blue"]
        #expect(Field.select("c", options: colours).options.map(\.title) == colours)
    }

    @Test func limitsOfDaysAreThoseOfTheZone() throws {
        let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let late = Date(timeIntervalSince1970: 1_795_302_000)  // 2026-11-21 23:00 UTC
        let day = Field.date("d").dates(from: late, in: zone)
        #expect(day.minimumDate == "2026-11-22" && day.maximumDate == "")
        #expect(Field.time("t").dates(from: nil, to: late, in: zone).maximumDate == "08:00")
        #expect(Field.dateTime("b").dates(from: late, to: late, in: .gmt).maximumDate == "2026-11-21T23:00")
    }
}

private final class Owner {
    var rooms: [TypedBooking.Room?] = []
}

private struct Numbers {
    var a: Int
    var b: Int?
    var c: Double
    var isOn: Bool
    var text: String
    var `class`: Int
    var été: String
}

private enum Words: String, CaseIterable, FormValueConvertible { case halfBoard, all_in, USBStick = "USB-stick", été }
