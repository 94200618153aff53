import { describe, expect, it } from 'vitest'
import type { PayRow } from '../../../engine/payslip.ts'
import type { DeclaredPerson } from '../declaration.ts'
import type { DeclarationBasis } from '../declaration-of.ts'
import { controlFindings } from '../skatteverket/control-findings.ts'
import { correctionOf, sentBy, wholeSubmission } from '../submission.ts'
import { declaration, employer, payslip, person, row, sender } from '../testing/given.ts'
import type { Sender } from '../xml.ts'
import { checkCorrection } from './check-correction.ts'
import { checkDeclaration } from './check-declaration.ts'

const payee = '198202252386'
const plain = { '011': 30_000, '001': 9_000 }

/** Returns the findings, as 'level family person box'. */
const found = (differs: Partial<DeclarationBasis>, from: Sender = sender) => {
  const made = declaration(differs)
  const { persons = [], payslips = [] } = differs
  return checkDeclaration(made, { persons, payslips, sender: from })
}
const named = (findings: ReturnType<typeof found>) =>
  findings.map(({ level, family, person: who, box }) => `${level} ${family} ${who} ${box}`)

/** The findings of one person with amounts by field. */
const of = (
  fields: Readonly<Record<string, number>>,
  differs: Partial<DeclaredPerson> = {},
  { period = '2025-10', rows = [] as readonly PayRow[] } = {},
) => {
  const slip = payslip('1', fields, { period, contributions: Math.round((fields['011'] ?? 0) * 31.42) })
  return named(
    found({
      period,
      persons: [person('1', payee, differs)],
      payslips: [{ ...slip, rows: [...slip.rows, ...rows] }],
    }),
  )
}
const facts = (all: Readonly<Record<string, string | number>>) => ({ facts: new Map(Object.entries(all)) })

describe('a declaration that is right', () => {
  it('has no findings', () => {
    expect(of(plain)).toEqual([])
    expect(found({})).toEqual([])
  })

  it('says in words what is wrong, and how it is mended', () => {
    const findings = found({
      persons: [person('1', payee)],
      payslips: [payslip('1', { '011': -500, '012': 2_000, '001': 100 })],
    })
    expect(findings.map(({ text, mend }) => `${text} ${mend}`.replaceAll('\u00A0', ' '))).toEqual([
      'Felaktigt belopp i fält 011 Kontant bruttolön: −500 kr. Beloppet får inte vara negativt. Rätta perioden som avdraget hör till, i stället för att dra av det i den här.',
      'Avgifterna i deklarationen skiljer sig med 471,00 kr från lönebeskedens. Räkna om lönebeskeden: öresavrundning förklarar inte så mycket.',
      'Avdragen skatt, 100 kr, är större än den kontanta ersättningen, −500 kr. Kontrollera skatteraderna. Skatt dras aldrig med mer än vad som betalas ut.',
    ])
  })
})

