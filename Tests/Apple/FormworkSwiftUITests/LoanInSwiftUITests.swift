import FormworkCore
import FormworkScreens
import SwiftUIDouble
import Testing

@testable import FormworkSwiftUIOnDouble

@MainActor struct LoanInSwiftUITests {
    @Test func anEmptyFormIsRefusedMendedAndAccepted() async throws {
        let stage = try Stage(example: "loan")
        await stage.submit()
        #expect(stage.accepted.isEmpty)
        #expect(stage.listedErrors.count == 5)
        await stage.wait { stage.host.scrolledTo.contains(AnyHashable(FormworkErrors.place)) }
        #expect(stage.host.found.contains { $0.isHeard && $0.words == stage.model.summaryTitle })

        #expect(stage.host.fill("name", "王小明"))
        #expect(stage.host.fill("phone", "13800138000"))
        #expect(stage.host.fill("id_number", "11010519491231002X"))
        #expect(stage.host.tap("购房", in: "purpose"))
        #expect(stage.host.fill("amount", "120000"))
        #expect(stage.listedErrors == [])
        await stage.submit()
        #expect(stage.accepted.count == 1)
        #expect(stage.session.value("name") == .text("王小明"))
        #expect(stage.session.value("months") == 12)
    }

    @Test func aChoiceBringsItsQuestionAndTakesItAway() throws {
        let stage = try Stage(example: "loan")
        #expect(!stage.shows("company"))
        #expect(stage.host.tap("经营", in: "purpose"))
        #expect(stage.shows("company"))
        #expect(stage.host.tap("教育", in: "purpose"))
        #expect(!stage.shows("company"))
    }

    @Test func guarantorsAreAddedAndRemoved() throws {
        let stage = try Stage(example: "loan")
        #expect(stage.host.flip(in: "guaranteed"))
        #expect(stage.shows("guarantors[0].name"))
        let add = try #require(stage.model.sections.flatMap(\.rows).first { $0.id.kind == .addItem })
        #expect(stage.host.tap(add.title))
        #expect(stage.shows("guarantors[1].name"))
        #expect(stage.host.fill("guarantors[1].name", "李四"))
        #expect(stage.host.swipe("guarantors[0]", and: "删除"))
        #expect(!stage.shows("guarantors[1].name"))
        #expect(stage.session.value("guarantors[0].name") == .text("李四"))
    }
}
