import Testing

@testable import FormworkRuntime

/// Carets are put between characters, and a character may have any number of code points.
struct CaretTests {
    @Test(arguments: HostileText.allCases) func aCaretInsideACharacterCostsLinearSteps(_ shape: HostileText)
        async throws
    {
        try await shape.expectLinearSteps("A caret", of: 4_000) { text in
            let units = TextUnits(text)
            for isUp in [false, true] { _ = units.boundary(near: TextOffset(units.count / 2), isUp: isUp) }
        }
    }

    @Test func caretsAreBetweenCharacters() {
        let texts = ["e\u{301}\u{301}x", "\r\na", "\u{1F1E9}\u{1F1EA}\u{1F1EB}", "\u{1F468}\u{200D}\u{1F467}é汉𠮷b"]
        for text in texts {
            var ends = [0]
            for character in text { ends.append(ends[ends.count - 1] + character.utf16.count) }
            let units = TextUnits(text)
            for offset in 0...units.count {
                let up = units.boundary(near: TextOffset(offset), isUp: true).utf16
                let down = units.boundary(near: TextOffset(offset), isUp: false).utf16
                #expect(up == ends.first { $0 >= offset })
                #expect(down == ends.last { $0 <= offset })
            }
        }
    }
}
