import FormworkTestSupport
import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// How a path leads to an element, and everything that looks elements up by paths.
struct PathLookupTests {
    /// Fields of the form, of a nested form, of items, and of items in items. One id has brackets.
    private static func form(_ items: [JSONValue] = []) -> FormDefinition {
        let children = FormSection(
            id: "children", repeats: Repetition(),
            elements: [
                .field(Field(id: "name", type: .text)),
                .field(Field(id: "pin", type: .password, parameterName: "code")),
            ])
        let street = FormElement.field(Field(id: "street", type: .text, parameterName: "road"))
        let home = FormSection(id: "home", isNested: true, elements: [street])
        let stay = FormSection(id: "stay", isNested: true, elements: [street])
        let guests = FormSection(
            id: "guests", repeats: Repetition(items: items),
            elements: [
                .field(Field(id: "name", type: .text, parameterName: "called")), .section(stay), .section(children),
            ])
        return FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(elements: [
                        .field(Field(id: "name", type: .text)), .field(Field(id: "old[0].name", type: .text)),
                        .field(Field(id: "old", type: .text)),
                    ]),
                    home, guests,
                ])
            ])
    }

    @Test(arguments: [
        // The name of a field, also of one in a nested form.
        ("name", "name"), ("home.street", "home.street"),
        // An id with brackets, although there is a field whose id is the text before the bracket.
        ("old[0].name", "old[0].name"),
        // A repeating section, a field of an item, and one of an item in an item.
        ("guests", "guests"), ("guests[1].name", "name"), ("guests[0].stay.street", "stay.street"),
        ("guests[0].children", "children"), ("guests[12].children[999].pin", "pin"),
    ])
    func aPathLeadsToAnElement(_ path: String, _ name: String) throws {
        let form = try CompiledForm(Self.form())
        var reader = PathReader(form)
        let found = reader.place(at: path)
        let place = try #require(found)
        #expect(form.name(of: place.element) == name)
        var walk = PathWalk(form)
        let element = walk.element(at: path, in: .form)
        #expect(element == place.element)
    }

    @Test(arguments: ["guests[1]", "guests[0].children[2]"])
    func anItemIsAPlaceAndNoElement(_ path: String) throws {
        let form = try CompiledForm(Self.form())
        var walk = PathWalk(form)
        let found = walk.place(at: path, in: .form)
        let place = try #require(found)
        #expect(form.section(ofItemAt: place) != nil)
        #expect(walk.isItem(place, from: .form))
        let element = walk.element(at: path, in: .form)
        #expect(element == nil)
    }

    @Test(arguments: [
        "", "x", "name[0]", "name.", ".name", "guests.name", "guests[].name", "guests[00].name", "guests[1000].name",
        "guests[0]name", "guests[0].stay", "guests[0].children[1].x", "children[0].name", "old[1].name",
        "guests[0].children[0].name[0][0][0]", "guests[100].children[100].name.and.more.than.the.form.has",
    ])
    func otherPathsLeadNowhere(_ path: String) throws {
        var reader = PathReader(try CompiledForm(Self.form()))
        let place = reader.place(at: path)
        #expect(place == nil)
    }

    @Test func aPathMayBeginInAnItem() throws {
        let form = try CompiledForm(Self.form())
        var walk = PathWalk(form)
        let found = walk.element(at: "guests", in: .form)
        let guests = try #require(found)
        let scope = try #require(form.elements[guests].itemScope)
        let inside = ["children[3].name", "children[3]", "old"].map { walk.element(at: $0, in: scope) }
        #expect(inside.map { $0 != nil } == [true, false, false])
    }

    @Test func itemsThatARepeatStartsWithAreLookedUpByPath() {
        let items: [JSONValue] = [
            ["children[0].name": "A", "stay.street": "B", "children[1]": "C", "child[0].name": "D"]
        ]
        let problems = CompiledForm.problems(in: Self.form(items))
        #expect(problems.map { $0.code } == [.unknownAnswer, .unknownAnswer])
        #expect(problems.map { $0.found } == ["children[1]", "child[0].name"])
    }

    @Test func parametersAreLookedUpByTheirNamesAlongPaths() throws {
        let form = try CompiledForm(Self.form())
        let sent: JSONValue = [
            "guests[0].called": "A", "guests_attributes[1].stay.road": "B",
            "guests[2].children_attributes[3].code": "C", "guests[4].name": "D", "old[0].name": "E", "guests[5]": "F",
        ]
        let answers: JSONValue = [
            "guests[0].name": "A", "guests[1].stay.street": "B", "guests[2].children[3].pin": "C",
            "guests[4].name": "D", "old[0].name": "E", "guests[5]": "F",
        ]
        #expect(form.answers(fromParameters: sent) == answers)
    }

    @Test func secretsAreLeftOutWhereverTheirPathsPointTo() throws {
        let form = try CompiledForm(Self.form())
        let loaded: JSONValue = [
            "guests": [["children": [["pin": "1", "name": "A"]]]],
            "guests[1].children[0].pin": "2", "guests[2].children": [["pin": "3", "name": "B"]],
            "guests[3]": ["children[0]": ["pin": "4", "name": "C"]], "name": "D",
        ]
        let open: JSONValue = [
            "guests": [["children": [["name": "A"]]]], "guests[2].children": [["name": "B"]],
            "guests[3]": ["children[0]": ["name": "C"]], "name": "D",
        ]
        #expect(form.withoutSecrets(loaded) == open)
    }

    @Test func aPageGetsNoSecretOfAnItemThatAFormStartsWith() throws {
        let items: [JSONValue] = [["children": [["pin": "1"]]], ["children[0].pin": "2"]]
        let form = try CompiledForm(Self.form(items))
        let started = form.publicSections.flatMap { $0.repeats?.items ?? [] }
        #expect(started == [["children": [[:]]], [:]])
    }
}
