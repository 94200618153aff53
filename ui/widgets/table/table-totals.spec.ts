import { expect, it } from 'vitest'
import { totalsLabel, totalsOf } from './table-totals.tsx'

const columns = [{ id: 'Namn' }, { id: 'Antal', isSummed: true }, { id: 'Belopp', isSummed: true }]
const rows = [
  { Namn: 'a', Antal: 1, Belopp: 0.1 },
  { Namn: 'b', Antal: 2, Belopp: 0.2 },
]

it('the sums are those of the page, where the source has none', () => {
  expect(totalsOf({ rows }, columns)).toEqual([null, 3, 0.3])
  expect(totalsLabel({ rows, totalRows: 3 })).not.toBe(totalsLabel({ rows, totalRows: 2 }))
})

it('the sums are those of the source, of which an empty one is never added up from the page', () => {
  expect(totalsOf({ rows, totals: { Antal: 7, Belopp: null } }, columns)).toEqual([null, 7, null])
  expect(totalsOf({ rows, totals: {} }, columns)).toEqual([null, null, null])
  expect(totalsLabel({ rows, totals: { Antal: 7 }, totalRows: 9 })).toBe(totalsLabel({ rows, totalRows: 2 }))
})
