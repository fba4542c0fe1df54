import Formwork
import Testing

/// A form that is there is changed by address.
struct EditingTests {
    private let form = FormDefinition("f") {
        FormGroup("person", "Person") {
            FormSection("name", "Name") { Field.text("first") }
            FormSection("guests", "Guests") {
                Field.name("name")
                FormSection("pets", "Pets") { Field.text("kind") }.repeating()
            }
            .repeating()
        }
    }

    @Test func oneFieldIsChangedByItsPath() {
        var changed = form
        #expect(changed.updateField("guests[].pets[].kind") { $0.required() })
        #expect(changed.allFields.map(\.validations.required) == [false, false, true])
        #expect(!changed.updateField("kind") { $0.title = "?" })
    }

    @Test func aSectionIsChangedWhereverItStands() {
        var changed = form
        #expect(changed.updateSection("pets") { $0 = $0.removeTitle("Bye") })
        #expect(changed.updateSection("name") { $0.elements.append(.field(.text("last"))) })
        #expect(!changed.updateSection("nobody") { $0.title = "?" })
        let expected = FormDefinition("f") {
            FormGroup("person", "Person") {
                FormSection("name", "Name") {
                    Field.text("first")
                    Field.text("last")
                }
                FormSection("guests", "Guests") {
                    Field.name("name")
                    FormSection("pets", "Pets") { Field.text("kind") }.repeating().removeTitle("Bye")
                }
                .repeating()
            }
        }
        #expect(changed == expected)
    }

    @Test func aGroupIsChanged() {
        var changed = form
        #expect(changed.updateGroup("person") { $0 = $0.collapsible(collapsed: true) })
        #expect(changed.groups.map(\.collapsed) == [true])
        #expect(!changed.updateGroup("nobody") { $0.title = "?" })
    }

    @Test func aRunningFormIsChangedInTheSameWords() throws {
        let session = FormSession(try CompiledForm(form))
        try session.engine.change { form in
            form.updateSection("name") { $0.title = "Your name" }
            form.updateField("first") { $0.disabled() }
        }
        let first = try #require(session.engine.node(at: "first").flatMap { session.engine.field($0) })
        #expect(!first.isEnabled)
    }
}
