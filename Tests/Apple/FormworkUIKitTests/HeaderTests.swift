import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Headers and footers of the app's, for some of a form's sections and groups.
@MainActor struct HeaderTests {
    private func open(_ change: (inout FormOptions) -> Void) throws -> Screen {
        var options = FormOptions()
        change(&options)
        return try Screen(
            reading: """
                {"id": "f", "locale": "en", "groups": [
                  {"id": "g", "title": "Group", "collapsible": true, "sections": [
                    {"id": "one", "title": "First", "footer": "After first", "fields": [{"id": "a", "type": "text", "title": "A"}]},
                    {"id": "two", "title": "Second", "fields": [{"id": "b", "type": "text", "title": "B"}]},
                    {"id": "three", "fields": [{"id": "c", "type": "text", "title": "C"}]}]},
                  {"id": "h", "title": "Other", "collapsible": false, "sections": [
                    {"id": "four", "title": "Fourth", "fields": [{"id": "d", "type": "text", "title": "D"}]}]}]}
                """, options: options)
    }

    private func words(_ view: UIView?) -> [String] {
        func shown(_ view: UIView) -> [String] {
            if view.isHidden { return [] }
            let own = (view as? UILabel)?.text.map { $0.isEmpty ? [] : [$0] } ?? []
            return own + view.subviews.flatMap(shown)
        }
        return view.map(shown) ?? []
    }

    private func section(_ id: String, _ screen: Screen) throws -> Int {
        let node = try #require(screen.session.engine.section(called: id))
        return try #require(screen.table.driver.table.section(of: RowID(.sectionHeader, node)))
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test func aSectionIsChosenByItsIdAndTheOthersKeepTheirWords() throws {
        let screen = try open { options in
            options.header = { $0.id == "two" ? self.label("Own") : nil }
            options.footer = { $0.id == "two" ? self.label("Own end") : nil }
        }
        #expect(words(screen.table.headerView(forSection: try section("one", screen))) == ["First"])
        #expect(words(screen.table.headerView(forSection: try section("two", screen))) == ["Own"])
        #expect(words(screen.table.headerView(forSection: try section("three", screen))) == [])
        #expect(words(screen.table.footerView(forSection: try section("one", screen))) == ["After first"])
        #expect(words(screen.table.footerView(forSection: try section("two", screen))) == ["Own end"])
        #expect(words(screen.table.footerView(forSection: try section("four", screen))) == [])
    }

    @Test func aHeaderOfTheAppsStaysWhenItsSectionChanges() throws {
        let made = Box(0)
        let screen = try open { options in
            options.header = {
                if $0.id != "two" { return nil }
                made.value += 1
                return UITextField()
            }
        }
        func own() throws -> UITextField {
            let header = try #require(screen.table.headerView(forSection: try section("two", screen)))
            return try #require(header.all(UITextField.self).first)
        }
        let first = try own()
        let before = made.value
        screen.session.perform(.reportErrors([ReportedError(path: "b", code: "x", message: "Wrong")]))
        screen.table.source.refresh(
            RowID(.sectionHeader, try #require(screen.session.engine.section(called: "two"))), RowAspects.title,
            caret: nil)
        screen.person.settle()
        #expect(try own() === first && made.value == before)
    }

    @Test func theSentenceOfAGroupStandsUnderItsTitle() throws {
        let screen = try Screen(
            reading: """
                {"id": "f", "locale": "en", "groups": [
                  {"id": "g", "title": "Group", "info": "About all of it", "collapsible": false, "sections": [
                    {"fields": [{"id": "a", "type": "text", "title": "A"}]}]},
                  {"id": "h", "info": "Without a title", "collapsible": false, "sections": [
                    {"fields": [{"id": "b", "type": "text", "title": "B"}]}]}]}
                """)
        #expect(words(screen.table.headerView(forSection: 0)) == ["Group", "About all of it"])
        let last = screen.table.numberOfSections - 1
        let texts = (1...last).flatMap { words(screen.table.headerView(forSection: $0)) }
        #expect(texts == ["Without a title"])
    }

    @Test func wordsThatComeWhileTheFormRunsAreShownAtOnce() throws {
        let screen = try open { _ in }
        let reloads = screen.table.work.reloads
        try screen.session.change { form in
            form.updateSection("three") { section in
                section.title = "Third"
                section.footer = "After third"
            }
            form.updateSection("one") { $0.footer = "Another end" }
        }
        screen.person.settle()
        #expect(words(screen.table.headerView(forSection: try section("three", screen))) == ["Third"])
        #expect(words(screen.table.footerView(forSection: try section("three", screen))) == ["After third"])
        #expect(words(screen.table.footerView(forSection: try section("one", screen))) == ["Another end"])
        #expect(screen.table.work.reloads == reloads)
        try screen.session.change { form in form.updateSection("three") { $0.footer = "" } }
        screen.person.settle()
        #expect(words(screen.table.footerView(forSection: try section("three", screen))) == [])
    }

    @Test func groupsAndSectionsHaveTheirPictures() async throws {
        var options = FormOptions()
        options.image = { _ in UIImage(data: Data([1])) }
        let screen = try Screen(
            reading: """
                {"id": "f", "locale": "en", "groups": [
                  {"id": "g", "title": "Group", "collapsible": true, "image": "symbol:house", "sections": [
                    {"id": "s", "image": "https://example.org/a.png", "fields": [{"id": "a", "type": "text", "title": "A"}]},
                    {"id": "t", "title": "T", "fields": [{"id": "b", "type": "text", "title": "B"}]}]}]}
                """, options: options)
        func picture(_ section: Int) -> UIImageView? {
            screen.table.headerView(forSection: section)?.all(UIImageView.self).first
        }
        #expect(picture(0)?.image?.name == "house" && picture(0)?.isHidden == false)
        for _ in 0..<5 { await Task { @MainActor in }.value }
        screen.person.settle()
        #expect(picture(1)?.image?.name == "data" && picture(1)?.image?.isPrepared == true)
        #expect(picture(2)?.isHidden == true)
        #expect(picture(0)?.isAccessibilityElement == false)
    }

    @Test func aGroupKeepsTheButtonThatOpensIt() throws {
        let screen = try open { options in options.groupHeader = { $0.id == "g" ? self.label("Own group") : nil } }
        let header = try #require(screen.table.headerView(forSection: 0))
        #expect(words(header).contains("Own group") && !words(header).contains("Group"))
        let button = try #require(header.all(UIButton.self).first { !$0.isHidden })
        #expect(button.accessibilityLabel == "Group")
        #expect(screen.person.tap(button) && !screen.has("a") && screen.has("d"))
        #expect(screen.table.numberOfSections == 3)
        let texts = (0..<3).flatMap { words(screen.table.headerView(forSection: $0)) }
        #expect(texts == ["Own group", "Other", "Fourth"])
    }
}
