import FormworkCore
import FormworkHTML
import Testing

/// What a page says where there is no answer.
struct BlankTextTests {
    @Test func whatIsOnlyReadHasTheFormsWords() throws {
        let field = Field(id: "a", type: .info, title: "A", emptyText: "nothing <yet>")
        #expect(try row(field).slot("output")?.text == "nothing <yet>")
    }
}
