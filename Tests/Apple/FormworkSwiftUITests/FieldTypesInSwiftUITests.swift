import Formwork
import FormworkCore
import FormworkScreens
import Foundation
import SwiftUIDouble
import Testing
import UIKitDouble

@testable import FormworkSwiftUIOnDouble

/// One form with a field of each kind, and what a person does with each.
@MainActor struct FieldTypesInSwiftUITests {
    private func open() throws -> Stage { try Stage(reading: FormOfAllTypes.json) }

    @Test func everyTypeOfTheDialectHasItsControl() throws {
        for type in FieldType.allCases where type != .hidden {
            let stage = try Stage(
                reading: """
                    {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                      {"id": "x", "title": "X", "type": "\(type.rawValue)", "image": "symbol:star",
                       "options": [{"id": "a", "title": "A"}]}]}]}
                    """)
            let row = try #require(stage.model.row(at: "x"), "\(type)")
            let isUnsupported = stage.host.all(.text, in: "x").contains { $0.words == stage.model.unsupportedWords }
            #expect(isUnsupported == (row.control == .unsupported), "\(type)")
            #expect(stage.shows("x"), "\(type)")
        }
    }

    @Test func aSliderIsNotAnsweredUntilItIsTouched() throws {
        let stage = try open()
        let slider = try #require(stage.host.all(.slider, in: "rate").first)
        #expect(slider.spokenValue == "Not answered" && slider.label == "Rate")
        #expect(stage.host.slide(to: 1.4, in: "rate"))
        #expect(stage.session.value("rate") == 2)
        #expect(stage.host.all(.slider, in: "rate").first?.spokenValue == "2")
        stage.host.slide(to: 0, in: "rate")
        #expect(stage.session.value("rate") == 0)
        stage.host.slide(to: 99, in: "rate")
        #expect(stage.session.value("rate") == 10)
    }

    @Test func buttonsStepANumberBetweenItsLimits() throws {
        let stage = try open()
        stage.host.step(up: true, in: "count")
        stage.host.step(up: true, in: "count")
        #expect(stage.session.value("count") == 2)
        #expect(stage.host.hosted(in: "count", UITextField.self)?.text == "2")
        for _ in 0..<3 { stage.host.step(up: false, in: "count") }
        #expect(stage.session.value("count") == 0)
    }

    @Test func anAmountHasItsCurrencyAndItsKeyboard() throws {
        let stage = try open()
        let field = try #require(stage.host.hosted(in: "pay", UITextField.self))
        #expect((field.leftView as? UILabel)?.text == "€" && field.keyboardType == .decimalPad)
        #expect(stage.host.fill("pay", "12.5"))
        #expect(stage.session.value("pay") == .number(try #require(DecimalNumber("12.5"))))
    }

    @Test func aLongListOpensSearchesAndCloses() throws {
        let stage = try open()
        #expect(stage.host.tap("Town Choose…", in: "town"))
        #expect(stage.host.topSheet != nil)
        #expect(stage.host.all(.button).count == 30)
        stage.host.search("Town 2")
        #expect(stage.host.all(.button).count < 30)
        #expect(stage.host.tap("Town 2"))
        #expect(stage.host.topSheet == nil)
        #expect(stage.session.value("town") == .text("t2"))
        #expect(stage.texts("town").contains("Town 2"))
    }

    @Test func severalAreChosenOnOneScreen() throws {
        let stage = try open()
        #expect(stage.host.tap("Towns Choose…", in: "towns"))
        #expect(stage.host.tap("Town 3") && stage.host.tap("Town 1"))
        let chosen = stage.host.all(.button).filter { $0.traits.contains(.isSelected) }.map(\.words)
        #expect(chosen == ["Town 1", "Town 3"])
        #expect(stage.host.tap("Done") && stage.host.topSheet == nil)
        #expect(stage.session.value("towns") == .list([.text("t1"), .text("t3")]))
    }

    @Test func aShortListIsAMenu() throws {
        let stage = try open()
        let menu = try #require(stage.host.all(.picker, in: "month").first)
        #expect(menu.styles.contains("menu") && menu.label == "Month")
        #expect(stage.host.pick("Month 3", in: "month"))
        #expect(stage.session.value("month") == 3)
        #expect(stage.host.pick("Clear", in: "month"))
        #expect(stage.session.value("month") == .blank)
    }

    @Test func segmentsChooseOne() throws {
        let stage = try open()
        func shown() -> AnyHashable? {
            guard case .choosing(let shown, _)? = stage.host.all(.picker, in: "size").first?.element.action else {
                return nil
            }
            return shown
        }
        #expect(shown() == AnyHashable(""))
        #expect(stage.host.pick("L", in: "size"))
        #expect(stage.session.value("size") == .text("l") && shown() == AnyHashable("l"))
        stage.session.set("size", to: .text("s"))
        stage.host.settle()
        #expect(shown() == AnyHashable("s"))
    }

