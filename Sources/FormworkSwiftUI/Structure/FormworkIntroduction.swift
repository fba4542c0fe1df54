#if canImport(SwiftUI)
import Foundation
public import SwiftUI

/// The sentence under the title of the form, where the form begins. It shows nothing for a form without one.
public struct FormworkIntroduction: View {
    @Environment(FormModel.self) private var model
    @Environment(\.formworkStyle) private var style

    /// Shows the sentence of the model around it.
    public init() {}

    /// The words, with their links.
    public var body: some View {
        // The sentence is not observed. A form that becomes another one has another title, or none of this is drawn again.
        _ = model.title
        let engine = model.session.engine
        return Group {
            if !engine.introduction.isEmpty, model.shownStep?.backTitle == nil {
                Text(engine.introduction, engine.flowingIntroduction(site: style.site))
            }
        }
    }
}
#endif
