import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { accountingExports, unwrittenExports } from '#contracts/code-lists/accounting.ts'
import { hintOf } from '#contracts/forms/field.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import type { Company } from '../company.ts'
import { companyWith, personWith, rowWith, slipWith, taxRow } from '../testing.ts'
import { numbered, vouchersOf } from '../vouchers-of.ts'
import { oreOf, readSie } from './testing/read-sie4.ts'
import { voucherFile } from './voucher-file.ts'

const about = {
  period: '2026-12',
  madeAt: new Date('2026-12-18T08:30:00Z'),
  version: '0.1.0',
  names: {
    units: [{ '10': 'Kontor', '20': 'Lager' }],
    people: { '1': 'Åsa Öberg', '2': 'Erik Ek' },
    accounts: { '7210': 'Löner till tjänstemän' },
  },
}
const settings = {
  KopplaBokf: true,
  BokfProg: 'SIE4',
  Orgnr: '165560360793',
  BokfdatSkatt: 'U',
  VernrUseNext: true,
  VernrNextNr: 7,
  OpenResEnhet1: true,
  BokfResEnh1: true,
  BokfKopplaRE1: '1',
  ResEnhet1Namn: 'Kostnadsställe',
  BokfAnstNr: true,
  BokfKopplaAnst: '7',
  SpecaAnstNr: true,
  BokfAntal: true,
  KonteraAntal: true,
  SpecaText: true,
} as const

const fileOf = (changes: Partial<Company> = {}, text = 'Månadslön', payDate = '2026-12-23') => {
  const company = companyWith({ ...settings, ...changes })
  const slip = (person: string, unit: string) =>
    slipWith(person, [rowWith(3_000_050, { text, units: [unit], quantity: 16_050, unit: 'TIM' }), taxRow(700_000)], {
      payDate,
    })
  const made = vouchersOf({
    company,
    period: '2026-12',
    lastDay: '2026-12-31',
    people: [personWith('1'), personWith('2')],
    payslips: [slip('1', '10'), slip('2', '20')],
    contributions: [],
    holiday: [],
    keys: {},
  })
  const { vouchers } = numbered(company, made)
  return { vouchers, file: voucherFile(company, vouchers, about) }
}