    @Test func anInlineDateOpensARowUnderItself() throws {
        let stage = try open()
        #expect(stage.host.tap("Choose…", in: "day"))
        #expect(stage.model.row(RowID(.inlineEditor, try #require(stage.session.engine.node(at: "day")))) != nil)
        #expect(stage.host.all(.datePicker).count == 1 && stage.host.all(.datePicker, in: "day").isEmpty)
        #expect(stage.session.value("day") == .blank)
        let picker = try #require(stage.host.all(.datePicker).first)
        guard case .dating(let date, _, _) = picker.element.action else { return }
        date.wrappedValue = Date(timeIntervalSince1970: 86_400)
        stage.host.settle()
        #expect(stage.session.value("day") == .text("1970-01-02"))
        #expect(picker.element.environment.timeZone == .gmt)
    }

    @Test func aTimeKeepsToItsMinutesAndCanBeCleared() throws {
        let stage = try open()
        #expect(stage.host.tap("Choose…", in: "time"))
        #expect(stage.host.all(.datePicker, in: "time").first?.element.words == "time")
        #expect(stage.host.turn(to: Date(timeIntervalSince1970: 8.6 * 3_600), in: "time"))
        #expect(stage.session.value("time") == .text("08:30"))
        #expect(stage.host.tap("Clear, Time", in: "time"))
        #expect(stage.session.value("time") == .blank)
    }

    @Test func aSecretIsHiddenUntilItIsAskedToShow() throws {
        let stage = try open()
        let field = try #require(stage.host.hosted(in: "secret", UITextField.self))
        #expect(field.isSecureTextEntry)
        let eye = try #require(field.rightView as? UIButton)
        #expect(eye.accessibilityLabel == "Show")
        stage.host.person.tap(eye)
        #expect(!field.isSecureTextEntry)
        #expect(stage.host.fill("secret", "abc"))
        #expect(!field.isSecureTextEntry, "typing does not hide it again")
    }

    @Test func aSwitchAndAButtonDoWhatTheySay() throws {
        let stage = try open()
        #expect(stage.host.flip(in: "agree"))
        #expect(stage.session.value("agree") == true)
        var taps = 0
        stage.session.onTap("go", owner: stage) { _, _ in taps += 1 }
        #expect(stage.host.tap("Go", in: "go"))
        #expect(taps == 1)
    }

    @Test func aGroupOpensAndCloses() throws {
        let stage = try open()
        #expect(stage.shows("rate"))
        #expect(stage.host.tap("Things"))
        #expect(!stage.shows("rate"))
        let header = stage.host.all(.button).first { $0.spokenLabel == "Things" }
        #expect(header?.spokenValue == "Off" && header?.traits.contains(.isHeader) == true)
        #expect(stage.host.tap("Things"))
        #expect(stage.shows("rate"))
    }

    @Test func aFieldThatMayBeDeletedIsSwipedAway() throws {
        let stage = try open()
        #expect(stage.host.swipe("agree", and: "Remove"))
        #expect(!stage.shows("agree"))
    }

    @Test func aFieldThatIsSwitchedOffTakesNothing() throws {
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "on", "type": "switch", "title": "On"},
                  {"id": "text", "type": "text", "title": "Text", "enabled_when": "$on"},
                  {"id": "flag", "type": "switch", "title": "Flag", "enabled_when": "$on"}]}]}
                """)
        #expect(!stage.host.fill("text", "a") && !stage.host.flip(in: "flag"))
        #expect(stage.host.flip(in: "on"))
        #expect(stage.host.fill("text", "a") && stage.host.flip(in: "flag"))
    }
}

enum FormOfAllTypes {
    static let json: String = {
        let towns = (1...30).map { #"{"id": "t\#($0)", "title": "Town \#($0)"}"# }.joined(separator: ",")
        let months = (1...9).map { #"{"id": \#($0), "title": "Month \#($0)"}"# }.joined(separator: ",")
        return """
            {"id": "f", "locale": "en", "groups": [
             {"id": "g", "title": "Things", "collapsible": true, "sections": [
              {"id": "s", "title": "All", "deletable": true, "fields": [
              {"id": "rate", "type": "slider", "title": "Rate", "min": 0, "max": 10, "step": 2},
              {"id": "count", "type": "count", "title": "Count"},
              {"id": "pay", "type": "currency", "title": "Pay", "currency": "EUR"},
              {"id": "town", "type": "select", "title": "Town", "style": "list", "options": [\(towns)]},
              {"id": "towns", "type": "select", "title": "Towns", "multiple": true, "options": [\(towns)]},
              {"id": "month", "type": "select", "title": "Month", "style": "list", "options": [\(months)]},
              {"id": "size", "type": "select", "title": "Size", "style": "segmented",
               "options": [{"id": "s", "title": "S"}, {"id": "l", "title": "L"}]},
              {"id": "day", "type": "date", "title": "Day", "style": "inline"},
              {"id": "time", "type": "time", "title": "Time", "minute_interval": 15},
              {"id": "secret", "type": "password", "title": "Secret"},
              {"id": "agree", "type": "check", "title": "Agree"},
              {"id": "go", "type": "button", "title": "Go"}]}]}]}
            """
    }()
}
