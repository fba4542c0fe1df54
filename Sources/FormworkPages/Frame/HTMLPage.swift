package import FormworkHTML
public import FormworkPresentation
public import FormworkRuntime

/// The complete page of a session. It works without the engine by posting, and the engine can attach to it.
public struct HTMLPage {
    private let engine: FormEngine
    private let options: PageOptions
    private let flow: PageFlow?

    /// Prepares the page of a session.
    ///
    /// The context of the session should have `keepsCollapsedRows`. Then the page has the rows of closed groups too, so
    /// that groups can be opened without a script, and the browser's search finds what is in them.
    ///
    /// - Parameters:
    ///   - engine: The session.
    ///   - options: The parts of the page that the session does not have.
    ///   - flow: The step of the person in a form with pages; `nil` for its first step, and for a form without pages.
    public init(_ engine: FormEngine, _ options: PageOptions, at flow: PageFlow? = nil) {
        self.engine = engine
        self.flow = flow ?? PageFlow(engine)
        self.options = options
    }

    /// The page as HTML.
    public func html() -> String {
        let renderer = renderer()
        let steps = stepWriter(renderer)
        // The end is written first: it knows which scripts the page loads, and the head names them.
        var scripts = PageScripts()
        var end = HTMLWriter()
        writeEnd(to: &end, &scripts)
        let shell = PageShell(
            locale: engine.settings.context.locale, title: steps?.windowTitle ?? renderer.form.windowTitle,
            assets: options.assets, styleSheets: styleSheets, styleSheet: options.styleSheet,
            script: options.hydration.map { _ in options.assets.address(joining: scripts.files) })
        return shell.page {
            content(renderer, steps).write(title: "h1", to: &$0)
            options.focus?.mark(renderer, in: &$0)
        } after: {
            $0.append(end)
        }
    }

    private var styleSheets: [String] {
        StyleSheets.forForm(of: engine) + (options.languages.isEmpty ? [] : ["languages.css"])
            + (options.hasBar ? ["bar.css"] : [])
    }

    /// The form as a part of another page, with all files that it loads.
    ///
    /// The `ids` of the options have to differ from those of other forms in the page.
    public func fragment() -> String { writtenFragment().string }

    /// The same, to be put into a page that is being written.
    package func writtenFragment() -> HTMLWriter {
        var html = HTMLWriter()
        writeFragment(to: &html)
        return html
    }

    private func writeFragment(to html: inout HTMLWriter) {
        let renderer = renderer()
        let steps = stepWriter(renderer)
        let locale = engine.settings.context.locale
        html.markup("<section class=\"fw-page fw-main\"")
        html.attribute("lang", locale.identifier)
        html.attribute("dir", locale.isRightToLeft ? "rtl" : "ltr")
        html.attribute("aria-labelledby", options.ids + "title")
        html.markup(">")
        html.styleSheet(options.assets.address(joining: StyleSheets.forFragments))
        if let brand = options.assets.brand { html.styleSheet(brand.styleSheet) }
        if let styleSheet = options.styleSheet { html.styleSheet(styleSheet) }
        content(renderer, steps).write(title: "h2", to: &html)
        var scripts = PageScripts()
        writeEnd(to: &html, &scripts)
        if options.listsRows { writeRows(to: &html) }
        if options.hydration != nil {
            html.markup("<script type=\"module\"")
            html.attribute("src", options.assets.address(joining: scripts.files))
            html.markup("></script>")
        }
        html.markup("</section>\n")
    }

    /// The answers as a person reads them, with buttons that change them: the last step of a form that has a review.
    public func review() -> String {
        HTMLWriter.string { ReviewWriter(engine, renderer(), changes: true).write(to: &$0) }
    }

    private func content(_ renderer: RowRenderer, _ steps: StepWriter?) -> FormContent {
        FormContent(engine: engine, options: options, renderer: renderer, steps: steps, kept: keptWriter)
    }

    private func stepWriter(_ renderer: RowRenderer) -> StepWriter? {
        flow.map { StepWriter(flow: $0, renderer: renderer, ids: options.ids) }
    }

    /// - Parameter isBlank: Whether the rows are those from which the script makes rows.
    private func renderer(isBlank: Bool = false) -> RowRenderer {
        var renderer = RowRenderer(engine, ids: options.ids)
        renderer.isBlank = isBlank
        renderer.answerWords = options.answerWords
        if let steps = stepWriter(renderer) { renderer.hiddenRows = steps.hiddenRows }
        let choices = choiceWriter(renderer)
        let files = fileWriter(renderer)
        let words = engine.settings.context.messages
        let (counters, days) = (CounterWriter(engine), DayWriter(engine))
        let isCounted = options.hydration != nil
        // The function belongs to the renderer, so it cannot have the renderer itself.
        let plain = renderer
        renderer.writeAddition = { field, place, row, html in
            switch place {
            case .besideControl: OwnElement.write(field, in: place, for: plain.id(row, "-control"), to: &html)
            case .belowControl:
                LookWriter.write(field, to: &html)
                days.write(field, id: plain.id(row, "-day"), to: &html)
                counters.write(field, id: plain.id(row, "-counter"), isCounted: isCounted, to: &html)
                choices?.write(field, to: &html)
                files?.write(field, id: plain.id(row), to: &html)
                OwnElement.write(field, in: place, for: plain.id(row, "-control"), to: &html)
            case .options: RankingWriter(words).write(field, id: plain.id(row), plain, to: &html)
            case .afterOption(let option): files?.write(option, of: field, to: &html)
            }
        }
        return renderer
    }

