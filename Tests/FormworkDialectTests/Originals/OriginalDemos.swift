/// Forms written in the manner of those that came with the original Form.
enum OriginalDemos {
    /// Firms and referees that people add, a title that hides how to reach them.
    static let firms = #"""
        {
          "groups": [
            { "id": "people", "title": "People", "sections": [
              { "id": "firms", "type": "dynamic", "action_title": "ADD FIRM +", "fields": null,
                "targets": [ { "id": "mail", "type": "field", "action": "update",
                               "condition": "equals($mail, \"ada\")", "target_value": "ada@example.org" } ] },
              { "id": "who", "fields": [
                { "id": "form_of_address", "title": "Form of address", "type": "select", "size": { "width": 100,
                  "height": 1 },
                  "values": [
                    { "id": 0, "title": "None", "targets": [ { "id": "reach", "type": "section", "action": "hide" } ] },
                    { "id": 1, "title": "Dr." } ] } ] },
              { "id": "reach", "fields": [ { "id": "mail", "title": "Mail", "type": "email", "info": "" } ] },
              { "id": "referees", "type": "dynamic", "action_title": "ADD REFEREE +", "fields": null } ] } ],
          "templates": {
            "fields": [ { "id": "labels[:index].text", "title": "Label", "type": "text" } ],
            "sections": [
              { "id": "firms", "fields": [
                { "id": "firms[:index].name", "title": "Firm", "type": "name", "size": { "width": 50, "height": 1 } },
                { "id": "firms[:index].phone_number", "title": "Phone", "type": "number" },
                { "id": "firms[:index].remove", "title": "Remove", "type": "remove" } ] },
              { "id": "referees", "fields": [
                { "id": "referees[:index].first_name", "title": "First name", "type": "name",
                  "validations": { "required": true, "min_length": 2 } },
                { "id": "referees[:index].remove", "title": "Remove", "type": "button" } ] } ] }
        }
        """#

    /// A button that may be pressed once something stands in both fields.
    static let login = #"""
        [ { "id": "login", "title": "Sign in", "collapsible": false, "sections": [ { "id": "login-0", "fields": [
          { "id": "email", "title": "E-mail", "type": "email", "placeholder": "you@example.org",
            "validations": { "required": true, "format": "[\\w._%+-]+@[\\w.-]+\\.\\w{2,}" },
            "targets": [ { "id": "enter", "type": "field", "action": "enable",
                           "condition": "present($email) && present($password)" } ] },
          { "id": "password", "title": "Password", "type": "password", "validations": { "required": true,
            "min_length": 6 },
            "targets": [ { "id": "enter", "type": "field", "action": "enable",
                           "condition": "present($email) && present($password)" } ] },
          { "id": "enter", "title": "Sign in", "type": "button", "disabled": true } ] } ] } ]
        """#

    /// A card in a control of the app's own, a tip, and a receipt that paying asks for.
    static let payment = #"""
        { "groups": [ { "id": "card", "title": "Card", "sections": [
          { "id": "card-0", "fields": [
            { "id": "card_number", "title": "Number", "type": "card", "input_type": "number", "size": { "width": 60 },
              "validations": { "min_length": 12, "max_length": 19 } },
            { "id": "expires", "title": "Expires", "type": "text", "size": { "width": 20 },
              "validations": { "required": true, "max_length": 5, "format": "^\\d\\d/\\d\\d$" } },
            { "id": "gap", "type": "spacer", "size": { "width": 100, "height": 0.3 } },
            { "id": "amount", "title": "Amount", "type": "float", "value": "12.50", "disabled": true },
            { "id": "tip", "title": "Tip", "type": "segment", "values": [
              { "id": "none", "title": "No tip", "value": 0, "default": true },
              { "id": "ten", "title": "10 %", "value": 0.1 } ] },
            { "id": "sum", "title": "Sum", "type": "float", "disabled": true, "formula": "amount + amount * tip" },
            { "id": "pay", "title": "Pay", "type": "button",
              "targets": [ { "id": "receipt", "type": "section", "action": "show" } ] } ] },
          { "id": "receipt", "hidden": true, "fields": [ { "id": "thanks", "title": "Receipt to",
            "type": "email" } ] } ] } ] }
        """#

    /// A closed group, one that cannot be closed, and types that the app draws itself.
    static let visits = #"""
        [ { "id": "visit", "title": "Visit", "collapsed": true, "sections": [ { "id": "visit-0", "fields": [
            { "id": "day", "title": "Day", "type": "date", "size": { "width": 50 },
              "minimum_date": "2015-01-01T00:00:00+00:00", "maximum_date": "2030-12-31T00:00:00+00:00",
              "value": "2016-05-04T10:00:00+00:00" },
            { "id": "guests", "title": "Guests", "type": "count", "size": { "width": 50 }, "value": 2 },
            { "id": "biography", "title": "About you", "type": "biography", "value": "A line",
              "size": { "width": 100, "height": 4 } },
            { "id": "subtitle", "title": "A heading", "type": "subtitle" } ] } ] },
          { "id": "rest", "title": "Rest", "collapsible": false, "sections": [ { "id": "rest-0", "fields": [
            { "id": "note", "title": "Note", "type": "text" } ] } ] } ]
        """#

    /// Names that are joined and numbers that are computed.
    static let sums = #"""
        [ { "id": "sums", "title": "Sums", "sections": [ { "id": "sums-0", "fields": [
          { "id": "first", "title": "First", "type": "name", "targets": [ { "id": "whole", "action": "update" } ] },
          { "id": "last", "title": "Last", "type": "name", "targets": [ { "id": "whole", "action": "update" } ] },
          { "id": "whole", "title": "Whole", "type": "text", "disabled": true, "formula": "first last" },
          { "id": "pieces", "title": "Pieces", "type": "count", "value": 3 },
          { "id": "price", "title": "Price", "type": "float", "value": "2.5" },
          { "id": "rebate", "title": "Rebate", "type": "number" },
          { "id": "total", "title": "Total", "type": "float", "disabled": true,
            "formula": "$pieces * $price - $rebate" } ] } ] } ]
        """#

    /// Tickets with a default, a price that depends on it, and a total each.
    static let tickets = #"""
        { "groups": [ { "id": "tickets", "title": "Tickets", "sections": [
            { "id": "tickets", "type": "dynamic", "action_title": "ADD TICKET" },
            { "id": "all", "fields": [ { "id": "sum", "title": "Sum", "type": "number", "disabled": true,
                                         "formula": "sum($tickets[].total)" } ] } ] } ],
          "templates": { "sections": [ { "id": "tickets", "fields": [
            { "id": "tickets[:index].kind", "title": "Ticket :index", "type": "select", "values": [
              { "id": 0, "title": "Adult" },
              { "id": 1, "title": "Child", "default": true,
                "targets": [ { "id": "tickets[:index].price", "type": "field", "action": "update",
                  "target_value": 50 } ] } ] },
            { "id": "tickets[:index].quantity", "title": "Quantity", "type": "number", "value": 1,
              "targets": [ { "id": "tickets[:index].total", "type": "field", "action": "update" } ] },
            { "id": "tickets[:index].price", "title": "Price", "type": "number",
              "targets": [ { "id": "tickets[:index].total", "type": "field", "action": "update" } ] },
            { "id": "tickets[:index].limit", "title": "Limit", "type": "number", "validations": {
                "compare_to": "tickets[:index].quantity", "compare_rule": ">=",
                "rules": [ { "assert": "$tickets[:index].limit < 10", "message": "Ten are too many" } ] } },
            { "id": "tickets[:index].total", "title": "Total", "type": "number", "disabled": true,
              "formula": "$tickets[:index].quantity * $tickets[:index].price" },
            { "id": "tickets[:index].remove", "title": "Remove", "type": "button" } ] } ] } }
        """#

    /// The same targets several times, on fields and on sections; conditions on choices and switches.
    static let choices = #"""
        [ { "id": "choices", "title": "Choices", "sections": [
          { "id": "first", "fields": [
            { "id": "size", "title": "Size", "type": "select", "values": [
              { "id": 0, "title": "Small", "targets": [
                { "id": "lid", "type": "field", "action": "hide" },
                { "id": "handle", "type": "field", "action": "hide" },
                { "id": "lid", "type": "field", "action": "hide" },
                { "id": "extras", "type": "section", "action": "hide" },
                { "id": "extras", "type": "section", "action": "hide" } ] },
              { "id": 1, "title": "Large", "targets": [
                { "id": "lid", "type": "field", "action": "show" }, { "id": "lid", "type": "field", "action": "show" },
                { "id": "extras", "type": "section", "action": "show" } ] } ] },
            { "id": "lid", "title": "Lid", "type": "text" },
            { "id": "gift", "title": "A gift", "type": "switch", "targets": [
              { "id": "handle", "type": "field", "action": "hide", "condition": "$gift == 1" },
              { "id": "card", "type": "field", "action": "show", "condition": "$gift == true && $size == 1" },
              { "id": "note", "type": "field", "action": "clear", "condition": "$gift == 0" } ] },
            { "id": "handle", "title": "Handle", "type": "text" },
            { "id": "card", "title": "Words on the card", "type": "text", "hidden": true } ] },
          { "id": "extras", "fields": [ { "id": "colour", "title": "Colour", "type": "text" } ] },
          { "id": "last", "fields": [
            { "id": "speed", "title": "Speed", "type": "select", "values": [
              { "id": "0", "title": "Slow", "default": true }, { "id": "1", "title": "Fast", "targets": [
                { "id": "note", "type": "field", "action": "update", "target_value": "Hurry",
                  "condition": "$size == 1" } ] } ] },
            { "id": "note", "title": "Note", "type": "text" } ] } ] } ]
        """#

    /// Fields and sections between others that come and go.
    static let order = #"""
        [ { "id": "order", "title": "Order", "sections": [
          { "id": "a", "fields": [
            { "id": "a1", "title": "A 1", "type": "switch", "targets": [
              { "id": "b2", "type": "field", "action": "hide", "condition": "$a1" },
              { "id": "c", "type": "section", "action": "hide", "condition": "$a1 == 1" } ] },
            { "id": "a2", "title": "A 2", "type": "switch", "targets": [
              { "id": "b", "type": "section", "action": "hide", "condition": "$a2" } ] } ] },
          { "id": "b", "fields": [ { "id": "b1", "title": "B 1" }, { "id": "b2", "title": "B 2" },
          { "id": "b3", "title": "B 3" } ] },
          { "id": "c", "fields": [ { "id": "c1", "title": "C 1" } ] },
          { "id": "d", "fields": [ { "id": "d1", "title": "D 1" } ] } ] } ]
        """#

    /// Looks by state, with commas too many.
    static let styled = #"""
        [ { "id": "looks", "title": "Looks",
            "styles": { "font": "AvenirNext-DemiBold", "font_size": "17.0", "text_color": "28649C",
              "background_color": "#F5F5F8", },
            "sections": [ { "id": "looks-0", "styles": { "separator_color": "#C6C6C6", "height": "2.0f" }, "fields": [
              { "id": "name", "title": "Name", "type": "name", "styles": {
                "font": "AvenirNext-Regular", "font_size": "16.0", "border_width": "1.0f", "corner_radius": "5.0f",
                "active_background_color": "C0EAFF", "active_border_color": "3DAFEB",
                  "inactive_background_color": "E1F5FF",
                "enabled_background_color": "#E1F5FF", "enabled_text_color": "#455C73",
                  "disabled_border_color": "#DEDEDE",
                "valid_background_color": "#E1F5FF", "invalid_background_color": "#FFD7D7",
                  "invalid_border_color": "#EC3031",
                "heading_label_font_size": "12", "tooltip_background_color": "#FDFD54" } },
              { "id": "on", "title": "On", "type": "switch", "styles": { "tint_color": "#3DAFEB", } },
              { "id": "go", "title": "Go", "type": "button", "styles": {
                "title_color": "FFFFFF", "highlighted_background_color": "#455C73" } } ] } ] } ]
        """#
}
