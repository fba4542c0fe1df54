/// Keys of the dialect that this version reads past, with a warning: their meaning is settled, nothing acts on it yet.
enum LaterKeys {
    static let form = ["templates", "styles", "targets", "actions", "server_only"]
    static let group = ["styles", "info", "hidden", "disabled", "enabled_when"]
    static let section = ["type", "action_title", "targets", "styles", "nest", "image", "image_url", "server_only"]
    static let field =
        ["input_type", "targets", "styles", "format", "mask", "pattern", "minimum_date", "maximum_date", "min", "max"]
        + ["step", "currency", "display_format", "save_format", "blank_text", "image", "image_url", "accessory"]
        + ["data", "nest", "label_style", "options_from", "components", "server_only"]
    static let option = ["targets", "accessibility_label", "image", "image_url", "disabled", "data"]
    static let validations =
        ["format", "pattern", "compare_to", "compare_rule", "rules", "min_date", "max_date", "server_only"]
}
