/// Forms that have every key which definitions are written with, as the writer lays them out.
enum FullSample {
    static let groups = #"""
        {
          "id": "everything",
          "title": "Everything",
          "description": "Each key once",
          "locale": "en",
          "time_zone": "Europe/Oslo",
          "submit_title": "Send",
          "success": "Thanks",
          "disabled": true,
          "mark_required": false,
          "validate_on": "blur",
          "when_hidden": "keep",
          "drafts": false,
          "opens": "2026-12-01T08:00",
          "closes": "2026-12-31T23:59:59",
          "messages": { "required": "Please", "ui.submit": "Go" },
          "formats": [
            {
              "name": "plate",
              "digits": true,
              "letters": true,
              "spaces": true,
              "characters": "-",
              "min_length": 2,
              "max_length": 8,
              "mask": "AA-00",
              "pattern": "[A-Z].*",
              "keyboard": "numeric"
            }
          ],
          "styles": { "separator_color": "#0A0B0C", "height": 1.5, "font": "Avenir Next", "required_mark": "before" },
          "strings": { "de": { "Everything": "Alles" }, "nb": {} },
          "groups": [
            {
              "id": "g",
              "title": "Group",
              "info": "G",
              "image": "/g.png",
              "header_element": "group-header",
              "footer_element": "group-footer",
              "collapsible": false,
              "collapsed": true,
              "hidden": true,
              "disabled": true,
              "visible_when": "true",
              "enabled_when": "false",
              "styles": { "text_color": "#FFFFFF" },
              "sections": [
                {
                  "id": "s",
                  "title": "Section",
                  "info": "I",
                  "footer": "F",
                  "image": "/s.png",
                  "header_element": "section-header",
                  "footer_element": "section-footer",
                  "hidden": true,
                  "disabled": true,
                  "visible_when": "true",
                  "enabled_when": "true",
                  "nest": true,
                  "deletable": true,
                  "styles": { "height": 2 },
                  "fields": []
                },
                {
                  "id": "r",
                  "repeat": {
                    "min": 1,
                    "max": 3,
                    "add_title": "Add",
                    "remove_title": "Remove",
                    "item_title": "No. {index}",
                    "reorder": true,
                    "items": [{ "f": 1, "list": [null, "", { "deep": false }] }, {}],
                    "targets": [{ "id": "f", "action": "clear" }]
                  },
                  "fields": [
                    { "id": "f", "type": "select", "value": "one" },
                    { "id": "inner", "repeat": { "min": "1 + 1", "max": "$index + 2" }, "fields": [] }
                  ]
                },
                {
                  "fields": [
                    { "id": "f", "title": "F" },
                    {
                      "id": "all",
                      "title": "T",
                      "type": "select",
                      "input_type": "email",
                      "info": "I",
                      "placeholder": "P",
                      "empty_text": "E",
                      "accessibility_label": "A",
                      "style": "radio",
                      "min": -1.5,
                      "max": 12345678901234567890.5,
                      "step": 0.25,
                      "wraps": true,
                      "mask": "000",
                      "grouping": "never",
                      "limit_typing": true,
                      "currency": "EUR",
                      "image": "/i.png",
                      "size": { "width": 50, "height": 2 },
                      "value": "a",
                      "hidden": true,
                      "disabled": true,
                      "visible_when": "true",
                      "enabled_when": "true",
                      "required_when": "true",
                      "options_when": "$option != 'b'",
                      "formula": "'a'",
                      "validations": {
                        "required": true,
                        "min_length": 0,
                        "max_length": 9,
                        "min_value": 1,
                        "max_value": 2,
                        "format": "a",
                        "pattern": "b",
                        "compare_to": "f",
                        "compare_rule": "!=",
                        "unique": true,
                        "unique_with": ["f"],
                        "rules": ["present($f)", { "assert": "true", "message": "No", "server_only": true }],
                        "validators": ["polite"],
                        "async": ["free"],
                        "messages": { "required": "Please" }
                      },
                      "targets": [{ "id": "s", "type": "section", "action": "update", "target_value": [1], "condition": "true" }],
                      "autocomplete": "name",
                      "parameter": "p",
                      "send": "flags",
                      "styles": { "tint_color": "#00FF00", "text_alignment": "end" },
                      "data": { "any": [null, "", 1] },
                      "options": [
                        {
                          "id": "a",
                          "title": "A",
                          "info": "I",
                          "accessibility_label": "L",
                          "value": 1.5,
                          "default": true,
                          "image": "/a.png",
                          "visible_when": "true",
                          "targets": [{ "id": "f", "action": "show" }]
                        },
                        { "id": "c", "title": "C", "disabled": true },
                        { "id": 1, "title": "1" },
                        { "id": true, "title": "TRUE" }
                      ]
                    },
                    {
                      "id": "day",
                      "type": "date",
                      "minimum_date": "2026-01-01",
                      "maximum_date": "2026-12-31",
                      "minute_interval": 15,
                      "display_format": "d MMMM y",
                      "save_format": "dd.MM.y",
                      "value": "2026-02-03",
                      "prefill": true,
                      "label_style": "floating"
                    },
                    { "id": "word", "type": "password", "confirm": true, "store": "hash" },
                    { "id": "code", "element": "plate-picker", "format": "plate", "secret": true },
                    { "id": "tax", "sensitive": true },
                    {
                      "id": "grid",
                      "title": "M",
                      "type": "matrix",
                      "info": "I",
                      "hidden": true,
                      "disabled": true,
                      "visible_when": "true",
                      "enabled_when": "true",
                      "required_when": "true",
                      "validations": { "required": true },
                      "cell": "check",
                      "rows": [{ "id": "r", "title": "R", "info": "I" }],
                      "columns": [{ "id": "c", "title": "C" }]
                    },
                    { "id": "stars", "type": "rating", "max": 3, "value": 2 },
                    { "id": "days", "type": "weekdays", "value": ["mon"] },
                    { "id": "town", "type": "select", "style": "search", "options": [{ "id": "a", "title": "A" }] },
                    {
                      "id": "city",
                      "type": "select",
                      "options_from": { "loader": "cities", "depends_on": ["code"], "search": true }
                    },
                    { "id": "eldest", "type": "select", "options_from": { "field": "r[].f" } },
                    { "id": "river", "type": "select", "options_from": { "url": "https://example.org/rivers" } },
                    { "id": "at", "type": "select", "components": [{ "id": "hour", "options": ["8"] }] },
                    {
                      "id": "passport",
                      "type": "file",
                      "accept": [".pdf", "image/*"],
                      "max_size": 5000000,
                      "max_count": 2
                    },
                    {
                      "id": "many",
                      "type": "select",
                      "multiple": true,
                      "value": ["a", 1, true],
                      "validations": { "min_choices": 1, "max_choices": 3 },
                      "options": [
                        { "id": "a", "title": "A" },
                        { "id": 1, "title": "1" },
                        { "id": true, "title": "TRUE" },
                        { "id": "none", "title": "None", "exclusive": true }
                      ]
                    }
                  ]
                }
              ]
            },
            { "sections": [] }
          ]
        }

        """#

    static let pages = #"""
        {
          "id": "pages",
          "success": { "title": "Thank you", "text": "Bye" },
          "review": true,
          "pages": [
            {
              "id": "a",
              "title": "A",
              "visible_when": "present($y)",
              "groups": [{ "title": "G", "sections": [{ "id": "s", "fields": [{ "id": "x" }] }] }]
            },
            { "id": "b", "sections": [{ "id": "t", "fields": [{ "id": "y" }] }] },
            { "id": "c", "fields": [{ "id": "z" }] }
          ]
        }

        """#
}