describe('the fields of a statement', () => {
  it.each<[string, Partial<DeclaredPerson>, string]>([
    ['a wrong check digit', { payee: { box: '215', id: '198202252387' } }, '215'],
    ['letters in a number', { payee: { box: '215', id: '19820225238X' } }, '215'],
    ['no identity', { payee: { box: '224', id: '' } }, '215'],
    ['a number that is too high', { chosenNumber: 10_000_000_000 }, '570'],
    ['a workplace number of six digits', facts({ '060': '123456' }), '060'],
    ['a street of blanks', facts({ '245': ' ', '246': 'Umeå' }), '245'],
    ['a street with <', facts({ '245': 'A < B', '246': 'Umeå' }), '245'],
    ['a street without a town', facts({ '245': 'Storgatan 1' }), '246'],
    ['a TIN without its country', facts({ '252': '1' }), '076'],
    ['a tick that is not 1', facts({ '303': 0 }), '303'],
    ['an amount with öre', facts({ '023': 1.5 }), '023'],
    ['a country of three letters', facts({ '090': 'NOR', '091': 'A' }), '090'],
    ['another posting class', facts({ '090': 'NO', '091': 'D' }), '091'],
    ['another convention', facts({ '305': 'A1' }), '305'],
    ['posted without country and class', { isPosted: true }, '090'],
    ['A-SINK without the activity', { taxType: 'A15', ...facts({ '275': 4_500 }) }, '112'],
  ])('stop: %s', (_, differs, box) => {
    expect(of({ '011': 30_000, ...(differs.taxType ? {} : { '001': 9_000 }) }, differs)).toContain(`stop S 1 ${box}`)
  })

  it.each<[string, Readonly<Record<string, number>>, string]>([
    ['a car of more than seven digits', { '013': 10_000_000 }, 'stop S 1 013'],
    ['two fields of tax', { '274': 100 }, 'stop S 1 001'],
    ['a house without a benefit', { '041': 0 }, 'stop S 1 012'],
    ['more paid for fuel than its benefit', { '013': 1, '018': 100, '098': 101 }, 'stop S 1 098'],
    ['more tax than pay', { '001': 30_001 }, 'warning R 1 001'],
    ['fuel without a car', { '018': 100 }, 'warning R 1 018'],
    ['no tax of a main income', { '001': 0.5 }, 'warning R 1 001'],
  ])('%s', (_, fields, finding) => {
    expect(of({ ...plain, ...fields })).toContain(finding)
  })

  it.each(['9999999', '10000000'])('take a car of seven digits: %s', car => {
    expect(of({ ...plain, '013': Number(car) }).includes('stop S 1 013')).toBe(car.length > 7)
  })

  it.each([
    ['2025-12', []],
    ['2026-01', ['stop S 1 063']],
  ])('growth support ends with 2025: %s', (period, expected) => {
    expect(of(plain, facts({ '063': 1 }), { period })).toEqual(expected)
    expect(of(plain, facts({ '062': 1, '063': 1 }), { period: '2025-12' })).toEqual(['stop S 1 062'])
  })

  it.each([
    ['2023-12', ['stop S 1 023']],
    ['2024-01', []],
  ])('board fees begin with 2024: %s', (period, expected) => {
    expect(of(plain, facts({ '023': 100 }), { period })).toEqual(expected)
  })

  it('a payee without a number has name and address', () => {
    const born = { payee: { box: '222', id: '19820225000' } as const }
    expect(of(plain, born)).toEqual(['216', '217', '218', '220', '221'].map(box => `stop S 1 ${box}`))
    const whole = facts({ '216': 'A', '217': 'B', '218': 'C', '220': 'D', '221': 'NO' })
    expect(of(plain, { ...born, ...whole })).toEqual([])
  })

  it('SINK needs the citizenship, and no tax is right there', () => {
    expect(of({ '011': 30_000 }, { taxType: 'S25' })).toEqual(['stop S 1 081'])
    expect(of({ '011': 30_000 }, { taxType: 'S25', ...facts({ '081': 'FI' }) })).toEqual([])
  })
})

describe('the sums and the persons', () => {
  it('name a sum that is not Skatteverket’s', () => {
    expect(of(plain, { birthDate: '1950-02-25' })).toContain('warning B null 487')
  })

  it('explain dropped öre, and nothing more', () => {
    const slip = (contributions: number) => ({
      persons: [person('1', payee)],
      payslips: [payslip('1', plain, { contributions })],
    })
    expect(named(found(slip(9_426_00 + 5_00)))).toEqual([])
    expect(named(found(slip(9_426_00 + 5_01)))).toEqual(['warning B null 487'])
  })

  it('name persons that are not in the register, and those of F-tax', () => {
    expect(named(found({ payslips: [payslip('2', plain)] }))).toEqual(['stop B 2 null'])
    expect(of(plain, { taxType: 'FTG' })).toEqual(['warning R 1 null'])
  })

  it('two statements of one payee have different numbers', () => {
    const persons = [person('A', payee), person('B', payee)]
    const payslips = [
      payslip('A', plain, { contributions: 9_426_00 }),
      payslip('B', plain, { contributions: 9_426_00 }),
    ]
    expect(named(found({ persons, payslips }))).toEqual([])
    expect(named(found({ persons, payslips, numbers: { A: 4, B: 4 } }))).toEqual(['stop B A 570', 'stop B B 570'])
  })

  it('a number that was changed after it was declared is named', () => {
    const persons = [person('1', payee, { chosenNumber: 7 })]
    const payslips = [payslip('1', plain, { contributions: 9_426_00 })]
    expect(named(found({ persons, payslips, numbers: { '1': 3 } }))).toEqual(['warning R 1 570'])
  })

  it('the main form has no negative sum', () => {
    expect(named(found({ amounts: { '475': 100 } }))).toEqual(['stop S null 487'])
  })
})

