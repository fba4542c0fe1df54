import Formwork

/// The same form in both languages.
enum LoanForm {
    static let swift = FormDefinition("loan", title: "贷款申请", locale: "zh-Hans", success: .text("谢谢")) {
        FormSection("applicant", "申请人") {
            Field.text("name", "姓名").required().length(2...40).autocomplete("name")
            Field.text("id_number", "身份证号").info("18 位").size(width: 50)
        }
        FormSection("terms", "贷款") {
            Field.decimal("amount", "金额").required().range(1_000...5_000_000)
            Field.integer("months", "期数").range(6...360).value(12).size(width: 50)
            Field.select(
                "purpose", "用途",
                options: [FieldOption("house", "购房"), FieldOption("other", "其他").info("请说明").chosen()], style: .radio
            )
            .required("请说明用途")
            Field.info("monthly", "每月", formula: "round($amount / $months, 2)")
            Field.toggle("guaranteed", "有担保人")
        }
        FormSection("guarantors", "担保人") {
            Field.text("name", "姓名").required()
            Field.decimal("share", "份额").range(0.5...100)
        }
        .repeating(1...3, addTitle: "添加担保人")
        .visible(when: "$guaranteed")
        FormSection {
            Field.button("help", "帮助").enabled(when: "$amount > 0")
        }
    }
    .validating(on: .blur)
    .message("required", "请填写{title}")

    static let json = #"""
        { "id": "loan", "title": "贷款申请", "locale": "zh-Hans", "success": "谢谢", "validate_on": "blur",
          "messages": { "required": "请填写{title}" },
          "sections": [
            { "id": "applicant", "title": "申请人", "fields": [
              { "id": "name", "title": "姓名", "type": "text", "autocomplete": "name",
                "validations": { "required": true, "min_length": 2, "max_length": 40 } },
              { "id": "id_number", "title": "身份证号", "type": "text", "info": "18 位", "size": { "width": 50 } } ] },
            { "id": "terms", "title": "贷款", "fields": [
              { "id": "amount", "title": "金额", "type": "decimal",
                "validations": { "required": true, "min_value": 1000, "max_value": 5000000 } },
              { "id": "months", "title": "期数", "type": "integer", "value": 12, "size": { "width": 50, "height": 1 },
                "validations": { "min_value": 6, "max_value": 360 } },
              { "id": "purpose", "title": "用途", "type": "select", "style": "radio",
                "options": [ { "id": "house", "title": "购房" },
                             { "id": "other", "title": "其他", "info": "请说明", "default": true } ],
                "validations": { "required": true, "messages": { "required": "请说明用途" } } },
              { "id": "monthly", "title": "每月", "type": "info", "formula": "round($amount / $months, 2)" },
              { "id": "guaranteed", "title": "有担保人", "type": "switch" } ] },
            { "id": "guarantors", "title": "担保人", "visible_when": "$guaranteed",
              "repeat": { "min": 1, "max": 3, "add_title": "添加担保人" },
              "fields": [
                { "id": "name", "title": "姓名", "type": "text", "validations": { "required": true } },
                { "id": "share", "title": "份额", "type": "decimal",
                  "validations": { "min_value": 0.5, "max_value": 100 } } ] },
            { "fields": [ { "id": "help", "title": "帮助", "type": "button", "enabled_when": "$amount > 0" } ] } ] }
        """#
}
