import FormworkCore
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

@MainActor struct LoanJourneyTests {
    @Test func anEmptyFormIsRefusedMendedAndAccepted() throws {
        UIAccessibility.forget()
        let screen = try Screen(example: "loan")
        try screen.submit()
        #expect(screen.accepted.value.isEmpty)
        #expect(screen.listedErrors.count == 5)
        // VoiceOver goes to the list.
        #expect(UIAccessibility.posts.contains { $0.notification == .layoutChanged && $0.argument is ErrorSummaryView })

        try screen.fill("name", "王小明")
        try screen.fill("phone", "13800138000")
        try screen.fill("id_number", "11010519491231002X")
        try screen.press("购房", in: "purpose")
        try screen.fill("amount", "120000")
        #expect(screen.listedErrors == [])
        try screen.submit()
        #expect(screen.accepted.value.count == 1)
        #expect(screen.session.value("name") == .text("王小明"))
        #expect(screen.session.value("months") == 12)
    }

    @Test func aChoiceBringsItsQuestionAndTakesItAway() throws {
        let screen = try Screen(example: "loan")
        #expect(!screen.has("company"))
        try screen.press("经营", in: "purpose")
        #expect(screen.has("company"))
        try screen.press("教育", in: "purpose")
        #expect(!screen.has("company"))
        #expect(screen.table.work.reloadedRows == 0 && screen.table.work.batches >= 2)
    }

    @Test func guarantorsAreAddedAndRemoved() throws {
        let screen = try Screen(example: "loan")
        #expect(screen.person.tap(try screen.control("guaranteed", UISwitch.self)))
        #expect(screen.has("guarantors[0].name"))
        let add = RowID(.addItem, try #require(screen.session.engine.section(called: "guarantors")))
        let button = try #require(try screen.view(of: add).all(UIButton.self).first)
        #expect(screen.person.tap(button))
        #expect(screen.has("guarantors[1].name"))
        try screen.fill("guarantors[1].name", "李四")

        let header = RowID(.itemHeader, try #require(screen.session.engine.itemIDs(add.node).first))
        let place = try #require(screen.table.driver.table.place(of: header))
        let cell = try #require(
            screen.person.reach(IndexPath(row: place.line, section: place.section), in: screen.table))
        #expect(screen.person.swipe(cell, and: "删除"))
        #expect(!screen.has("guarantors[1].name"))
        #expect(screen.session.value("guarantors[0].name") == .text("李四"))
    }

    @Test func anErrorInTheListLeadsToItsField() throws {
        let screen = try Screen(example: "loan", height: 500)
        try screen.submit()
        let button = try #require(screen.table.summary?.buttons.last)
        #expect(screen.person.tap(button))
        #expect(screen.table.source.focused == (try screen.row("amount")))
        #expect(screen.person.hasKeyboard)
    }

    @Test func aCalculatedAnswerIsShownWhileTyping() throws {
        let screen = try Screen(example: "loan")
        try screen.fill("amount", "12000")
        let shown = try screen.view(of: screen.row("monthly")).all(UILabel.self).compactMap(\.text)
        #expect(shown.contains { $0.contains("1,000") || $0.contains("1000") })
    }
}