    private func choiceWriter(_ renderer: RowRenderer) -> ChoiceWriter? {
        options.choices.map { ChoiceWriter(choices: $0, engine: engine, renderer: renderer) }
    }

    private func fileWriter(_ renderer: RowRenderer) -> FileControlWriter? {
        options.files.map { FileControlWriter(files: $0, engine: engine, renderer: renderer) }
    }

    /// Only the script keeps answers.
    private var keptWriter: KeptWriter? {
        guard let kept = options.kept, options.hydration != nil else { return nil }
        return KeptWriter(kept: kept, engine: engine, ids: options.ids)
    }

    private func writeEnd(to html: inout HTMLWriter, _ scripts: inout PageScripts) {
        html.markup("<div")
        html.attribute("id", options.ids + "live")
        html.markup(" role=\"status\" aria-live=\"polite\" class=\"fw-visually-hidden\"></div>")
        for script in options.scripts.compactMap({ SafeLink($0) }) {
            html.markup("<script type=\"module\"")
            html.attribute("src", script.address)
            html.markup("></script>")
        }
        guard let hydration = options.hydration else { return }
        writeAskingParts(to: &html, &scripts)
        writeDrawingParts(to: &html, &scripts)
        if engine.form.hasPasswords { scripts.add("passwords.js") }
        PersonTimeWriter(engine.form).addScript(to: &scripts)
        if engine.form.hasNeededLists { scripts.add("blank-choice.js") }
        if engine.form.hasChangingOffers { scripts.add("withdrawn-options.js") }
        if !options.languages.isEmpty { scripts.add("languages.js") }
        if keptWriter != nil { scripts.add("drafts.js") }
        if options.canSave { scripts.add("save-later.js") }
        writeHydration(hydration, scripts, to: &html)
    }

    /// Writes the templates and scripts that talk to the server while a person fills in the form.
    private func writeAskingParts(to html: inout HTMLWriter, _ scripts: inout PageScripts) {
        let (ids, plain) = (options.ids, RowRenderer(engine, ids: options.ids))
        choiceWriter(plain)?.writeTemplates(ids: ids, to: &html, &scripts)
        fileWriter(plain)?.writeTemplates(ids: ids, to: &html, &scripts)
        options.checks?.writeTemplates(
            ids: ids, words: engine.settings.context.messages, to: &html, &scripts)
        stepWriter(plain)?.writeScript(to: &html, &scripts)
    }

    /// Writes the templates and scripts of parts that the engine in the page does not know, and the blank rows.
    private func writeDrawingParts(to html: inout HTMLWriter, _ scripts: inout PageScripts) {
        let (ids, plain) = (options.ids, RowRenderer(engine, ids: options.ids))
        let words = engine.settings.context.messages
        let newTab = words.text("ui.new_tab")
        DayWriter(engine).writeTemplates(ids: ids, to: &html, &scripts)
        CounterWriter(engine).writeTemplates(ids: ids, to: &html, &scripts)
        MarkWriter(engine.form, in: TextSurroundings(engine))
            .writeTemplates(ids: ids, newTab: newTab, to: &html, &scripts)
        UndoWriter(engine).writeTemplates(ids: ids, to: &html, &scripts)
        NewsWriter(engine).writeTemplates(ids: ids, to: &html, &scripts)
        if options.hasBar { BarWriter(words: words).write(ids: ids, to: &html, &scripts) }
        LookWriter(engine.form).writeTemplates(plain, to: &html, &scripts)
        SkeletonWriter(renderer: renderer(isBlank: true), engine: engine).write(ids: ids, to: &html)
    }

    /// Writes the row of each path, for `attach.js`.
    private func writeRows(to html: inout HTMLWriter) {
        html.markup("<script type=\"application/json\"")
        html.attribute("id", options.ids + "rows")
        html.markup(">")
        html.script(json: engine.form.rowsByPath.text())
        html.markup("</script>")
    }

    /// The session, for the engine.
    private func writeHydration(_ hydration: String, _ scripts: PageScripts, to html: inout HTMLWriter) {
        html.markup("<script type=\"application/json\"")
        html.attribute("id", options.ids + "hydration")
        // The address of the engine, with the version of the script.
        html.attribute("data-fw-engine", options.assets.address("engine.wasm"))
        html.attribute("data-fw-version", ifPresent: options.version)
        html.attribute("data-fw-features", scripts.features)
        html.markup(">")
        html.script(json: hydration)
        html.markup("</script>")
    }
}
