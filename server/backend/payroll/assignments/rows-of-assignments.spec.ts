import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoDate } from '#contracts/rules/date.ts'
import type { EnteredRow } from '../../engine/basis/pay-type-facts.ts'
import { type AssignedPerson, type PayAssignment, rowsOfAssignments, type Whom } from './rows-of-assignments.ts'

const everybody: Whom = {
  numbers: null,
  department: null,
  agreement: null,
  salaryForm: null,
  personType: null,
  properties: null,
}
const assignment = (differs: Partial<PayAssignment> = {}): PayAssignment => ({
  id: 'A',
  order: null,
  isActive: true,
  payType: '1070',
  text: '',
  quantity: null,
  price: null,
  amount: 100_00,
  units: [],
  distribution: '',
  from: '2026-01-01',
  to: null,
  interval: 1,
  times: null,
  whom: everybody,
  ...differs,
})
const person = (number: string, differs: Partial<AssignedPerson> = {}): AssignedPerson => ({
  number,
  employedFrom: '2020-01-01',
  employedTo: null,
  facts: { department: ['10'], agreement: ['TJM'], salaryForm: ['MÅN'], personType: ['TJM'], properties: [] },
  ...differs,
})
const november = { from: '2026-11-01', to: '2026-11-30' }
const never = () => 0
const numbersWith = (rows: ReadonlyMap<string, readonly EnteredRow[]>) =>
  [...rows].flatMap(([number, of]) => (of.length > 0 ? [number] : []))
const idsOf = (rows: ReadonlyMap<string, readonly EnteredRow[]>, number = '1') => rows.get(number)?.map(({ id }) => id)

describe('an assignment', () => {
  it('gives a row for the days on which it and the employment hold', () => {
    const rows = rowsOfAssignments(
      [assignment({ from: '2026-11-05', to: '2026-12-31', text: 'Bonus' })],
      [person('1'), person('2', { employedTo: '2026-11-20' }), person('3', { employedFrom: '2026-12-01' })],
      ...([november, never, 'BEFORE'] as const),
    )
    expect(rows.get('1')).toEqual([
      {
        id: 'uppdrag.A',
        payType: '1070',
        text: 'Bonus',
        quantity: null,
        price: null,
        amount: 100_00,
        units: [],
        distribution: '',
        from: '2026-11-05',
        to: '2026-11-30',
        order: 1,
        replaces: '',
      },
    ])
    expect(rows.get('2')?.map(({ from, to }) => [from, to])).toEqual([['2026-11-05', '2026-11-20']])
    expect(rows.get('3')).toEqual([])
  })

  // The form refuses such an employment. The rows do not rely on it.
  it('gives no row to a person whose employment ends before it begins', () => {
    const nobody = person('1', { employedFrom: '2026-11-15', employedTo: '2026-11-14' })
    const some = [assignment(), assignment({ id: 'B', from: '2026-11-14' }), assignment({ id: 'C', to: '2026-11-14' })]
    expect(rowsOfAssignments(some, [nobody], november, never, 'BEFORE').get('1')).toEqual([])
  })

  it.each<[string, Partial<PayAssignment>, boolean]>([
    ['ended', { isActive: false }, false],
    ['of every third month, from August', { from: '2026-08-15', interval: 3 }, true],
    ['of every third month, from September', { from: '2026-09-01', interval: 3 }, false],
    ['whose last day was yesterday', { to: '2026-10-31' }, false],
    ['whose first day is the last of the payout', { from: '2026-11-30' }, true],
    ['from tomorrow', { from: '2026-12-01' }, false],
  ])('%s', (_, differs, isPaid) => {
    const rows = rowsOfAssignments([assignment(differs)], [person('1')], november, never, 'BEFORE')
    expect(numbersWith(rows)).toEqual(isPaid ? ['1'] : [])
  })

  it('is for those who meet all of its conditions', () => {
    const others = [
      person('1', { facts: { ...person('1').facts, properties: ['H', 'T'] } }),
      person('2', { facts: { ...person('2').facts, department: ['20'], properties: ['T'] } }),
      person('3'),
    ]
    const whoGets = (whom: Partial<Whom>) =>
      numbersWith(
        rowsOfAssignments([assignment({ whom: { ...everybody, ...whom } })], others, november, never, 'AFTER'),
      )
    expect(whoGets({})).toEqual(['1', '2', '3'])
    expect(whoGets({ properties: ['T'] })).toEqual(['1', '2'])
    expect(whoGets({ properties: ['T'], department: ['10', '30'] })).toEqual(['1'])
    expect(whoGets({ numbers: ['2', '3'], agreement: ['TJM'] })).toEqual(['2', '3'])
    expect(whoGets({ salaryForm: ['TIM'] })).toEqual([])
    expect(whoGets({ personType: ['ARB', 'TJM'] })).toEqual(['1', '2', '3'])
    // A condition that is used and names nothing lets nobody through.
    expect(whoGets({ department: [] })).toEqual([])
  })

  it('ends for each person when the person has had it so many times', () => {
    const paid = (_: string, number: string) => (number === '1' ? 2 : 3)
    const rows = rowsOfAssignments([assignment({ times: 3 })], [person('1'), person('2')], november, paid, 'BEFORE')
    expect(numbersWith(rows)).toEqual(['1'])
  })

  it.each([
    ['BEFORE', ['uppdrag.X', 'uppdrag.Y', 'uppdrag.B', 'uppdrag.A']],
    ['AFTER', ['uppdrag.B', 'uppdrag.A', 'uppdrag.X', 'uppdrag.Y']],
  ] as const)('without an order number stands %s those with', (unnumbered, ids) => {
    const some = [
      assignment({ id: 'Y' }),
      assignment({ id: 'A', order: 20 }),
      assignment({ id: 'B', order: 3 }),
      assignment({ id: 'X' }),
    ]
    expect(idsOf(rowsOfAssignments(some, [person('1')], november, never, unnumbered))).toEqual(ids)
  })
})

