import { describe, expect, it } from 'vitest'
import { caseWordings } from '../code-lists/case-wording.ts'
import { labelOf } from '../forms/field.ts'
import { noOverlap } from '../registers/client-periods.ts'
import { nameOfItem, textOfItem, textOfNew, worded } from '../registers/register.ts'
import { registers } from '../registers/registers.ts'
import { clientNumberProblem, clientNumberRange } from './numbers.ts'

const { clients } = registers
const { model, examples } = clients
const today = '2026-11-23'
const [example] = examples
const read = (more: object) => ({ ...model.read({ ...example, ...more }, today), Ny: true })

describe("the company's words", () => {
  it.each([
    ['BRUKARE', 'Brukarregister', 'brukare', 'Ny brukare', 'Brukarnummer'],
    ['ARBETSLEDARE', 'Arbetsledarregister', 'arbetsledare', 'Ny arbetsledare', 'Arbetsledarnummer'],
    ['KUND', 'Kundregister', 'kunder', 'Ny kund', 'Kundnummer'],
  ])('%s is what the list, a new one and the number are called', (BrukareNamnTyp, title, items, isNew, number) => {
    const called = worded(clients, { BrukareNamnTyp })
    const key = model.fields.Brukare
    const { title: named, items: many } = called
    expect([named, many, textOfNew(called)]).toEqual([title, items, isNew])
    expect(key && labelOf(key, { BrukareNamnTyp })).toBe(number)
  })

  it('are the only ones that the form says', () => {
    expect(caseWordings.codes).toHaveLength(3)
    for (const field of Object.values(model.fields).filter(({ isExcluded }) => !isExcluded)) {
      const said = [labelOf(field, { BrukareNamnTyp: 'KUND' }), field.hint, field.help].join(' ')
      expect(said).not.toMatch(/brukar|arbetsledar/i)
    }
  })

  it('leave the name as people write it in a list', () => {
    const values = { Brukare: '7', Efternamn: 'Ek', Fornamn: 'Elsa' }
    expect([textOfItem(clients, values), nameOfItem(clients, values)]).toEqual(['7 Ek Elsa', 'Ek Elsa'])
  })
})

describe('periods', () => {
  const rule = noOverlap('AnstNr', 'Två gånger')
  const row = (AnstNr: string, FranDatum: string, TomDatum = '') => ({ AnstNr, FranDatum, TomDatum })
  const place = { label: '', form: {} }
  it.each([
    ['one after the other', [row('1', '2026-01-01', '2026-01-31'), row('1', '2026-02-01')], undefined],
    [
      'on the same day',
      [row('1', '2026-01-01', '2026-01-31'), row('1', '2026-01-31')],
      'Rad 2: Två gånger som på rad 1.',
    ],
    [
      'within an open one',
      [row('2', '2026-01-01'), row('1', '2026-01-01'), row('1', '2027-01-01', '2027-01-02')],
      'Rad 3: Två gånger som på rad 2.',
    ],
    [
      'written in the other order',
      [row('1', '2027-01-01'), row('1', '2026-01-01', '2027-01-01')],
      'Rad 2: Två gånger som på rad 1.',
    ],
    ['of two people', [row('1', '2026-01-01'), row('2', '2026-01-01')], undefined],
  ])('%s', (_, rows, message) => expect(rule(rows, place)).toBe(message))

  it('end on their first day at the earliest', () => {
    const with1 = (TomDatum: string) =>
      model.problemOf(read({ Assistenter: [row('1', '2026-02-01', TomDatum)] }), 'Assistenter')
    expect(with1('2026-02-01')).toBeUndefined()
    expect(with1('2026-01-31')).toMatch(/^Rad 1: Till och med måste/)
  })
})

it('the case of a decision is not named by a personal number', () => {
  const named = (Referens: string) =>
    model.problemOf(
      read({ Beslut: [{ Betalare: 'FK', FranDatum: '2026-01-01', TomDatum: '', Timmar: 1, Period: 'V', Referens }] }),
      'Beslut',
    )
  for (const number of ['198506129801', '19850612-9801', '850612-9801']) expect(named(number)).toMatch(/personnumret/)
  for (const number of ['2026-004711', 'A 1985061298', '']) expect(named(number)).toBeUndefined()
})

describe('numbers', () => {
  const range = { BrukareNamnTyp: 'KUND', UseNewBrukare: true, FromNewBrukare: '9', TomNewBrukare: '100' }
  it.each([
    ['9', undefined],
    ['10', undefined],
    ['100', undefined],
    ['8', 'Nya kundnummer måste vara mellan 9 och 100.'],
    ['101', 'Nya kundnummer måste vara mellan 9 och 100.'],
  ])('%s in a range', (number, message) => expect(clientNumberProblem(number, range)).toBe(message))

  it('are suggested from the range, from 1 without one, and not of letters', () => {
    expect(clientNumberRange(range)).toEqual({ from: 9, to: 100 })
    expect(clientNumberRange({ ...range, UseNewBrukare: false })).toEqual({ from: 1, to: 999_999_999 })
    expect(clientNumberRange({ ...range, FromNewBrukare: 'A1' })).toBeNull()
  })
})
