package import FormworkCore

/// All that a session shows, as lines that can be compared and read.
package struct SessionPicture: Equatable {
    package var lines: [String]

    /// - Parameters:
    ///   - identities: Whether rows are told apart by identity, or only by what and where they are.
    ///   - errors: Whether errors are part of it.
    ///   - texts: Whether what stands in the controls is part of it, beside what it means.
    ///   - editors: Whether the open inline editor is part of it. It belongs to the control and not to the answers, so
    ///     that neither `undo` nor a snapshot brings it back.
    package init(
        _ engine: FormEngine, identities: Bool = true, errors: Bool = true, texts: Bool = true, editors: Bool = true
    ) {
        let rows = editors ? engine.rows : engine.rows.filter { $0.id.kind != .inlineEditor }
        lines = rows.map { row in
            let node = row.id.node
            var words = [identities ? row.id.text : "\(row.id.kind)", engine.path(of: node)]
            if let state = engine.field(node), row.id.kind == .field {
                words += [state.value.json.text(), texts ? state.text : "", state.display]
                words += state.field.options.map { $0.id.canonicalText }
                words += [state.isEnabled ? "" : "disabled", state.isRequired ? "required" : ""]
                if errors { words.append(state.error ?? "") }
            } else if let item = engine.item(node), row.id.kind == .itemHeader {
                words += [item.title, item.isRemovable ? "removable" : ""]
            } else if row.id.kind == .addItem {
                words.append(engine.canAddItem(node) ? "open" : "full")
            } else {
                words += [engine.isCollapsed(node) ? "closed" : "open"]
                if errors { words.append(engine.sectionError(node) ?? "") }
            }
            return words.joined(separator: " | ")
        }
        lines.append(engine.values.text())
        lines.append(engine.parameters.text())
        if errors { lines += engine.errors.map { $0.path + ": " + $0.code + " " + $0.message } }
    }

    /// The first line that is another one, as each has it; blank if absent.
    package func difference(from other: SessionPicture) -> String {
        for (first, second) in zip(lines, other.lines) where first != second { return "\(first) ≠ \(second)" }
        return lines.count == other.lines.count ? "" : "\(lines.count) lines ≠ \(other.lines.count)"
    }
}

extension FormEngine {
    /// The snapshot without the count of identities, which undo does not change.
    package var content: String { snapshot()["form"]?.text() ?? "" }

    /// The same session, as another process would restore it.
    package func reopened() -> FormEngine? {
        // With secrets, which the hydration data of a page leaves out.
        let hydration = HydrationData(form: form, context: context, snapshot: snapshot())
        return HydrationData(hydration.json)?.open()
    }
}
