const value = <T>(of: T) => ({ value: of })

/** Lengths follow the reader's own text size: pixels at the usual 16. */
const px = (pixels: number) => value(`${pixels / 16}rem`)

/** The 4 px grid: 8 (`2`) within a group, 16 (`4`) between groups, 24 (`6`) between sections. */
const spacing = {
  '0': value('0'),
  '0.5': px(2),
  '1': px(4),
  '1.5': px(6),
  '2': px(8),
  '3': px(12),
  '4': px(16),
  '5': px(20),
  '6': px(24),
  '8': px(32),
  '10': px(40),
  '12': px(48),
  '16': px(64),
}

export const tokens = {
  spacing,
  sizes: {
    ...spacing,
    full: value('100%'),
    screen: value('100dvh'),
    min: value('min-content'),
    max: value('max-content'),
    fit: value('fit-content'),
    /** Controls: 32 in tables and toolbars, 36 otherwise, 44 under a finger. */
    control: { sm: px(32), md: px(36), touch: px(44) },
    icon: { sm: px(14), md: px(16), lg: px(20), xl: px(32) },
    sideMenu: { full: px(210), mini: px(60) },
    toolbar: px(56),
    content: px(1440),
    form: px(400),
    prose: value('62ch'),
  },
  fonts: {
    body: value("'Inter Variable', 'Inter Fallback', ui-sans-serif, system-ui, sans-serif"),
    mono: value("ui-monospace, 'SF Mono', 'Cascadia Mono', 'Segoe UI Mono', Menlo, Consolas, monospace"),
  },
  fontSizes: { caption: px(12), table: px(13), body: px(14), sm: px(16), md: px(20), lg: px(24) },
  lineHeights: { caption: px(16), body: px(20), sm: px(24), md: px(28), lg: px(32) },
  fontWeights: { regular: value(400), medium: value(500), semibold: value(600) },
  letterSpacings: { tight: value('-0.011em'), none: value('0') },
  radii: { sm: px(4), control: px(6), card: px(10), full: value('999px') },
  borderWidths: { '0': value('0'), '1': value('1px'), '2': value('2px') },
  borders: {
    none: value('0'),
    subtle: value('1px solid {colors.border.subtle}'),
    control: value('1px solid {colors.border.control}'),
    clear: value('1px solid transparent'),
  },
  colors: {
    transparent: value('transparent'),
    current: value('currentColor'),
    inherit: value('inherit'),
  },
  easings: { out: value('cubic-bezier(0.16, 1, 0.3, 1)'), linear: value('linear') },
  durations: {
    /** How long a wait stays unmentioned before a skeleton is shown. */
    patience: value('150ms'),
    spin: value('800ms'),
    pulse: value('1600ms'),
  },
  zIndex: {
    base: value(0),
    raised: value(1),
    sticky: value(10),
    /** Over the toolbar, for the mini menu grows over both. */
    sideMenu: value(30),
    toolbar: value(20),
    dialog: value(100),
    menu: value(200),
    tooltip: value(300),
    snackbar: value(400),
    skipLink: value(500),
  },
}