describe('the envelope', () => {
  it.each([
    ['a number with a wrong check digit', { identity: '165560269987' }, 'stop S null 201'],
    ['no contact', { contact: null }, 'stop S null null'],
    ['an address without a domain', { contact: { name: 'A', phone: '1', email: 'a@b' } }, 'stop S null null'],
    [
      'a phone of 21 characters',
      { contact: { name: 'A', phone: '1'.repeat(21), email: 'a@b.se' } },
      'stop S null null',
    ],
    ['a name of 51 characters', { contact: { name: 'A'.repeat(51), phone: '1', email: 'a@b.se' } }, 'stop S null null'],
  ])('%s', (_, differs, finding) => {
    expect(named(found({ employer: { ...employer, ...differs } }))).toEqual([finding])
  })

  it('a sender without a phone', () => {
    expect(named(found({}, { ...sender, contact: { ...sender.contact, phone: '' } }))).toEqual(['stop S null null'])
  })
})

describe('absences', () => {
  const away = (differs: object, payeeOf: Partial<DeclaredPerson> = {}) =>
    named(
      found({
        persons: [person('1', payee, payeeOf)],
        absences: [{ person: '1', date: '2026-10-05', kind: 'TFP', ...differs }],
      }),
    )

  it.each<[string, object, readonly string[]]>([
    ['hours', { hours: 8_00 }, []],
    ['percent', { percent: 100_00 }, []],
    ['both', { hours: 8_00, percent: 50_00 }, ['stop S 1 824']],
    ['neither', {}, ['stop S 1 824']],
    ['more than all', { percent: 100_01 }, ['stop S 1 824']],
    ['nothing', { hours: 0 }, ['stop S 1 825']],
    ['25 hours', { hours: 25_00 }, ['stop S 1 825']],
    ['a later month', { hours: 8_00, date: '2026-11-01' }, ['warning R 1 821']],
    ['an earlier month', { hours: 8_00, date: '2026-08-31' }, []],
  ])('%s', (_, differs, expected) => {
    expect(away(differs)).toEqual(expected)
  })

  it('need a personal number', () => {
    expect(away({ hours: 8_00 }, { payee: { box: '222', id: '19820225000' } })).toEqual(['stop S 1 215'])
  })

  it('need the days of every row', () => {
    const rows = [row('a', '011', -800_00, { declaredAbsence: 'TFP', from: '2025-10-05', to: '2025-10-05' })]
    expect(of(plain, {}, { rows })).toContain('stop B 1 821')
    expect(of(plain, {}, { rows, period: '2024-12' })).not.toContain('stop B 1 821')
  })
})

describe('a correction', () => {
  const paid = (tax: number, period = '2026-10', absences: DeclarationBasis['absences'] = []) =>
    declaration({
      period,
      absences,
      persons: [person('1', payee)],
      payslips: [payslip('1', { '011': 30_000, '001': tax }, { period })],
    })
  const check = (before: ReturnType<typeof paid>, now: ReturnType<typeof paid>, today = '2026-11') => {
    const sent = sentBy([wholeSubmission(before)])
    return named(checkCorrection(sent, correctionOf(sent, now, true), today))
  }

  it('names tax that is lowered', () => {
    expect(check(paid(9_000), paid(8_999))).toEqual(['warning R 1 001'])
    expect(check(paid(9_000), paid(9_001))).toEqual([])
  })

  it('names absences that are too late', () => {
    const absences = [{ person: '1', date: '2026-10-05', kind: 'TFP' as const, hours: 8_00 }]
    expect(check(paid(9_000), paid(9_000, '2026-10', absences))).toEqual(['warning S 1 821'])
  })

  it.each([
    ['2026-12', []],
    ['2027-01', ['stop S null 006']],
  ])('goes six years back: in %s', (today, expected) => {
    expect(check(paid(9_000, '2020-10'), paid(9_001, '2020-10'), today)).toEqual(expected)
  })
})

describe('what Skatteverket has found', () => {
  it('is a finding of its family, with the person by the number', () => {
    const made = declaration({ persons: [person('A', payee)], payslips: [payslip('A', plain)], numbers: { A: 4 } })
    const fault = { control: 'B_006', isStop: false, form: 'HU', number: null, text: 'Summan' }
    const faults = [
      fault,
      { ...fault, control: 'S_003', isStop: true, form: 'IU', number: 4 },
      { ...fault, control: '', isStop: true },
    ]
    expect(named(controlFindings(made, faults))).toEqual(['warning B null null', 'stop S A null', 'stop S null null'])
  })
})
