import { describe, expect, it } from 'vitest'
import { brands, colours } from './colours.ts'
import { contrast } from './contrast.ts'

type Pair = (typeof colours.bg)['canvas']
const themes = ['light', 'dark'] as const
const colourIn = (pair: Pair, theme: (typeof themes)[number]) => pair.value[theme === 'light' ? 'base' : '_dark']

const { bg, fg, border, avatar, link, accent, focus, error, success, info } = colours

/**
 * Where running text may stand: every background there is but the tooltip's. A background that is
 * added is tested.
 */
const { inverse, ...grounds } = bg
/** Tinted grounds of statuses carry their own text and the usual two. */
const tints = { 'accent.bg': accent.bg, 'error.bg': error.bg, 'success.bg': success.bg, 'info.bg': info.bg }
/** Every text colour there is but the one of what cannot be used, which the rule exempts. */
const { onInverse, disabled, ...usual } = fg

const texts: Record<string, Pair> = {
  ...usual,
  link: link.default,
  'link.hover': link.hover,
  'accent.text': accent.text,
  'error.text': error.text,
  'success.text': success.text,
  'info.text': info.text,
}

const pairs = (fronts: Record<string, Pair>, backs: Record<string, Pair>) =>
  Object.entries(fronts).flatMap(([front, one]) =>
    Object.entries(backs).map(([back, other]) => ({ front, back, one, other })),
  )

describe.each(themes)('in the %s theme', theme => {
  const ratio = (one: Pair, other: Pair) => contrast(colourIn(one, theme), colourIn(other, theme))

  it.each(pairs(texts, { ...grounds, ...tints }))('$front can be read on $back', ({ one, other }) => {
    expect(ratio(one, other)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['a tooltip', onInverse, inverse],
    ['an avatar', avatar.text, avatar.bg],
    ['a badge', accent.on, accent.fill],
    ['a dangerous button', error.on, error.fill],
    ['a dangerous button under the pointer', error.on, error.fillHover],
  ])('the text of %s can be read', (_, one, other) => {
    expect(ratio(one, other)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(
    pairs(
      { 'border.control': border.control, 'border.controlHover': border.controlHover, 'focus.ring': focus.ring },
      grounds,
    ),
  )('$front can be seen on $back', ({ one, other }) => {
    expect(ratio(one, other)).toBeGreaterThanOrEqual(3)
  })

  it('what cannot be used can still be made out', () => {
    expect(ratio(disabled, bg.surface)).toBeGreaterThanOrEqual(3)
  })

  it.each(Object.entries(brands))('the primary button of the brand %s can be read and seen', (_, brand) => {
    const { fill, on, hover } = brand[theme]
    expect(contrast(on, fill)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(on, hover)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(fill, colourIn(bg.surface, theme))).toBeGreaterThanOrEqual(3)
  })
})

describe('the contrast ratio', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#777777', '#FFFFFF', 4.48],
    ['#FFFFFF', '#455A64', 7.24],
  ])('of %s and %s is %d', (one, other, known) => {
    expect(contrast(one, other)).toBeCloseTo(known, 1)
    expect(contrast(other, one)).toBe(contrast(one, other))
  })

  it('refuses a colour that lets something through', () => {
    expect(() => contrast('rgb(0 0 0 / 0.5)', '#FFFFFF')).toThrow('Not an opaque colour')
  })
})
