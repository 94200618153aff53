import { colours } from './colours.ts'

/**
 * None for those who prefer no motion, so that no widget has to think of it: what closes goes at
 * once, and is not waited for.
 */
const motion = (duration: string) => ({ value: { base: duration, _motionReduce: '0s' } })

/** Tokens that depend on the theme, the brand or the person. */
export const semanticTokens = {
  colors: {
    ...colours,
    /** Set by `brand-css.ts`, from the brand and the theme. */
    primary: {
      fill: { value: 'var(--brand-fill)' },
      on: { value: 'var(--brand-on)' },
      hover: { value: 'var(--brand-hover)' },
    },
  },
  shadows: {
    /** The one shadow: for what floats. What rests has a border. */
    float: {
      value: {
        base: '0 0 0 1px rgb(28 38 43 / 0.08), 0 2px 6px rgb(28 38 43 / 0.08), 0 12px 32px rgb(28 38 43 / 0.14)',
        _dark: '0 0 0 1px #34434B, 0 2px 6px rgb(0 0 0 / 0.3), 0 12px 32px rgb(0 0 0 / 0.5)',
      },
    },
  },
  durations: {
    fast: motion('120ms'),
    normal: motion('150ms'),
    slow: motion('180ms'),
  },
}
