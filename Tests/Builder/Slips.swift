// Slips in forms, each with the sentence that the compiler has to say; `Scripts/check-builder` compares them.
import Formwork

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
