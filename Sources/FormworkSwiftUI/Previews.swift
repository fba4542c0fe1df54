#if canImport(SwiftUI) && DEBUG
import SwiftUI

/// A form with some of everything, for Xcode's canvas.
struct FormworkFormPreviews: PreviewProvider {
    static let trip = FormDefinition("trip", title: "Book a trip") {
        FormSection("stay", "Stay") {
            Field.name("name", "Name").required()
            Field.date("from", "From").required()
            Field.select(
                "room", "Room", options: [FieldOption("single", "Single"), FieldOption("double", "Double")],
                style: .segmented)
            Field.toggle("companions", "Somebody comes along")
            Field.textView("note", "Anything else?")
        }
        .footer("Breakfast is at eight.")
        FormSection("people", "Companions") { Field.name("name", "Name").required() }
            .repeating(1...3, addTitle: "Add a companion")
            .visible(when: "$companions")
    }

    static var previews: some View {
        if let form = try? CompiledForm(trip) { FormworkForm(FormModel(form)) }
    }
}
#endif
