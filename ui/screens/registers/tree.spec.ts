import { expect, it } from 'vitest'
import { unfolded } from '#ui/widgets/table/use-tree.ts'
import { above } from './columns.ts'
import { levelOf, treePage } from './tree.ts'

const item = (Kod: string, Over = '') => ({ Kod, [above]: Over, Namn: `namn ${Kod}` })
const items = [item('1', '2'), item('2'), item('3', '1'), item('4', 'BORTA'), item('5', '2')]
const shown = (query: object) =>
  treePage(items, 'Kod', query).rows.map(row => [Reflect.get(row, 'Kod'), levelOf(row as never)])

it('each item is followed by those below it, and one whose upper item is gone lies at the top', () => {
  expect(shown({})).toEqual([
    ['2', 0],
    ['1', 1],
    ['3', 2],
    ['5', 1],
    ['4', 0],
  ])
})

it('a search keeps the items above a match, and no others', () => {
  expect(shown({ searchTerm: 'namn 3', searchFields: ['Namn'] })).toEqual([
    ['2', 0],
    ['1', 1],
    ['3', 2],
  ])
  expect(shown({ searchTerm: 'zzz', searchFields: ['Namn'] })).toEqual([])
})

it('a folded row hides what is below it, however deep, and tells its place', () => {
  const { rows } = treePage(items, 'Kod', {})
  const all = rows as { readonly Kod: string }[]
  const folded = unfolded(
    all,
    row => levelOf(row as never),
    ({ Kod }) => Kod === '1' || Kod === '3',
  )
  expect(folded.rows.map(({ Kod }) => Kod)).toEqual(['2', '1', '5', '4'])
  expect(folded.nodes).toEqual([
    { level: 1, isOpen: true, place: 1, size: 2 },
    { level: 2, isOpen: false, place: 1, size: 2 },
    { level: 2, isOpen: undefined, place: 2, size: 2 },
    { level: 1, isOpen: undefined, place: 2, size: 2 },
  ])
})
