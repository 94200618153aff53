/** The styles shared by the widgets that lie over the page. */

/** Dims the page below. */
export const backdrop = {
  position: 'fixed',
  inset: '0',
  zIndex: 'dialog',
  bg: 'backdrop',
  animationDuration: 'normal',
  animationTimingFunction: 'out',
  _open: { animationName: 'fadeIn' },
  _closed: { animationName: 'fadeOut', animationFillMode: 'forwards' },
} as const

/** A floating card. Its text is left-aligned, also when it opens from a column of numbers. */
export const floating = {
  borderRadius: 'card',
  bg: 'bg.raised',
  boxShadow: 'float',
  outline: 'none',
  textAlign: 'start',
} as const

/** The animation of an element that opens in place. */
export const popping = {
  animationDuration: 'fast',
  animationTimingFunction: 'out',
  _open: { animationName: 'popIn' },
  _closed: { animationName: 'popOut', animationFillMode: 'forwards' },
} as const

/** The animation of an element that rises from below. */
export const rising = {
  animationName: 'riseIn',
  animationDuration: 'slow',
  animationTimingFunction: 'out',
} as const
