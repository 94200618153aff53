/** What the widgets that lie over the page have in common. */

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

/**
 * A card that floats. It reads from its start, also where it was opened from a column of numbers.
 */
export const floating = {
  borderRadius: 'card',
  bg: 'bg.raised',
  boxShadow: 'float',
  outline: 'none',
  textAlign: 'start',
} as const

/** It opens at once, where it was asked for. */
export const popping = {
  animationDuration: 'fast',
  animationTimingFunction: 'out',
  _open: { animationName: 'popIn' },
  _closed: { animationName: 'popOut', animationFillMode: 'forwards' },
} as const

/** It comes from below by itself. */
export const rising = {
  animationName: 'riseIn',
  animationDuration: 'slow',
  animationTimingFunction: 'out',
} as const
