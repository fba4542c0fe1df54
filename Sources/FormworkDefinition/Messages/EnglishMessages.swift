import FormworkCore

/// English. Errors name the field and say what to do, without the words "valid", "invalid" and "required".
enum EnglishMessages {
    static let errors = [
        MessageOverride(code: "type", text: "Write an answer for “{title}”"),
        MessageOverride(code: "type.number", text: "“{title}” must be a number, such as 12"),
        MessageOverride(code: "type.currency", text: "“{title}” must be a number, such as 12"),
        MessageOverride(code: "type.stepper", text: "“{title}” must be a number, such as 12"),
        MessageOverride(code: "type.slider", text: "“{title}” must be a number, such as 12"),
        MessageOverride(code: "type.integer", text: "“{title}” must be a whole number, such as 12"),
        MessageOverride(code: "type.decimal", text: "“{title}” must be a number, such as 12"),
        MessageOverride(code: "type.select", text: "Choose one of the options for “{title}”"),
        MessageOverride(code: "type.check_group", text: "Choose one of the options for “{title}”"),
        MessageOverride(code: "type.switch", text: "Turn “{title}” on or off"),
        MessageOverride(code: "type.check", text: "Tick “{title}” or leave it empty"),
        MessageOverride(code: "type.count", text: "“{title}” must be a whole number, such as 12"),
        MessageOverride(code: "type.count_down", text: "“{title}” must be a whole number of minutes, such as 30"),
        MessageOverride(code: "type.date", text: "“{title}” must be a day in the calendar"),
        MessageOverride(code: "type.time", text: "“{title}” must be a time of day"),
        MessageOverride(code: "type.date_time", text: "“{title}” must be a day in the calendar and a time"),
        MessageOverride(code: "required", text: "Fill in “{title}”"),
        MessageOverride(code: "required.select", text: "Choose an option for “{title}”"),
        MessageOverride(code: "required.switch", text: "Turn on “{title}” to continue"),
        MessageOverride(code: "required.check", text: "Tick “{title}” to continue"),
        MessageOverride(code: "required.check_group", text: "Choose at least one option for “{title}”"),
        MessageOverride(code: "required.slider", text: "Move “{title}” to your answer"),
        MessageOverride(
            code: "characters", text: "“{title}” has characters that cannot be used here: write it again without them"),
        MessageOverride(code: "min_length", text: "“{title}” must have {min} characters or more"),
        MessageOverride(code: "min_length.one", text: "“{title}” must have {min} character or more"),
        MessageOverride(code: "max_length", text: "“{title}” must have {max} characters or fewer"),
        MessageOverride(code: "max_length.one", text: "“{title}” must have {max} character or fewer"),
        MessageOverride(code: "too_long", text: "“{title}” is too long: shorten it"),
        MessageOverride(code: "min_value", text: "“{title}” must be {min} or more"),
        MessageOverride(code: "min_value.one", text: "“{title}” must be {min} or more"),
        MessageOverride(code: "max_value", text: "“{title}” must be {max} or less"),
        MessageOverride(code: "max_value.one", text: "“{title}” must be {max} or less"),
        MessageOverride(code: "min_date", text: "“{title}” must be {min} or later"),
        MessageOverride(code: "max_date", text: "“{title}” must be {max} or earlier"),
        MessageOverride(code: "minute_interval", text: "“{title}” must be in steps of {minutes} minutes"),
        MessageOverride(code: "incomplete", text: "“{title}” is not complete"),
        MessageOverride(code: "text_format", text: "Check how “{title}” is written"),
        MessageOverride(code: "text_format.email", text: "Write “{title}” like name@example.com"),
        MessageOverride(code: "text_format.url", text: "Write “{title}” like https://example.com"),
        MessageOverride(code: "text_format.uri", text: "Write “{title}” like https://example.com"),
        MessageOverride(code: "text_format.letters_only", text: "“{title}” can have letters only"),
        MessageOverride(code: "text_format.numbers_only", text: "“{title}” must be a whole number, such as 12"),
        MessageOverride(code: "text_format.optional_numbers", text: "“{title}” must be a whole number, such as 12"),
        MessageOverride(code: "text_format.cvv", text: "“{title}” has too many digits for this card"),
        MessageOverride(
            code: "check_digits", text: "“{title}” is mistyped somewhere: compare it with what you have in writing"),
        MessageOverride(code: "format", text: "Check how “{title}” is written"),
        MessageOverride(code: "pattern", text: "Check how “{title}” is written"),
        MessageOverride(code: "compare", text: "Compare “{title}” with “{other}”: they do not fit together"),
        MessageOverride(code: "compare.equal", text: "“{title}” must be the same as “{other}”"),
        MessageOverride(code: "compare.not_equal", text: "“{title}” must not be the same as “{other}”"),
        MessageOverride(code: "compare.greater", text: "“{title}” must be more than “{other}”"),
        MessageOverride(code: "compare.greater_or_equal", text: "“{title}” must be “{other}” or more"),
        MessageOverride(code: "compare.less", text: "“{title}” must be less than “{other}”"),
        MessageOverride(code: "compare.less_or_equal", text: "“{title}” must be “{other}” or less"),
        MessageOverride(code: "rule", text: "Check “{title}”: it does not fit the other answers"),
        MessageOverride(code: "custom", text: "Check “{title}”"),
        MessageOverride(code: "option", text: "Choose one of the options for “{title}”"),
        MessageOverride(code: "min_items", text: "“{title}” needs {min} entries or more: add the missing ones"),
        MessageOverride(code: "min_items.one", text: "“{title}” needs {min} entry or more: add one"),
        MessageOverride(code: "max_items", text: "“{title}” can have {max} entries: remove the others"),
        MessageOverride(code: "max_items.one", text: "“{title}” can have {max} entry: remove the others"),
    ]

