import Formwork

extension FieldGallery {
    static let typed = FormDefinition("typed") {
        Field.text("text", "Occupation").value("Gardener")
        Field.name("name", "Name").value("Ada Lovelace")
        Field.email("email", "E-mail").value("ada@example.org")
        Field.phone("phone", "Telephone").value("+44 20 7946 0958")
        Field.url("url", "Website").value("https://example.org")
        Field.username("username", "User name").value("ada")
        Field.address("address", "Address").value("12 St James's Square")
        Field.password("password", "Password").stored(.hash)
        Field.textView("letter", "Letter").value("Dear Charles,")
    }

    static let numbers = FormDefinition("numbers") {
        Field.integer("integer", "Year").value(1843)
        Field.decimal("decimal", "Weight in kg").value(2.5)
        Field.number("number", "Distance").value(42.195)
        Field.currency("currency", "Price", code: "EUR").value(1250)
        Field.count("count", "Guests").value(2)
        Field.stepper("stepper", "Nights", in: 1...14).value(3)
        Field.slider("slider", "Volume", in: 0...100, step: 5).value(40)
        Field.countDown("countdown", "Time left").value(90)
    }

    static let choices = FormDefinition("choices") {
        Field.toggle("toggle", "Send me news").value(true)
        Field.check("check", "I agree to the terms").value(true)
        Field.yesNo("dog", "Do you bring a dog?").value(false)
        Field.select("select", "Meal", options: meals).value("fish")
        Field.select("segmented", "Size", options: sizes, style: .segmented).value("m")
        Field.select("city", "City", from: OptionSource("cities", dependingOn: ["list"]))
        Field.select("list", "Country", options: countries, style: .list).value("no")
        Field.select(
            "opening", "Opens at",
            components: [
                ChoiceComponent("hour", "Hour", options: [.init("8"), .init("9")]),
                ChoiceComponent("minute", "Minute", options: [.init("00"), .init("30")]),
            ], format: "{hour}:{minute}")
        Field.select("several", "Days", options: days, multiple: true).value(["sat", "sun"])
        Field.checkGroup("group", "Extras", options: extras).value(["wifi"])
    }

    static let dates = FormDefinition("dates", locale: "en-GB") {
        Field.date("date", "Arrival").value("2026-05-17")
        Field.time("time", "At").value("14:30")
        Field.dateTime("moment", "Takes off").value("2026-05-17T14:30")
    }

    static let shown = FormDefinition("shown") {
        Field.info("info", "Sum", formula: "12 * 30")
        Field.button("button", "Call us")
        Field.separator("separator")
        Field.spacer("spacer")
        Field.hidden("source", value: "newsletter")
        Field.image("image", "A lighthouse", address: "https://example.org/lighthouse.png")
    }

    static let meals = [FieldOption("fish", "Fish"), FieldOption("vegan", "Vegan"), FieldOption("none", "No meal")]
    static let sizes = [FieldOption("s", "S"), FieldOption("m", "M"), FieldOption("l", "L")]
    static let countries = [FieldOption("de", "Germany"), FieldOption("no", "Norway"), FieldOption("tr", "Türkiye")]
    static let days = [FieldOption("fri", "Friday"), FieldOption("sat", "Saturday"), FieldOption("sun", "Sunday")]
    static let extras = [FieldOption("wifi", "Wi-Fi"), FieldOption("parking", "Parking")]
}
