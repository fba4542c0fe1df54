#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import FormworkUIKit
import SwiftUI
import UIKit

/// The screen on which a person signs, which is that of UIKit's forms: by drawing, or by typing their name.
struct SignaturePaper: UIViewControllerRepresentable {
    let title: String
    let words: (String) -> String
    let close: @MainActor () -> Void
    let sign: @MainActor (ChosenFile) -> Void

    func makeUIViewController(context: Context) -> UINavigationController {
        let paper = SignatureController(title: title, words: words) { sign($0) }
        paper.close = { close() }
        return UINavigationController(rootViewController: paper)
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
#elseif canImport(SwiftUI)
import Foundation
import SwiftUI

/// The screen on which a person signs where there is no UIKit: by drawing with the pointer, or by typing their name, which is as
/// good.
struct SignaturePaper: View {
    let title: String
    let words: (String) -> String
    let close: @MainActor () -> Void
    let sign: @MainActor (ChosenFile) -> Void
    @Environment(\.formScreen) private var screen
    @State private var drawing = SignatureDrawing()
    @State private var text = ""

    var body: some View {
        let name = WhiteSpace.trim(text)
        let drawing = drawing
        NavigationStack {
            Form {
                Section {
                    DrawingPad(drawing: $drawing, label: words("ui.sign_draw"))
                    HStack(spacing: 16) {
                        Button(words("ui.undo")) { self.drawing.undo() }
                        Button(words("ui.clear")) { self.drawing.clear() }
                    }
                    .buttonStyle(.borderless)
                    .disabled(drawing.isEmpty)
                } footer: {
                    Text(verbatim: words("ui.sign_draw"))
                }
                TextField(text: $text) { Text(verbatim: words("ui.sign_name")) }
            }
            .formStyle(.grouped)
            .navigationTitle(title)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button(screen?.words.cancel ?? "") { close() } }
            }
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button(words("ui.sign")) {
                        close()
                        sign(drawing.isEmpty ? .typedName(name) : picture(of: drawing))
                    }
                    .disabled(name.isEmpty && drawing.isEmpty)
                }
            }
        }
        // A sheet of a Mac is as small as what is in it.
        .frame(minWidth: 480, minHeight: 360)
    }

    private func picture(of drawing: SignatureDrawing) -> ChosenFile {
        ChosenFile(name: words("ui.signature") + ".png", content: drawing.picture())
    }
}

/// The paper itself: dark ink on white, in the dark too, because that is how the picture is kept.
private struct DrawingPad: View {
    @Binding var drawing: SignatureDrawing
    let label: String
    @State private var width = 0.0
    /// Whether the pointer is down, and so draws the last stroke.
    @State private var isDrawing = false

    var body: some View {
        Strokes(drawing: drawing)
            .stroke(
                Color.black,
                style: StrokeStyle(lineWidth: width * SignatureDrawing.lineShare, lineCap: .round, lineJoin: .round)
            )
            .frame(maxWidth: .infinity)
            .aspectRatio(1 / SignatureDrawing.heightShare, contentMode: .fit)
            .background { RoundedRectangle(cornerRadius: 0).fill(Color.white) }
            .background { RoundedRectangle(cornerRadius: 0).stroke(Color.gray, lineWidth: 1) }
            .onGeometryChange(for: Double.self) { geometry in
                geometry.size.width
            } action: {
                width = $0
            }
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { touch in
                        if isDrawing {
                            drawing.draw(to: touch.location, width: width)
                        } else {
                            drawing.begin(at: touch.location, width: width)
                            isDrawing = true
                        }
                    }
                    .onEnded { _ in isDrawing = false }
            )
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(verbatim: label))
            .accessibilityAddTraits(.isImage)
    }
}

/// The strokes that were drawn.
private struct Strokes: Shape {
    let drawing: SignatureDrawing

    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            for stroke in drawing.strokes(width: rect.width) {
                path.move(to: stroke[0])
                // A line to where it began is a point.
                for place in stroke.count == 1 ? stroke[...] : stroke.dropFirst() { path.addLine(to: place) }
            }
        }
    }
}
#endif
