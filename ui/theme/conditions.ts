/**
 * The theme is `data-theme` on <html>. Until a person has chosen, the attribute is absent and the
 * system decides, in CSS, so that the first paint is right before any script has run.
 */
export const conditions = {
  dark: {
    '[data-theme=dark] &': '@slot',
    '@media (prefers-color-scheme: dark)': { ':root:not([data-theme]) &': '@slot' },
  },
  light: ':root:not([data-theme=dark]) &',
  /** A finger instead of a pointer: targets grow to 44 px. */
  touch: '@media (pointer: coarse)',
  /** A mouse or the like: only there is hover a way to find things. */
  pointer: '@media (hover: hover)',
} as const
