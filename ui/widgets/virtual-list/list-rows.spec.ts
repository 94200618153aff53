import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineAfterKey, listRows } from './list-rows.ts'

const itemKey = (item: string) => item

describe('the lines of a list', () => {
  it('are titles and items in order', () => {
    const sections = [
      { key: 'favourites', title: 'Favoriter', items: ['a'] },
      { key: 'others', title: 'Övriga', items: ['b', 'c'] },
    ]
    expect(listRows(sections, itemKey).map(row => row.key)).toEqual([
      'favourites',
      'favourites/a',
      'others',
      'others/b',
      'others/c',
    ])
  })

  it('leave out an empty section altogether', () => {
    expect(listRows([{ key: 'favourites', title: 'Favoriter', items: [] }], itemKey)).toEqual([])
  })

  it('are only the title of a collapsed section', () => {
    const sections = [{ key: 'others', title: 'Övriga', items: ['b'], collapsed: true }]
    expect(listRows(sections, itemKey).map(row => row.kind)).toEqual(['title'])
  })

  it('are the items alone when there is no title, collapsed or not: there would be nothing to open it with', () => {
    expect(listRows([{ key: 'all', items: ['a', 'b'], collapsed: true }], itemKey).map(row => row.kind)).toEqual([
      'item',
      'item',
    ])
  })
})

describe('a key in a list', () => {
  it.each([
    ['ArrowDown', 3, 4],
    ['ArrowUp', 3, 2],
    ['PageDown', 3, 13],
    ['PageUp', 3, 0],
    ['Home', 3, 0],
    ['End', 3, 49],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 49, 49],
  ])('%s leads from line %i to %i of 50', (key, from, to) => {
    expect(lineAfterKey(key, from, 50, 10)).toBe(to)
  })

  it('that does not move is left alone', () => {
    expect(lineAfterKey('a', 3, 50, 10)).toBeUndefined()
    expect(lineAfterKey('constructor', 3, 50, 10)).toBeUndefined()
  })

  it('never leads outside the list', () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End')
    fc.assert(
      fc.property(
        keys,
        fc.integer({ min: 1, max: 5000 }),
        fc.nat(),
        fc.integer({ min: 1, max: 40 }),
        (key, lines, n, page) => {
          const to = lineAfterKey(key, n % lines, lines, page)
          expect(to).toBeGreaterThanOrEqual(0)
          expect(to).toBeLessThan(lines)
        },
      ),
    )
  })
})
