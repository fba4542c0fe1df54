import Formwork

extension FieldGallery {
    static let looks = FormDefinition("looks", locale: "en-GB") {
        Field.text("placeholder", "Colour").placeholder("Blue, for example")
        Field.text("hint", "Customer number").info("You find it at the top of every bill.")
        Field.select("empty", "Table", options: seats, style: .list).emptyText("Any table")
        Field.text("left", "Width, left half").size(width: 50)
        Field.text("right", "Width, right half").size(width: 50)
        Field.textView("tall", "Complaint").size(height: 4)
        Field.select("inline-style", "Seat", options: seats).style(.segmented)
        Field.date("inline", "Day of the visit").inline()
        Field.text("picture", "With a picture").image("https://example.org/star.png")
        Field.text("own", "Wall").element("color-picker")
        Field.text("spoken", "No.").accessibilityLabel("Number of the house")
        Field.text("disabled", "Contract").value("A-1842").disabled()
        Field.text("masked", "Card").mask("0000 0000").value("12345678")
        Field.text("iban", "Account").format(.iban).value("DE89370400440532013000")
        Field.text("plate", "Plate").format(named: "plate").value("AB123")
        Field.integer("grouped", "Population").grouping(.whileTyping).value(8_982_000)
        Field.date("display", "Born").pattern(display: "d MMMM yyyy", save: "yyyyMMdd").value("1815-12-10")
        Field.time("slots", "Appointment").every(minutes: 15).value("09:45")
        Field.decimal("stepped", "Share").scale(0...1).step(0.25).value(0.5)
        Field.stepper("wrapped", "Hour", in: 0...23).wrapping().value(23)
    }
    .format(CustomTextFormat(name: "plate", mask: "AA-000"))

    static let styles = FormDefinition("styles") {
        Field.text("coloured", "Coloured").color(.background, 0xFFF4D6).color(.border, 0xD99A00).value("Amber")
        Field.text("rounded", "Rounded").color(.border, 0x3366CC).length(.cornerRadius, 18).value("Pill")
        Field.text("lettered", "Lettered").font(.text, "Georgia").value("Serif")
    }

    static let rules = FormDefinition("rules") {
        Field.text("required", "Street").required()
        Field.text("message", "Town").required("We deliver nowhere without a town.")
        Field.text("length", "Code").length(6...8).value("1234")
        Field.text("limited", "Short name").length(...8).limitingTyping().value("Ada")
        Field.integer("range", "Seats").range(1...9).value(12)
        Field.text("pattern", "Plate").pattern("[A-Z]{2}[0-9]{3}").value("A1")
        Field.text("containing", "Name with a dot").containing("\\.").value("Ada")
        Field.date("day", "Check-in").dates(from: "2026-01-01", to: "2026-12-31").value("2027-02-01")
        Field.text("again", "Repeat the code").compared(.equal, to: "length").value("4321")
        Field.integer("rule", "Adults").rule("$rule >= 1 && $rule <= $range", message: "No more than seats").value(20)
        Field.text("words", "Nickname").length(3...).message("min_length", "A bit longer, please").value("A")
    }

    static let conditions = FormDefinition("conditions") {
        Field.toggle("gift", "It is a gift").value(true)
        Field.text("greeting", "Greeting").visible(when: "$gift").required(when: "$gift")
        Field.text("wrapping", "Wrapping").enabled(when: "$gift")
        Field.integer("amount", "Pieces").value(3)
        Field.info("total", "Price").formula("$amount * 12")
        Field.select("colour", "Paper", options: seats).options(when: "$gift || $option == 'aisle'")
    }

    static let containers = FormDefinition("containers") {
        FormSection("guests", "Guests") {
            Field.name("guest", "Name").size(width: 60)
            Field.integer("age", "Age").size(width: 40)
        }
        .repeating(1...3, addTitle: "Add a guest", itemTitle: "Guest {index}").reorderable().removeTitle("Leave out")
        .items([["guest": "Ada", "age": 36]])
        FormSection("delivery", "Delivery") {
            Field.text("street", "Street")
        }
        .info("Where we bring it.").footer("We deliver from Monday to Friday.")
        FormGroup("more", "More questions") {
            FormSection("details") {
                Field.text("remark", "Remark")
            }
        }
        .info("Nobody has to answer these.").collapsible(collapsed: true)
        FormGroup("club", "Your club") {
            FormSection("team", "Team") {
                Field.text("player", "Player")
            }
            .image("https://example.org/team.png")
        }
        .image("https://example.org/club.png")
    }

    static let seats = [FieldOption("aisle", "Aisle"), FieldOption("window", "Window")]
}
