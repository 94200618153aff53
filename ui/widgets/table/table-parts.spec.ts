import { describe, expect, it } from 'vitest'
import { isContinued } from './table-parts.ts'

const rows = [{ at: 1 }, { at: 1 }, { at: 2 }, { at: 1 }]
const places = [...rows.keys(), rows.length]

describe('rows that belong together', () => {
  it('are those that follow each other and have the same', () => {
    const groupBy = ({ at }: { readonly at: number }) => String(at)
    expect(places.map(place => isContinued({ groupBy }, rows, place))).toEqual([false, true, false, false, false])
  })

  it('are none where nothing says so', () => {
    expect(places.some(place => isContinued({ groupBy: undefined }, rows, place))).toBe(false)
  })
})
