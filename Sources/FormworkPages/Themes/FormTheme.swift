public import FormworkRuntime

/// The brand of pages: colours for light and dark, a font, corners, density, a logo, and words above and below forms.
///
/// Each has a default, so a theme can be as little as one colour. A form's own styles come on top of the theme.
public struct FormTheme: Equatable, Sendable {
    /// The colours on a light screen, and on paper.
    public var light: ThemePalette
    /// The colours on a dark screen; `nil` for pages that are always light.
    public var dark: ThemePalette?
    /// The font of all texts; `nil` for the system's. Browsers without it take the system's too.
    public var font: StyleFont?
    /// The radius of the corners of cards.
    public var cornerRadius: StyleLength
    /// How much room questions have.
    public var density: ThemeDensity
    /// The width of a title that stands beside its control where there is room for both, from 20 to 60 per cent of the line;
    /// `nil` for titles above their controls.
    public var titleShare: Int?
    /// The place of the circles and boxes of options.
    public var optionMarks: OptionMarkPlace
    /// Whether the parts of fields get different colours, which helps to debug the layout.
    public var showsParts: Bool
    /// A picture above the form; `nil` if absent.
    public var logo: ThemeLogo?
    /// A line above the form, beside the logo; blank if absent.
    public var header: String
    /// A line below the form; blank if absent.
    public var footer: String

    /// Makes a theme; everything has a default, which is how pages look without a theme.
    public init(
        light: ThemePalette = .light, dark: ThemePalette? = .dark, font: StyleFont? = nil,
        cornerRadius: StyleLength = FormTheme.usualRadius, density: ThemeDensity = .regular,
        titleShare: Int? = nil, optionMarks: OptionMarkPlace = .before,
        showsParts: Bool = false, logo: ThemeLogo? = nil,
        header: String = "", footer: String = ""
    ) {
        self.light = light
        self.dark = dark
        self.font = font
        self.cornerRadius = cornerRadius
        self.density = density
        self.titleShare = titleShare
        self.optionMarks = optionMarks
        self.showsParts = showsParts
        self.logo = logo
        self.header = header
        self.footer = footer
    }

    /// The radius of corners in pages without a theme: 16 points.
    public static let usualRadius = StyleLength(whole: 16)

    /// The shares that leave room for both the title and the control.
    static let titleShares = 20...60
}

/// How much room questions have in a page.
public enum ThemeDensity: String, CaseIterable, Equatable, Sendable {
    /// For forms that clerks fill in all day. Controls keep the size that fingers need.
    case compact
    /// The usual room.
    case regular
    /// More room, for short forms.
    case spacious
}

/// The place of an option's circle or box.
public enum OptionMarkPlace: String, CaseIterable, Equatable, Sendable {
    /// Before the words.
    case before
    /// At the end of the line.
    case after
}

/// A picture above forms.
public struct ThemeLogo: Equatable, Sendable {
    /// The address of the picture: a path on the page's own host, or `data:image/…`. Others are not shown.
    public var address: String
    /// The alternative text of the picture.
    public var title: String
    /// The height in a page. The width follows.
    public var height: StyleLength

    /// The height of a logo that names none: 40 points.
    public static let usualHeight = StyleLength(whole: 40)

    /// Makes a logo.
    public init(address: String, title: String, height: StyleLength = ThemeLogo.usualHeight) {
        self.address = address
        self.title = title
        self.height = height
    }
}
