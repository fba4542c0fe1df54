import FormworkScreens
import Testing

struct LineSharesTests {
    @Test func sharesOfALineEndWhereThoseOfOtherLinesDo() {
        let halves = LineShares.spans(of: [0.5, 0.5], width: 488, spacing: 12)
        let quarters = LineShares.spans(of: [0.25, 0.25, 0.25, 0.25], width: 488, spacing: 12)
        #expect(halves.map(\.start) == [0, 250] && halves.map(\.width) == [238, 238])
        #expect(quarters[1].start + quarters[1].width == halves[0].width)
        #expect(quarters[2].start == halves[1].start)
    }

    @Test func wrongSharesStayInsideTheLine() {
        let spans = LineShares.spans(of: [-1, 9], width: 100, spacing: 10)
        #expect(spans.map(\.width) == [0, 100])
        #expect(LineShares.spans(of: [], width: 100, spacing: 10).isEmpty)
    }
}