const days = fc.integer({ min: -400, max: 400 }).map(count => addDays('2026-11-15', count))
const codes = fc.uniqueArray(fc.constantFrom('10', '20', '30'), { maxLength: 3 })
const assignments = fc.uniqueArray(
  fc
    .record({
      id: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'),
      order: fc.option(fc.integer({ min: 1, max: 3 })),
      isActive: fc.boolean(),
      amount: fc.integer({ min: 0, max: 10_000_00 }),
      from: days,
      to: fc.option(days),
      interval: fc.integer({ min: 1, max: 12 }),
      times: fc.option(fc.integer({ min: 1, max: 3 })),
      whom: fc
        .record({ numbers: fc.option(codes), department: fc.option(codes) })
        .map(own => ({ ...everybody, ...own })),
    })
    .map(assignment),
  { selector: ({ id }) => id, maxLength: 6 },
)
const persons = fc
  .uniqueArray(fc.constantFrom('10', '20', '30', '40'), { minLength: 1 })
  .chain(numbers =>
    fc.tuple(
      ...numbers.map(number =>
        fc
          .record({ department: fc.constantFrom('10', '20'), employedFrom: days, employedTo: fc.option(days) })
          .map(({ department, ...employed }) =>
            person(number, { ...employed, facts: { ...person(number).facts, department: [department] } }),
          ),
      ),
    ),
  )
const unnumbered = fc.constantFrom('BEFORE' as const, 'AFTER' as const)

describe('properties', () => {
  it('any order of assignments and of persons gives each person the same rows', () => {
    fc.assert(
      fc.property(assignments, persons, unnumbered, fc.nat(), (some, people, place, turn) => {
        const rows = rowsOfAssignments(some, people, november, never, place)
        const turned = <Item>(list: readonly Item[]) =>
          [...list.slice(turn % 7), ...list.slice(0, turn % 7)].toReversed()
        const others = rowsOfAssignments(turned(some), turned(people), november, never, place)
        for (const { number } of people) expect(others.get(number)).toEqual(rows.get(number))
      }),
    )
  })

  it('no row is outside the days of its assignment, of the employment or of the payout', () => {
    fc.assert(
      fc.property(assignments, persons, unnumbered, (some, people, place) => {
        const rows = rowsOfAssignments(some, people, november, never, place)
        for (const { number, employedFrom, employedTo } of people)
          for (const row of rows.get(number) ?? []) {
            const of = some.find(({ id }) => row.id === `uppdrag.${id}`)
            expect(row.from <= row.to).toBe(true)
            expect([of?.from ?? '', employedFrom, november.from].every(day => row.from >= day)).toBe(true)
            expect([of?.to, employedTo, november.to].every(day => !day || row.to <= day)).toBe(true)
          }
      }),
    )
  })

  it('month after month a person never has a row more than the number of times', () => {
    fc.assert(
      fc.property(assignments, persons, unnumbered, (some, people, place) => {
        const had = new Map<string, number>()
        const paid = (id: string, number: string) => had.get(`${number} uppdrag.${id}`) ?? 0
        for (let month = 1; month <= 24; month += 1) {
          const pay = { from: isoDate(2026, month, 1), to: isoDate(2026, month + 1, 0) }
          for (const [number, rows] of rowsOfAssignments(some, people, pay, paid, place))
            for (const { id } of rows) had.set(`${number} ${id}`, (had.get(`${number} ${id}`) ?? 0) + 1)
        }
        for (const { id, times } of some)
          for (const { number } of people)
            expect(paid(id, number)).toBeLessThanOrEqual(times ?? Number.POSITIVE_INFINITY)
      }),
    )
  })

  it("a person's rows are those of each assignment alone, and so is their sum", () => {
    fc.assert(
      fc.property(assignments, persons, unnumbered, (some, people, place) => {
        const sumOf = (rows: ReadonlyMap<string, readonly EnteredRow[]>, number: string) =>
          (rows.get(number) ?? []).reduce((sum, { amount }) => sum + (amount ?? 0), 0)
        const together = rowsOfAssignments(some, people, november, never, place)
        const alone = some.map(each => rowsOfAssignments([each], people, november, never, place))
        for (const { number } of people)
          expect(sumOf(together, number)).toBe(alone.reduce((sum, rows) => sum + sumOf(rows, number), 0))
      }),
    )
  })
})
