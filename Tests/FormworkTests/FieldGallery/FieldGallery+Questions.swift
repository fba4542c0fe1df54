import Formwork
import FormworkCore

extension FieldGallery {
    static let questions = FormDefinition("questions") {
        Field.select("radio", "Bed", options: beds, style: .radio).value("double")
        Field.rating("stars", "How was it?").value(4)
        Field.weekdays("open", "Open on").value(["sat", "sun"])
        Field.ranking("order", "What matters most?", options: wishes)
        Field.select("airport", "From", options: airports).look(.search)
        Field.select("skills", "Skills", options: skills).look(.tags)
        Field.select("view", "View", options: views).look(.images)
        FormSection.matrix("service", "How was it?", rows: services, columns: grades)
        Field.file("papers", "Papers").accept(.pdf, .images).files(atMost: 3).maxSize(megabytes: 5)
        Field.signature("signature", "Signature")
    }

    static let beds = [FieldOption("single", "Single"), FieldOption("double", "Double")]
    static let wishes = [FieldOption("price", "Price"), FieldOption("time", "Time"), FieldOption("seat", "Seat")]
    static let airports = [FieldOption("BER", "Berlin"), FieldOption("OSL", "Oslo"), FieldOption("PEK", "Beijing")]
    static let skills = [FieldOption("swift", "Swift"), FieldOption("sql", "SQL"), FieldOption("css", "CSS")]
    static let views = [
        FieldOption("sea", "Sea").image("https://example.org/sea.png"),
        FieldOption("yard", "Yard").image("https://example.org/yard.png"),
    ]
    static let services = [FieldOption("food", "Food"), FieldOption("room", "Room")]
    static let grades = [FieldOption("good", "Good"), FieldOption("fair", "Fair"), FieldOption("poor", "Poor")]
}