    static let controls = [
        MessageOverride(code: "ui.submit", text: "Submit"),
        MessageOverride(code: "ui.sending", text: "Sending…"),
        MessageOverride(
            code: "ui.unsent",
            text: "Your answers were not sent: there is no connection. Nothing is lost: press the button to try again."),
        MessageOverride(code: "ui.sent", text: "Your answers have been sent."),
        MessageOverride(code: "ui.add", text: "Add another"),
        MessageOverride(code: "ui.item", text: "{title} {index}"),
        MessageOverride(code: "ui.remove", text: "Remove"),
        MessageOverride(code: "ui.move_up", text: "Move {title} up"),
        MessageOverride(code: "ui.move_down", text: "Move {title} down"),
        MessageOverride(code: "ui.required_legend", text: "must be answered"),
        MessageOverride(code: "ui.error_prefix", text: "Error:"),
        MessageOverride(code: "ui.error_title", text: "Error: {title}"),
        MessageOverride(code: "ui.error_summary", text: "There is a problem"),
        MessageOverride(code: "ui.error_in_item", text: "{title}: {message}"),
        MessageOverride(code: "ui.errors_announced", text: "{count} answers need attention"),
        MessageOverride(code: "ui.errors_announced.one", text: "{count} answer needs attention"),
        MessageOverride(code: "ui.item_added", text: "{title} added"),
        MessageOverride(code: "ui.item_removed", text: "{title} removed"),
        MessageOverride(code: "ui.item_moved", text: "{title} moved to place {index}"),
        MessageOverride(code: "ui.unsupported", text: "This question cannot be shown here. Its answer is kept."),
        MessageOverride(code: "ui.option_none", text: "No choices"),
        MessageOverride(code: "ui.choose", text: "Choose…"),
        MessageOverride(code: "ui.clear", text: "Clear"),
        MessageOverride(code: "ui.less", text: "Decrease {title}"),
        MessageOverride(code: "ui.more", text: "Increase {title}"),
        MessageOverride(code: "ui.not_answered", text: "Not answered"),
        MessageOverride(code: "ui.show", text: "Show"),
        MessageOverride(code: "ui.minutes", text: "min"),
        MessageOverride(code: "ui.on", text: "On"),
        MessageOverride(code: "ui.off", text: "Off"),
    ]

    static let pages = [
        MessageOverride(code: "ui.success_title", text: "Thank you"),
        MessageOverride(code: "ui.success", text: "Your answers have been saved."),
        MessageOverride(code: "ui.success_again", text: "Fill in again"),
        MessageOverride(code: "ui.gallery_title", text: "Forms"),
        MessageOverride(code: "ui.gallery_empty", text: "There are no forms here yet."),
        MessageOverride(code: "ui.gallery_broken", text: "This form cannot be shown yet"),
        MessageOverride(code: "ui.gallery_open", text: "Open"),
        MessageOverride(code: "ui.not_found_title", text: "Page not found"),
        MessageOverride(code: "ui.not_found", text: "There is nothing at this address. Check it for typing mistakes."),
        MessageOverride(code: "ui.method", text: "This address cannot be used in this way. Open the form again."),
        MessageOverride(
            code: "ui.too_large", text: "Your answers are too long to be taken. Shorten them and try again."),
        MessageOverride(
            code: "ui.too_much_work",
            text: "Your answers take too much work to check. Go back, remove some entries and submit again."),
        MessageOverride(
            code: "ui.busy", text: "Too many people are submitting right now. Go back and try again in a moment."),
        MessageOverride(code: "ui.media_type", text: "These answers came in a format that cannot be read here."),
        MessageOverride(code: "ui.malformed", text: "These answers could not be read. Go back and submit again."),
        MessageOverride(code: "ui.too_many", text: "That was too often in a short time. Wait a minute and try again."),
        MessageOverride(
            code: "ui.cross_site", text: "These answers came from another site. Open the form here and submit it again."
        ),
        MessageOverride(
            code: "ui.store_failed", text: "Your answers could not be saved. Nothing is lost on this page: try again."),
        MessageOverride(
            code: "ui.unchecked",
            text: "Your answers could not be checked just now. Nothing is lost on this page: try again in a moment."),
        MessageOverride(
            code: "ui.unseen",
            text: "Your answers brought up further questions. Please look through them and submit again."),
        MessageOverride(
            code: "ui.password_again",
            text: "Passwords are not kept on the page. Please type them again before you submit."),
        MessageOverride(
            code: "ui.conflict",
            text: "You have sent this form before, with other answers. "
                + "Submit again to send these as another submission."),
        MessageOverride(
            code: "ui.changed",
            text: "This form has changed since you opened it. Please check your answers and submit again."),
        MessageOverride(
            code: "ui.expired",
            text: "You opened this page some time ago. Nothing is lost: please check your answers and submit again."),
        MessageOverride(
            code: "ui.state", text: "This page is too old or was altered. Please check your answers and submit again."),
    ]
}
