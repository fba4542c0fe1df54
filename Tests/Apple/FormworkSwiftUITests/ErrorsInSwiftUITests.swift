import FormworkCore
import FormworkScreens
import SwiftUIDouble
import Testing
import UIKitDouble

@testable import FormworkSwiftUIOnDouble

/// The ways in which an app can have it said what is wrong (`FormworkStyle.errorDisplay`).
@MainActor struct ErrorsInSwiftUITests {
    private func refused(_ display: ErrorDisplay, count: Int = 2, seed: UInt64 = 1) async throws -> (
        Stage, said: () -> [String]
    ) {
        var style = FormworkStyle()
        style.errorDisplay = display
        let fields = (1...count).map {
            #"{"id": "f\#($0)", "type": "text", "title": "F\#($0)", "validations": {"required": true, "messages": {"required": "Wrong \#($0)"}}}"#
        }
        let stage = try Stage(
            reading:
                #"{"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [\#(fields.joined(separator: ","))]}]}"#,
            seed: seed
        ) { $0.formworkStyle(style) }
        let said = Said()
        stage.model.announce = { said.words.append($0) }
        await stage.submit()
        stage.host.settle()
        return (stage, { said.words })
    }
    @MainActor private final class Said { var words: [String] = [] }

    private func focused(_ stage: Stage) -> String? {
        stage.model.focusedRow.flatMap { stage.session.engine.field($0.node)?.path }
    }

    /// The order of actions in one update is not promised, and the list comes with the update that scrolls to it.
    @Test(arguments: 1...12) func theListAtTheTopIsTheUsualWay(seed: UInt64) async throws {
        let (stage, _) = try await refused(.summary, seed: seed)
        #expect(stage.listedErrors == ["Wrong 1", "Wrong 2"] && stage.host.topSheet == nil)
        await stage.wait { stage.host.scrolledTo.last == AnyHashable(FormworkErrors.place) }
    }

    @Test func anAlertSaysWhatIsWrongAndLeadsToTheField() async throws {
        let (stage, _) = try await refused(.alert, count: 7)
        #expect(stage.host.topSheet?.words == "alert")
        let words = stage.host.all(.text).map(\.words)
        #expect(words.contains("Wrong 1\nWrong 2\nWrong 3\nWrong 4\nWrong 5\n…"))
        #expect(stage.host.tap("Close") && stage.host.topSheet == nil)
        #expect(focused(stage) == "f1" && stage.host.person.hasKeyboard && stage.listedErrors.isEmpty)
    }

    @Test(arguments: 1...12) func aPopoverPointsToTheFirstWrongField(seed: UInt64) async throws {
        let (stage, said) = try await refused(.popover, seed: seed)
        #expect(stage.host.topSheet?.words == "popover")
        #expect(stage.host.all(.text).map(\.words) == ["Wrong 1"])
        #expect(stage.host.scrolledTo.last == AnyHashable(try #require(stage.model.row(at: "f1")?.id)))
        #expect(said().contains { $0.contains("2") })
        if case .sheet(let isOpen)? = stage.host.topSheet?.action { isOpen.wrappedValue = false }
        stage.host.settle()
        #expect(stage.host.topSheet == nil)
    }

    @Test(arguments: 1...12) func theFirstWrongFieldCanJustHaveTheFocus(seed: UInt64) async throws {
        let (stage, said) = try await refused(.none, seed: seed)
        #expect(focused(stage) == "f1" && stage.host.topSheet == nil && stage.listedErrors.isEmpty)
        #expect(said().contains { $0.contains("2") })
        #expect(stage.texts("f2").contains("Wrong 2"))
    }

    @Test func aNewPasswordIsOneQuestionWithTwoBoxes() async throws {
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "p", "type": "password", "title": "Password", "confirm": true}]}]}
                """)
        #expect(stage.host.fill("p", "secret") && stage.host.fill("p_again", "secres"))
        await stage.submit()
        #expect(stage.listedErrors.count == 1)
        #expect(stage.host.fill("p_again", "secret"))
        await stage.submit()
        #expect(stage.accepted.first?["p"] == "secret" && stage.accepted.first?["p_again"] == nil)
    }
}
