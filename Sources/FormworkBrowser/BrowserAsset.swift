/// A file that pages load. The build puts all of them into one folder beside the executable.
public enum BrowserAsset: String, CaseIterable, Sendable {
    /// Starts the forms of a page with their features.
    case script = "formwork.js"
    /// Knows all forms of a page; the script imports it.
    case forms = "forms.js"
    /// A form of a page: its engine and its features.
    case form = "form.js"
    /// Passes what the person types to the engine, and shows the texts that the engine makes of it; `form.js` imports it.
    case typing = "typing.js"
    /// Applies the replies of the engine to the page; `form.js` imports it.
    case pagePatches = "page-patches.js"
    /// Makes and fills rows; `page-patches.js` imports it.
    case fillRow = "fill-row.js"
    /// Performs presses of the buttons that post; `form.js` imports it.
    case submitting = "submitting.js"
    /// Goes on after Reload and Back; `form.js` imports it.
    case keptPage = "kept-page.js"
    /// Finds the form of an element for scripts that are no part of it.
    case formOf = "form-of.js"
    /// Reads and shows what the controls of a row hold; several scripts import it.
    case controls = "controls.js"
    /// Sends the answers, and tells the person how that goes; `form.js` imports it.
    case delivery = "delivery.js"
    /// Collects the values of a form and posts them to the server; several scripts import it.
    case posting = "posting.js"
    /// Loads the engine and passes text to it; `form.js` imports it.
    case engineScript = "engine.js"
    /// Delays changes of the page while a mouse button is pressed; `form.js` imports it.
    case pressedButtons = "pressed-buttons.js"
    /// Remembers the texts of controls for undo; `typing.js` imports it.
    case undoHistory = "undo-history.js"
    /// Keeps typed answers for the tab of the browser; `kept-page.js` imports it.
    case keptAnswers = "kept-answers.js"
    /// The styles of all pages.
    case style = "formwork.css"
    /// The styles of sliders and of numbers with buttons. Only pages with such questions load them.
    case numberStyle = "numbers.css"
    /// The styles of pictures, lines and spaces. Only pages with any of these load them.
    case figureStyle = "figures.css"
    /// The styles of choices whose options are in one line. Only pages with such choices load them.
    case segmentStyle = "segments.css"
    /// The styles of groups with titles. Only pages with such groups load them.
    case groupStyle = "groups.css"
    /// The fonts of languages that the ordinary fonts lack. Only pages in these languages load them.
    case fontStyle = "fonts.css"
    /// The styles of switches and of single boxes to tick. Only pages with any of these load them.
    case switchStyle = "switches.css"
    /// The styles of repeating sections. Only pages with such sections load them.
    case itemStyle = "items.css"
    /// Shows and hides passwords. Only pages with passwords load it.
    case passwords = "passwords.js"
    /// The styles of that.
    case passwordStyle = "passwords.css"
    /// The styles of pages that are not forms.
    case siteStyle = "site.css"
    /// Connects the inputs of a page's own markup with a form. Pages that Formwork draws do not load it.
    case attach = "attach.js"
    /// Loads the options of choices from the server. Only pages with such choices load it.
    case options = "loaded-options.js"
    /// Asks code on the server about answers. Only pages with such checks load it.
    case checks = "live-checks.js"
    /// Keeps unfinished answers in the browser, and offers them on the next visit. Pages load it after the engine.
    case drafts = "drafts.js"
    /// Writes records of unfinished answers; `drafts.js` imports it.
    case records = "draft-records.js"
    /// Tells the person when there is no connection; `drafts.js` imports it.
    case connection = "connection.js"
    /// Saves unfinished answers on the server. Only pages with a button for that load it.
    case saving = "save-later.js"
    /// Copies the link to saved answers. Only the page with that link loads it.
    case saved = "copy-link.js"
    /// Gives frames with forms their height. Pages of other sites load it.
    case embed = "embed.js"
    /// Reports the height of a page in a frame to `embed.js`. Pages that may be in frames of other sites load it.
    case frame = "frame.js"
    /// The styles of pages in such frames.
    case frameStyle = "frame.css"
    /// Reports the actions of people to scripts of a page. Only pages with such scripts import it.
    case events = "events.js"
    /// Uploads files as they are chosen. Only pages with fields of files load it.
    case files = "file-uploads.js"
    /// Reads and makes the parts of rows with files; `file-uploads.js` imports it.
    case fileRows = "file-rows.js"
    /// Sends files one after the other; `file-uploads.js` imports it.
    case uploadQueue = "upload-queue.js"
    /// Lets people draw signatures. Only pages with fields for signatures load it.
    case signature = "signature-pad.js"
    /// The styles of files and signatures.
    case fileStyle = "files.css"
    /// Keeps the numbers on the page of all forms with results up to date. Only that page loads it.
    case counts = "submission-counts.js"
    /// The styles of pages with results.
    case adminStyle = "admin.css"
    /// The styles of choices with a look of their own. Only pages with such choices load it.
    case looksStyle = "looks.css"
    /// Finds options by typing. Only pages with such choices load it.
    case search = "option-search.js"
    /// The input and the list of such a choice; `option-search.js` imports it.
    case finder = "option-finder.js"
    /// Reads and sets the native controls of such choices; `option-finder.js` imports it.
    case choices = "searched-choices.js"
    /// Compares texts as people search them; `option-finder.js` imports it.
    case folding = "folded-text.js"
    /// Shows choices that are made in several lists. Only pages with such choices load it.
    case components = "component-lists.js"
    /// Shows how many characters are left. Only pages with texts of a limited length load it.
    case counters = "characters-left.js"
    /// The styles of that.
    case counterStyle = "counters.css"
    /// Puts emphasis, links and lists into texts that the engine drew. Only pages with such texts load it.
    case texts = "marked-texts.js"
    /// The styles of that.
    case textStyle = "texts.css"
    /// Restores items and fields that were removed.
    case undo = "undo-removal.js"
    /// Announces questions that an answer has made visible. Only pages with such questions load it.
    case news = "announce-questions.js"
    /// The styles of rows that are higher than one line. Only pages with such rows load it.
    case heightStyle = "heights.css"
    /// The styles of fields that share a line. Only pages with such fields load it.
    case widthStyle = "widths.css"
    /// The styles of forms with very many rows. Only their pages load it.
    case longStyle = "long.css"
    /// Shows a bar above the keyboard of a touch screen.
    case bar = "keyboard-bar.js"
    /// The styles of that.
    case barStyle = "bar.css"
    /// Reads days as people write them. Only pages with such questions load it.
    case days = "typed-days.js"
    /// Reads such days; `typed-days.js` imports it.
    case writtenDays = "written-days.js"
    /// The styles of that.
    case dayStyle = "days.css"
    /// Tells the engine and the server the time and the zone of the person. Only pages whose rules read them load it.
    case clock = "person-clock.js"
    /// Removes the blank choice of a required list once the list has an answer. Only pages with such lists load it.
    case lists = "blank-choice.js"
    /// Clears the answer of a choice that is no longer offered when the person goes on. Only pages with options that
    /// depend on answers load it.
    case offers = "withdrawn-options.js"
    /// Lets people choose the language of a page. Only pages in several languages load it.
    case languages = "languages.js"
    /// The styles of that.
    case languageStyle = "languages.css"
    /// Puts options in an order. Only pages with such choices load it.
    case rankings = "rankings.js"
    /// Shows one step at a time of a form with pages. Only pages of such forms load it.
    case pages = "form-steps.js"
    /// Prints the receipt of a submission. Only pages with a receipt load it.
    case receipt = "print-receipt.js"
    /// The styles of steps, reviews and receipts. Only pages that have them load it.
    case pagesStyle = "pages.css"
    /// The page on which a definition is written beside its form. No page of a form loads it.
    case playground = "playground.js"
    /// Suggests keys and words of a definition; `playground.js` imports it.
    case suggestions = "suggestions.js"
    /// The styles of that page.
    case playgroundStyle = "playground.css"
    /// The examples of fields with their code. The server reads it.
    case gallery = "gallery.json"
    /// Copies the code of examples. Only their pages load it.
    case galleryScript = "gallery.js"
    /// The styles of these pages.
    case galleryStyle = "gallery.css"
    /// The picture in examples.
    case galleryPicture = "lighthouse.svg"
    /// Finds the rows of fields by their paths; these scripts import it.
    case rows = "template-rows.js"
    /// The engine. It is missing if the toolchain that built the package cannot compile for WebAssembly. Then pages
    /// work as ordinary forms.
    case engine = "engine.wasm"

    /// The name of the file.
    public var fileName: String { rawValue }

    /// The value of the `Content-Type` header to serve the file with.
    public var contentType: String {
        switch self {
        case .engine: return "application/wasm"
        case .gallery: return "application/json"
        case .galleryPicture: return "image/svg+xml"
        default: break
        }
        return rawValue.hasSuffix(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8"
    }

    /// The possible names of the folder with the assets, beside the executable on Linux and on Apple's systems. The
    /// folder is searched by name, because `Bundle.module` traps if it is missing.
    public static let folderNames = ["formwork_FormworkBrowser.resources", "formwork_FormworkBrowser.bundle"]
}
