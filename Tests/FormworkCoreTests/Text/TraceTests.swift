import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// Recorded events of Chromium, played through `TextControl`.
struct TraceTests {
    @Test func thereAreTraces() {
        #expect(Trace.all.count > 40)
        #expect(Trace.all.allSatisfy { !$0.edits.isEmpty })
    }

    /// The replaced part is found from the texts before and after. It is the part that the browser names.
    @Test(arguments: Trace.all.indices)
    func whatWasReplacedIsFoundOut(_ index: Int) {
        for edit in Trace.all[index].edits {
            let old = TextUnits(edit.old.text)
            let new = TextUnits(edit.new.text)
            let found = TextDifference(edit.old, old, typed: new, caret: edit.new.selectionEnd)
            let (head, tail) = (old.part(from: 0, to: found.start), old.part(from: found.end, to: old.end))
            #expect(head + found.inserted + tail == new)
            let isSelected = edit.old.selectionStart < edit.old.selectionEnd
            if edit.isComposition || edit.kind.hasPrefix("insert") {
                #expect(found.inserted.text == edit.data)
                #expect(found.start == edit.old.selectionStart && found.end == edit.old.selectionEnd)
                #expect(found.caret == found.inserted.end)
            } else if edit.kind.hasPrefix("delete") {
                #expect(found.inserted.isEmpty)
                #expect(found.deletesForward == (edit.kind.hasSuffix("Forward") && !isSelected))
                if isSelected {
                    #expect(found.start == edit.old.selectionStart && found.end == edit.old.selectionEnd)
                } else if found.deletesForward {
                    #expect(found.start == edit.old.selectionStart)
                } else {
                    #expect(found.end == edit.old.selectionEnd)
                }
            }
        }
    }

    /// While an input method composes, nothing is laid out; Chromium sends no event of input when it is done.
    @Test func compositionsEndWithoutAnEventOfInput() {
        let compositions = Trace.all.flatMap(\.edits).filter(\.isComposition)
        #expect(compositions.count >= 7)
        for composition in compositions {
            #expect(composition.composed.last?.text == composition.new.text)
            #expect(composition.kind == "insertCompositionText")
        }
    }

    /// A text that is dropped stays selected, so the caret behind it is the end of the selection.
    @Test func whatIsDroppedIsSelected() throws {
        let drop = try #require(Trace.named("moving a selection by the mouse")?.edits.last)
        #expect(drop.kind == "insertFromDrop" && drop.new.selectionEnd == drop.new.selectionStart + 2)
    }
}
