import { describe, expect, it } from 'vitest'
import type { FormValues } from '../../forms/field.ts'
import { companySettings } from '../../settings/company-settings.ts'
import { payslip } from '../../settings/payslip.ts'
import { demoContents } from './demo-payslip.ts'
import { payslipSheet } from './payslip-sheet.ts'

const shown = (settings: FormValues) => payslipSheet(settings, demoContents(settings))

const company = {
  ...companySettings.defaults('2026-11-21'),
  Namn: 'Nordsken Handel AB',
  Orgnr: '165560000003',
  Adress1: 'Storgatan 1',
  PostNr: '903 26',
  PostOrt: 'Umeå',
  UseAvdelning: true,
}
const textsIn = (name: string, asNumbers: boolean) => {
  const { columns, rows } = shown({
    ...company,
    PrintoutPayslipLonRadSort: name,
    PrintoutPayslipLonRadSortType: asNumbers ? 'numeric' : 'alpha',
  })
  const at = columns.findIndex(({ id }) => id === 'text')
  return rows.map(row => row[at])
}

/** Settings without effect on a single payslip: the sort order of lists and batch printouts. */
const ofMany = ['PrintoutPayslipSort', 'PrintoutPayoutPayslipSort', 'PrintoutKontrollistaSort']

describe('the payslip on show', () => {
  const options = Object.entries(payslip).filter(([name, { kind }]) => !ofMany.includes(name) && kind !== 'multiline')

  it.each(options)('follows %s', (name, { kind, choices }) => {
    const others =
      kind === 'flag' ? [true, false] : (choices?.(company) ?? []).map(({ value }: { value: string }) => value)
    const written = { ...company, PrintoutPayslipMeddelandeText: 'God jul!' }
    const sheets = others.map(value => JSON.stringify(shown({ ...written, [name]: value })))
    expect(new Set(sheets).size).toBe(others.length)
  })

  it('has the website beside the other ways to reach the company', () => {
    const { contact } = shown({ ...company, PrintoutPayslipFtgKontakt: true, Hemsida: 'nordsken.example' }).company
    expect(contact).toContainEqual(['Webbplats', 'nordsken.example'])
    expect(JSON.stringify(shown({ ...company, Hemsida: 'nordsken.example' }))).not.toContain('nordsken.example')
  })

  it('has the message of the company once it is written', () => {
    expect(shown({ ...company, PrintoutPayslipMeddelandeText: ' ' }).message).toBeNull()
    expect(shown({ ...company, PrintoutPayslipMeddelandeText: 'God jul!' }).message).toEqual(['Meddelande', 'God jul!'])
  })

  it('hides the last four of the personal number, and does not hide the rest', () => {
    const { facts } = shown(company)
    expect(facts).toContainEqual(['Personnr', '19900101-****'])
    expect(shown({ ...company, PrintoutPayslipDoljPersNr: false }).facts).toContainEqual(['Personnr', '19900101-2384'])
  })

  it('sorts its rows by their codes as text or as numbers, or by day', () => {
    const wage = 'Månadslön'
    const deduction = 'Karensavdrag'
    expect(textsIn('SortKod', false)).toEqual([
      wage,
      'Övertid, enkel',
      'Milersättning, skattefri',
      'Kostförmån, lunch',
      deduction,
    ])
    expect(textsIn('SortKod', true)[0]).toBe(deduction)
    expect(textsIn('LonArtNr', false)).toEqual([
      wage,
      deduction,
      'Övertid, enkel',
      'Milersättning, skattefri',
      'Kostförmån, lunch',
    ])
    expect(textsIn('LonArtNr', true).at(-1)).toBe(deduction)
    expect(textsIn('Datum', false)[0]).toBe('Övertid, enkel')
  })

  it('adds up: what is paid is the wage and what is tax-free, less the tax, to whole kronor', () => {
    const { sums, net } = shown(company)
    expect(sums).toEqual([
      ['Bruttolön', '34\u00a0714,15'],
      ['Preliminär skatt', '−7\u00a0904,00'],
      ['Tillägg och avdrag efter skatt', '300,00'],
    ])
    expect(net).toEqual(['Att betala ut', '27\u00a0110,00 kr'])
    expect(shown({ ...company, AvrundaTotal: 2 }).net[1]).toBe('27\u00a0110,15 kr')
  })

  it('hides an account that is the personal number, as Nordea’s personal accounts are', () => {
    const { person, ...contents } = demoContents(company)
    const factsOf = (account: string, settings: FormValues = {}) =>
      payslipSheet({ ...company, ...settings }, { ...contents, person: { ...person, account } }).facts
    expect(factsOf('3300 9001012384')).toContainEqual(['Konto', '3300 900101****'])
    expect(factsOf('8327-9 9001012385')).toContainEqual(['Konto', '8327-9 9001012385'])
    expect(factsOf('3300 9001012384', { PrintoutPayslipPersNr: false })).toContainEqual(['Konto', '3300 900101****'])
    expect(factsOf('3300 9001012384', { PrintoutPayslipDoljPersNr: false })).toContainEqual([
      'Konto',
      '3300 9001012384',
    ])
  })

  it('counts benefits once, wherever they stand', () => {
    const apart = shown({ ...company, PrintoutPayslipFormaner: true })
    expect(apart.net).toEqual(shown(company).net)
    expect(apart.benefits?.rows).toHaveLength(1)
    expect(apart.rows).toHaveLength(shown(company).rows.length - 1)
  })
})
