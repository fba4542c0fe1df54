#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// A button that shows the answer. Touching it opens several wheels that make the answer together; where there are no wheels, as
/// on a Mac, they are menus.
struct ComponentsField: RowPart {
    let row: RowModel
    let components: WheelComponents

    var body: some View {
        VStack(alignment: .leading) {
            AnswerButton(row: row)
            if row.isFocused {
                HStack(spacing: 0) {
                    ForEach(Array(components.wheels.indices), id: \.self) { wheel in
                        ComponentWheel(row: row, components: components, wheel: wheel)
                    }
                }
            }
        }
    }
}

/// One of the wheels.
private struct ComponentWheel: RowPart {
    let row: RowModel
    let components: WheelComponents
    let wheel: Int
    @Environment(\.formScreen) private var screen

    var body: some View {
        let row = row, components = components, wheel = wheel
        let place = components.places(of: row.value)[wheel]
        let titles = components.wheels[wheel]
        Picker(
            selection: Binding {
                place
            } set: {
                if let value = components.value(turning: wheel, to: $0, from: row.value) { row.set(value) }
            }
        ) {
            ForEach(Array(titles.indices), id: \.self) { Text(verbatim: titles[$0]).tag($0) }
        } label: {
            Text(verbatim: row.title)
        }
        .turned()
        .labelsHidden()
        .spoken(Speech(row, in: screen))
    }
}

extension View {
    /// A wheel where there are wheels.
    fileprivate func turned() -> some View {
        #if canImport(UIKit)
        pickerStyle(.wheel)
        #else
        pickerStyle(.menu)
        #endif
    }
}
#endif
