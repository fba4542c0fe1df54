#if Server
import FormworkCore
import FormworkDialect
import Testing

/// The form that most tests fill: a condition, a calculation, a repeat, an option and every kind of rule.
let loanJSON = """
    { "id": "loan", "title": "Loan",
      "sections": [
        { "id": "applicant", "title": "Applicant", "fields": [
          { "id": "name", "title": "Name", "type": "text", "validations": { "required": true, "max_length": 40 } },
          { "id": "branch", "title": "Branch", "type": "text", "value": "Main street", "disabled": true } ] },
        { "id": "terms", "title": "Terms", "fields": [
          { "id": "amount", "title": "Amount", "type": "decimal",
            "validations": { "required": true, "min_value": 1000, "max_value": 5000000 } },
          { "id": "months", "title": "Months", "type": "integer", "value": 12 },
          { "id": "monthly", "title": "Each month", "type": "info", "formula": "round($amount / $months, 2)" },
          { "id": "purpose", "title": "Purpose", "type": "select", "style": "radio", "options": [
            { "id": "house", "title": "House" }, { "id": "car", "title": "Car" } ] },
          { "id": "guaranteed", "title": "Guaranteed", "type": "switch" } ] },
        { "id": "guarantors", "title": "Guarantors", "visible_when": "$guaranteed",
          "repeat": { "min": 1, "max": 3 }, "fields": [
            { "id": "name", "title": "Name", "type": "text", "validations": { "required": true } } ] } ] }
    """
#endif
