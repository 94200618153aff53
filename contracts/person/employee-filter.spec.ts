import { describe, expect, it } from 'vitest'
import { labelOf } from '../forms/field.ts'
import {
  employeeFilter,
  employeeFilterLayout,
  everybody,
  filterConditions,
  isInForce,
  StaffFilter,
  staffFilterOf,
  untoldConditions,
  withoutCondition,
} from './employee-filter.ts'

const today = '2026-11-21'

describe('the employee filter', () => {
  const empty = employeeFilter.defaults(today)

  it('has the fields of second document §3.2, the two numbers that §4 speaks of, and the company’s word for a case', () => {
    const specified =
      'AnstNrList BrukareList UseAvtal AvtalIdList UseEgenskap EgenskapIDList UseAvdelning AvdelningList UseDigitalMailbox DigitalMailboxList UsePerTyp PerTypList UseLoneForm LoneFormList UseTotWarnings TotWarnings DigitalPayslipFilter'
    expect(employeeFilter.names.toSorted()).toEqual(
      [...specified.split(' '), 'AnstNr', 'Brukare', 'BrukareNamnTyp'].toSorted(),
    )
  })

  it.each([
    ['BRUKARE', 'Brukare', 'Brukare i urvalet'],
    ['KUND', 'Kund', 'Kunder i urvalet'],
  ])('calls a case what the company does: %s', (BrukareNamnTyp, one, many) => {
    const { Brukare, BrukareList } = employeeFilter.fields
    expect([Brukare, BrukareList].map(field => labelOf(field, { ...empty, BrukareNamnTyp }))).toEqual([one, many])
  })

  it('begins with everybody, and nothing wrong', () => expect(employeeFilter.problems(empty)).toEqual({}))

  it.each([
    ['AnstNrList', 'AnstNr'],
    ['BrukareList', 'Brukare'],
  ])('clearing %s also clears %s', (list, value) => {
    const chosen = employeeFilter.assign({ ...empty, [value]: '17' }, list, ['17', '18'], today)
    expect(chosen[value]).toBe('17')
    expect(employeeFilter.assign(chosen, list, ['18'], today)[value]).toBe('17')
    expect(employeeFilter.assign(chosen, list, [], today)).toMatchObject({ [list]: [], [value]: '' })
  })

  it.each([
    ['UseAvtal', 'AvtalIdList', 'Avtal är obligatoriskt.'],
    ['UseEgenskap', 'EgenskapIDList', 'Egenskaper är obligatoriskt.'],
    ['UseAvdelning', 'AvdelningList', 'Avdelningar är obligatoriskt.'],
    ['UseDigitalMailbox', 'DigitalMailboxList', 'Digitala brevlådor är obligatoriskt.'],
    ['UsePerTyp', 'PerTypList', 'Persontyper är obligatoriskt.'],
    ['UseLoneForm', 'LoneFormList', 'Löneformer är obligatoriskt.'],
  ])('with %s on, %s is not empty', (use, list, message) => {
    const used = employeeFilter.assign(empty, use, true, today)
    expect(employeeFilter.problems(used)).toEqual({ [list]: message })
  })

  it('refuses what is in no list, and less than one warning', () => {
    const form = { ...empty, UsePerTyp: true, PerTypList: ['ARB', 'XYZ'], UseTotWarnings: true, TotWarnings: 0 }
    expect(employeeFilter.problems(form)).toEqual({
      PerTypList: 'Felaktigt värde.',
      TotWarnings: 'Minst antal varningar måste vara större än 0.',
    })
    expect(employeeFilter.problems({ ...form, UsePerTyp: false, UseTotWarnings: false })).toEqual({})
  })

  it('travels without the numbers that are being chosen', () => {
    const sent = employeeFilter.write({ ...empty, AnstNr: '17', AnstNrList: ['17'] }, today)
    expect(sent).not.toHaveProperty('AnstNr')
    expect(sent).not.toHaveProperty('Brukare')
    expect(sent).not.toHaveProperty('BrukareNamnTyp')
    expect(employeeFilter.read(sent, today)).toEqual({ ...empty, AnstNrList: ['17'] })
  })

  it('takes at most 300 one by one', () => {
    const numbers = Array.from({ length: 301 }, (_, at) => `${at}`)
    expect(employeeFilter.problems({ ...empty, AnstNrList: numbers.slice(1) })).toEqual({})
    expect(employeeFilter.problems({ ...empty, AnstNrList: numbers })).toEqual({
      AnstNrList: 'Högst 300 kan väljas en och en. Välj efter avdelning, avtal eller löneform i stället.',
    })
  })

  it('is made of conditions, which name every field and stand in the window', () => {
    const named = filterConditions.flatMap(({ field, use }) => [field, ...(use ? [use] : [])])
    expect(named.toSorted()).toEqual(
      employeeFilter.names.filter(name => !['AnstNr', 'Brukare', 'BrukareNamnTyp'].includes(name)).toSorted(),
    )
    for (const name of named) expect(employeeFilterLayout.placeOf(name)).toBeDefined()
    expect(filterConditions.filter(each => isInForce(everybody, each))).toEqual([])
  })

  const used = {
    ...everybody,
    AnstNr: '17',
    AnstNrList: ['17'],
    UseAvdelning: true,
    AvdelningList: ['10'],
    AvtalIdList: ['left from before'],
    UsePerTyp: true,
    PerTypList: ['TJM'],
    UseTotWarnings: true,
    DigitalPayslipFilter: 'PAPER',
  }

  it('tells what is in force, what the staff list is asked by, and what it does not know', () => {
    const inForce = filterConditions.filter(each => isInForce(used, each)).map(({ field }) => field)
    expect(inForce).toEqual(['AnstNrList', 'AvdelningList', 'PerTypList', 'TotWarnings', 'DigitalPayslipFilter'])
    expect(staffFilterOf(used)).toEqual({
      AnstNrList: ['17'],
      UseAvdelning: true,
      AvdelningList: ['10'],
      UsePerTyp: true,
      PerTypList: ['TJM'],
      DigitalPayslipFilter: 'PAPER',
    })
    expect(StaffFilter.parse(staffFilterOf(used))).toEqual(staffFilterOf(used))
    expect(StaffFilter.safeParse({ TotWarnings: 1 }).success).toBe(false)
    expect(untoldConditions(used).map(({ field }) => field)).toEqual(['TotWarnings'])
    expect(staffFilterOf(everybody)).toEqual({})
  })

  it('is told by the staff list in all its conditions but warnings', () => {
    const told = filterConditions.filter(({ field }) => field in StaffFilter.shape)
    expect(told).toHaveLength(filterConditions.length - 1)
    for (const { use = 'AnstNrList' } of told) expect(StaffFilter.shape).toHaveProperty(use)
  })

  it('lets go of one condition after the other, with what hangs on it', () => {
    const [numbers] = filterConditions
    expect(numbers && withoutCondition(used, numbers)).toEqual({ ...used, AnstNr: '', AnstNrList: [] })
    expect(filterConditions.reduce(withoutCondition, used)).toEqual(everybody)
  })
})