describe('a file of vouchers', () => {
  it('is SIE 4I, which a reader of its own reads back as the vouchers are', async () => {
    const { vouchers, file } = fileOf()
    const written = await file
    if ('problem' in written) throw new Error(written.problem)
    expect([written.name, written.warnings]).toEqual(['LÖN 2026-12.SI', []])
    const read = readSie(written.content)
    expect(read.checksum.written).toBe(read.checksum.computed)
    const facts = read.records.map(({ label, fields }) => [label, ...fields])
    expect(facts).toEqual([
      ['#FLAGGA', '0'],
      ['#FORMAT', 'PC8'],
      ['#SIETYP', '4'],
      ['#PROGRAM', 'Avlöna', '0.1.0'],
      ['#GEN', '20261218'],
      ['#FNAMN', 'Exempelbolaget AB'],
      ['#ORGNR', '556036-0793'],
      ['#RAR', '0', '20260101', '20261231'],
      ['#VALUTA', 'SEK'],
      ['#DIM', '1', 'Kostnadsställe'],
      ['#DIM', '7', 'Anställd'],
      ['#OBJEKT', '1', '10', 'Kontor'],
      ['#OBJEKT', '1', '20', 'Lager'],
      ['#OBJEKT', '7', '1', 'Åsa Öberg'],
      ['#OBJEKT', '7', '2', 'Erik Ek'],
    ])
    expect(read.vouchers.map(({ fields }) => fields)).toEqual([
      ['F', '7', '20261223', 'Lön, skatter och avgifter 2026-12'],
    ])
    const [rows = []] = read.vouchers.map(voucher => voucher.rows)
    expect(rows.map(([account, , amount]) => [account, oreOf(amount)])).toEqual(
      vouchers.flatMap(voucher => voucher.rows.map(({ account, amount }) => [account, amount])),
    )
    expect(rows.reduce((sum, [, , amount]) => sum + oreOf(amount), 0)).toBe(0)
    expect(rows[0]).toEqual(['7210', ['1', '10', '7', '1'], '30000.50', '', 'Månadslön', '160.50'])
  })

  it('has objects, quantities and numbers only as the company exports them', async () => {
    const { file } = fileOf({ BokfResEnh1: false, BokfAnstNr: false, BokfAntal: false, VernrUseNext: false })
    const written = await file
    if ('problem' in written) throw new Error(written.problem)
    const { records, vouchers } = readSie(written.content)
    expect(records.some(({ label }) => label === '#DIM' || label === '#OBJEKT')).toBe(false)
    expect(vouchers[0]?.fields.slice(0, 2)).toEqual(['F', ''])
    expect(vouchers[0]?.rows[0]).toEqual(['7210', [], '30000.50', '', 'Månadslön'])
  })

  it('says the accounting years of its vouchers, the latest first', async () => {
    const written = await fileOf({ StartBokfAr: '12', BokfdatSkatt: 'L' }, 'Lön', '2026-11-30').file
    if ('problem' in written) throw new Error(written.problem)
    const years = readSie(written.content).records.filter(({ label }) => label === '#RAR')
    expect(years.map(({ fields }) => fields)).toEqual([
      ['0', '20261201', '20271130'],
      ['-1', '20251201', '20261130'],
    ])
  })

  it('says which characters it could not have', async () => {
    const written = await fileOf({}, 'Lön 李 – december').file
    expect(written).toMatchObject({ warnings: ['SIE-filen kan inte ha tecknen – 李. De är utbytta mot liknande.'] })
  })

  it('is a text file for Swedish spreadsheets, where no text is a formula', async () => {
    const written = await fileOf({ BokfProg: 'CSV' }, '=1+1;"x"').file
    if ('problem' in written) throw new Error(written.problem)
    expect(written.name).toBe('Verifikationer 2026-12.csv')
    expect(written.content.toString().split('\r\n').slice(0, 2)).toEqual([
      '\ufeffSerie;Nummer;Datum;Verifikation;Konto;Kontonamn;Belopp;Kostnadsställe;Anställningsnummer;Antal;Text',
      `F;7;2026-12-23;Lön, skatter och avgifter 2026-12;7210;Löner till tjänstemän;30000,50;10;1;160,50;"'=1+1;""x"""`,
    ])
  })

  it('is an Excel file with amounts and dates to calculate with', async () => {
    const written = await fileOf({ BokfProg: 'XLSX' }).file
    if ('problem' in written) throw new Error(written.problem)
    const { sheets } = await readXlsx(written.content)
    expect(sheets[0]?.rows[1]).toEqual([
      'F',
      '7',
      new Date('2026-12-23'),
      'Lön, skatter och avgifter 2026-12',
      '7210',
      'Löner till tjänstemän',
      30_000.5,
      '10',
      '1',
      160.5,
      'Månadslön',
    ])
  })

  it.each([
    [{ BokfProg: 'SE1P' }, 'Formatet SE1P, med företags-id kan inte skrivas. Välj SIE typ 4.'],
    [{ BokfProg: '' }, 'Filens format är inte valt.'],
    [{ KopplaBokf: false }, 'Företaget exporterar inte till ett bokföringsprogram.'],
  ] as const)('is none with %o', async (changes, problem) => {
    expect(await fileOf(changes).file).toEqual({ problem })
  })

  it.each(accountingExports.codes.filter(code => code !== ''))(
    'of %s is written, or its choice says that it is not',
    async code => {
      const written = 'content' in (await fileOf({ BokfProg: code }).file)
      const { BokfProg } = companySettings.fields
      const label = BokfProg.choices?.({}).find(({ value }) => value === code)?.label
      expect([unwrittenExports.has(code), label?.includes('skrivs inte')]).toEqual([!written, !written])
      expect(hintOf(BokfProg, { BokfProg: code })?.startsWith('Avlöna skriver inte')).toBe(!written)
    },
  )
})
