// Slips in forms, each with the sentence that the compiler has to say; `Scripts/check-builder` compares them.
import Formwork
import Foundation

func returned() {
    _ = FormDefinition("f") { return Field.text("a") }  // leave out `return`: the closure of a form lists its parts
    _ = FormPage("p") { return Field.text("a") }  // leave out `return`: the closure of a page lists its groups
    _ = FormGroup("g") { return Field.text("a") }  // leave out `return`: the closure of a group
    _ = FormSection("s") { return Field.text("a") }  // leave out `return`: the closure of a section lists its fields
}

func misplaced() {
    _ = FormSection("s") { "Hello" }  // a text alone is not part of a form
    _ = FormSection("s") { FieldOption("a") }  // an option belongs to a select
    _ = FormSection("s") { FormGroup("g") { Field.text("a") } }  // a group cannot stand inside a section
    _ = FormPage("p") { FormPage("q") { Field.text("a") } }  // a page cannot stand inside a page
    _ = FormGroup("g") { FormPage("p") { Field.text("a") } }  // a page cannot stand inside a group
    _ = FormSection("s") { FormPage("p") { Field.text("a") } }  // a page cannot stand inside a section
    _ = FormGroup("g") { FormGroup("g") { Field.text("a") } }  // a group cannot stand inside a group
    _ = FormDefinition("f") { FormDefinition("g") { Field.text("a") } }  // a form cannot stand inside a form
}

func asText() {
    _ = Field.text("a").length("10")  // a length is a range of numbers
    _ = Field.text("a").length(.cornerRadius, "10")  // a length is a number of points
    _ = Field.text("a").color(.background, "#F5F5F5")  // a color is a number
}

func guessed(_ session: FormSession) {
    _ = Field.text("a").hidden(when: "$b")  // turn the condition around: .visible(when: "not …")
    _ = Field.text("a").disabled(when: "$b")  // turn the condition around: .enabled(when: "not …")
    _ = Field.text("a").minLength(3)  // a length is a range: .length(3...)
    _ = Field.text("a").maxLength(3)  // a length is a range: .length(...20)
    _ = Field.select("a", "A")  // a choice has options
    _ = Field.image("a")  // a person adds one with Field.file
    _ = Field.date("a").value(Date())  // a default is a day
    print(session.values)  // has been renamed to 'answers'
    session.onChange("a") { change in print(change) }  // a handler belongs to an owner
}

struct Person: Codable {
    enum Room: String, Codable, FormChoice { case single, double }
    var name: String
    var age: Int?
    var birth: Date?
    var room: Room?
}

func typed(_ field: FormFields<Person>, _ its: FormAnswers<Person>) {
    _ = field.name(\.nmae, "Name")  // value of type 'Person' has no member 'nmae'
    _ = field.date(\.name, "Born")  // 'String' conform to 'DayAnswer'
    _ = field.integer(\.age, "Age", default: "18")  // cannot convert value of type 'String'
    _ = field.date(\.birth, "Born", default: Date())  // a default is a day
    _ = field.select(\.name, "Name")  // the property of a choice is an enum with FormChoice
    _ = its.nmae.isAnswered  // has no dynamic member 'nmae'
    _ = its.birth.age >= "18"  // a number is compared with a number
    _ = its.birth > Date()  // a day is compared with a day
    _ = its.room == .triple  // cannot convert value of type
    _ = its.name.age  // has no dynamic member 'age'
    _ = FormDefinition("f", of: Person.self) { field, its in return field.name(\.name) }  // leave out `return`
}

func typedAnswers(_ session: FormSession) {
    session[\Person.age] = "18"  // cannot convert value of type
    session[\Person.room] = .triple  // cannot infer contextual base in reference to member 'triple'
}
