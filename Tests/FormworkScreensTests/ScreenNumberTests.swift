import FormworkCore
import FormworkScreens
import FormworkTestSupport
import Testing

/// What kits of views count in, beside what answers are.
struct ScreenNumberTests {
    @Test func aScaleIsCountedInSteps() throws {
        var field = Field(id: "rate", type: .slider)
        (field.minimum, field.maximum, field.step) = (10, 20, 4)
        let scale = NumberScale(field)
        #expect(scale.stepCount == 2.5)
        #expect(scale.steps(to: 14) == 1 && scale.steps(to: nil) == 0)
        #expect(scale.number(atStep: 0) == 10 && scale.number(atStep: 1.2) == 14)
        #expect(scale.number(atStep: 9) == 18, "the last step that fits")
        #expect(scale.number(atStep: .nan) == nil && scale.number(atStep: .infinity) == nil)
    }

    @Test func aStepMustLeadSomewhere() {
        var field = Field(id: "count", type: .count)
        (field.minimum, field.maximum) = (0, 2)
        let scale = NumberScale(field)
        #expect(scale.canStep(1, from: 1) && !scale.canStep(1, from: 2))
        #expect(scale.canStep(-1, from: 1) && !scale.canStep(-1, from: 0))
    }

    @Test(arguments: [
        ("", "a", 0..<0, 1), ("ab", "axb", 1..<1, 2), ("abc", "ac", 1..<2, 1), ("aaa", "aa", 2..<3, 2),
        ("12", "", 0..<2, 0), ("same", "same", 4..<4, 4), ("a😀b", "a😀😀b", 3..<3, 5), ("abc", "xyz", 0..<3, 3),
    ])
    func anEditIsFoundBetweenTwoTexts(old: String, new: String, before: Range<TextOffset>, caret: TextOffset) {
        let edit = TextEdit(from: old, to: new)
        #expect(edit.text == new && edit.before == before && edit.selection == caret..<caret)
    }

    @Test func pickersKeepToTheMinutesOfTheForm() {
        let time = 8.6 * 3_600
        #expect(DayAndTime.text(time, .time) == "08:36")
        #expect(DayAndTime.text(time, .time, every: 15) == "08:30")
        #expect(DayAndTime.text(-60, .dateTime, every: 30) == "1969-12-31T23:30")
    }

    @Test func movingStopsAtWhatIsTypedAndAtDays() throws {
        let form = FormDefinition("f") {
            Field.text("a", "A")
            Field.toggle("flag", "Flag")
            Field.select("kind", "Kind", options: [FieldOption("x", "X")])
            Field.date("day", "Day")
            Field.text("off", "Off").disabled()
            Field.textView("note", "Note")
        }
        let session = FormSession(try CompiledForm(form))
        func row(_ path: String) throws -> RowID { RowID(.field, try #require(session.engine.node(at: path))) }
        #expect(session.stop(.next, of: nil) == (try row("a")))
        #expect(session.stop(.next, of: try row("a")) == (try row("day")))
        #expect(session.stop(.next, of: try row("day")) == (try row("note")))
        #expect(session.stop(.next, of: try row("note")) == nil)
        #expect(session.stop(.previous, of: try row("day")) == (try row("a")))
    }

    @Test func wordsOfScreensAreInTheLanguageOfTheForm() throws {
        let form = try CompiledForm(FormDefinition("f") { Field.text("a") })
        #expect(ScreenWords(FormSession(form).engine.context.messages).done == "Done")
    }
}
