import { expect, it } from 'vitest'
import { styleCopies, styleCopiesIn, superfluous } from './style-copies.ts'

/** The number of style objects that repeat another. It may only shrink. */
const known = 5

it('finds a style object that is written twice, however it is laid out', () => {
  const files = [
    { path: 'a.tsx', text: `const a = css({ display: 'grid', gap: '4' })\nconst b = css({ gap: '4' })` },
    { path: 'b.tsx', text: `const one = css({\n  gap: '4',\n  display: 'grid',\n})\nconst two = wrap({ gap: '4' })` },
    { path: 'c.tsx', text: `const computed = css(styles)\nconst other = cssOf({ gap: '4' })` },
  ]
  const copies = styleCopiesIn(files)
  expect(copies).toEqual([{ style: `css({ display: 'grid', gap: '4' })`, places: ['a.tsx:1', 'b.tsx:1'] }])
  expect(superfluous(copies)).toBe(1)
})

it('no more style objects repeat another: what several components need stands in common-styles.ts', () => {
  const copies = styleCopies()
  const listed = copies.map(({ style, places }) => `${style}\n  ${places.join('\n  ')}`).join('\n')
  const count = superfluous(copies)
  expect(count, `Use ui/theme/common-styles.ts for these ${count} copies:\n${listed}\n`).toBeLessThanOrEqual(known)
  expect(count, 'There are fewer copies: write the new number here').toBe(known)
})
