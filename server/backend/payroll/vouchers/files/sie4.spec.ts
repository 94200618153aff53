import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountingYear } from '../accounting-year.ts'
import type { SieFile } from './sie-file.ts'
import { sie4 } from './sie4.ts'
import { crc, oreOf, readSie } from './testing/read-sie4.ts'

/** The sample of facts/sie.md, which has its checksum as an oracle. */
const sample: SieFile = {
  program: ['Testlön', '1.0'],
  madeAt: new Date('2026-12-18T08:00:00Z'),
  accounts: {},
  company: 'Exempelbolaget Åkeri AB',
  organisationNumber: '556036-0793',
  dimensions: [{ number: '1', name: 'Kostnadsställe', objects: [['10', 'Kontor']] }],
  vouchers: [
    {
      series: '',
      number: '',
      date: '2026-12-23',
      text: 'Lön december "2026"',
      rows: [
        { account: '7010', objects: [['1', '10']], amount: 3_000_000 },
        { account: '7510', objects: [['1', '10']], amount: 942_600 },
        { account: '2710', objects: [], amount: -700_000 },
        { account: '2731', objects: [], amount: -942_600 },
        { account: '2821', objects: [], amount: -2_300_000 },
      ],
    },
  ],
}

/** The bytes of the sample, base64. */
const sampleBytes = [
  'I0ZMQUdHQSAwDQojS1NVTU1BDQojRk9STUFUIFBDOA0KI1NJRVRZUCA0DQojUFJPR1JBTSBUZXN0bJRuIDEuMA0KI0dFTiAy',
  'MDI2MTIxOA0KI0ZOQU1OICJFeGVtcGVsYm9sYWdldCCPa2VyaSBBQiINCiNPUkdOUiA1NTYwMzYtMDc5Mw0KI1ZBTFVUQSBT',
  'RUsNCiNESU0gMSBLb3N0bmFkc3N0hGxsZQ0KI09CSkVLVCAxIDEwIEtvbnRvcg0KI1ZFUiAiIiAiIiAyMDI2MTIyMyAiTJRu',
  'IGRlY2VtYmVyIFwiMjAyNlwiIg0Kew0KI1RSQU5TIDcwMTAgezEgMTB9IDMwMDAwLjAwDQojVFJBTlMgNzUxMCB7MSAxMH0g',
  'OTQyNi4wMA0KI1RSQU5TIDI3MTAge30gLTcwMDAuMDANCiNUUkFOUyAyNzMxIHt9IC05NDI2LjAwDQojVFJBTlMgMjgyMSB7',
  'fSAtMjMwMDAuMDANCn0NCiNLU1VNTUEgNzY4NTY5NDAyDQo=',
].join('')

const [first] = sample.vouchers
const withText = (text: string): SieFile => ({
  ...sample,
  vouchers: [{ ...first, text } as (typeof sample.vouchers)[0]],
})
const shared = join(import.meta.dirname, '../../../../../../shared/data/samples/LON.SI')

describe('a SIE 4I file', () => {
  it('is the sample byte for byte, with the checksum 768569402', () => {
    const { content, replaced } = sie4(sample)
    expect(content.toString('base64')).toBe(sampleBytes)
    expect(replaced).toEqual([])
    expect(readSie(content).checksum).toEqual({ written: 768_569_402, computed: 768_569_402 })
  })

  it.skipIf(!existsSync(shared))('is the file LON.SI of the shared data', () => {
    expect(sie4(sample).content).toEqual(readFileSync(shared))
  })

  it('begins with its flag, and has each record that it must have once', () => {
    const { records } = readSie(sie4(sample).content)
    expect(records[0]).toEqual({ label: '#FLAGGA', fields: ['0'] })
    const labels = records.map(({ label }) => label)
    for (const label of ['#FLAGGA', '#PROGRAM', '#FORMAT', '#GEN', '#SIETYP', '#FNAMN'])
      expect(labels.filter(each => each === label)).toEqual([label])
  })

  it('has å, ä and ö in code page 437', () => {
    const bytes = sie4(withText('åäöÅÄÖéÉü')).content.toString('latin1')
    expect(bytes).toContain('\x86\x84\x94\x8f\x8e\x99\x82\x90\x81')
  })

  it('replaces what the code page does not have, and says so', () => {
    const { content, replaced } = sie4(withText('Lön – 100 € åt Šárka\\Ægir\t(李)'))
    expect(readSie(content).vouchers[0]?.fields[3]).toBe('Lön - 100 EUR åt Sárka/Ægir (?)')
    expect(replaced).toEqual(['\\', 'Š', '–', '€', '李'])
    expect(content.every(byte => byte === 13 || byte === 10 || byte >= 32)).toBe(true)
  })

  it('takes a letter with a combining accent as one letter', () => {
    const { content, replaced } = sie4(withText('A\u030akeri'))
    expect([readSie(content).vouchers[0]?.fields[3], replaced]).toEqual(['Åkeri', []])
  })

  it('has the optional fields of a row only as far as they are filled', () => {
    const row = { account: '7010', objects: [], amount: 5 }
    const rows = [
      { ...row, quantity: 1650 },
      { ...row, text: 'Timlön' },
      { ...row, date: '2026-12-01', text: '', quantity: null },
      { ...row, amount: -15, quantity: -50 },
    ]
    const file = { ...sample, vouchers: [{ ...sample.vouchers[0], rows } as (typeof sample.vouchers)[0]] }
    expect(sie4(file).content.toString('latin1').split('\r\n').slice(13, 17)).toEqual([
      '#TRANS 7010 {} 0.05 "" "" 16.50',
      '#TRANS 7010 {} 0.05 "" Timl\x94n',
      '#TRANS 7010 {} 0.05 20261201',
      '#TRANS 7010 {} -0.15 "" "" -0.50',
    ])
  })

  it('says the accounting years of the vouchers', () => {
    const years = [accountingYear('2026-09-25', 9), accountingYear('2026-08-31', 9)] as const
    const records = readSie(sie4({ ...sample, years }).content).records.filter(({ label }) => label === '#RAR')
    expect(records.map(({ fields }) => fields)).toEqual([
      ['0', '20260901', '20270831'],
      ['-1', '20250901', '20260831'],
    ])
  })

  it('is what a reader of its own reads back, with any texts of the code page', () => {
    const letters = [...'abcåäöÅÄÖéü"{}# \u00a0.,-0123456789ß±½']
    const text = fc.string({ unit: fc.constantFrom(...letters), maxLength: 30 })
    const pair = fc.tuple(fc.constantFrom('1', '6', '7'), text)
    const amount = fc.integer({ min: -1e10, max: 1e10 })
    const row = fc.record({ account: text, objects: fc.array(pair, { maxLength: 3 }), amount, text })
    const vouchers = fc.array(fc.record({ series: text, number: text, text, rows: fc.array(row) }), { maxLength: 4 })
    fc.assert(
      fc.property(text, vouchers, (company, given) => {
        const dated = given.map(voucher => ({ ...voucher, date: '2026-12-23' }))
        const { content, replaced } = sie4({ ...sample, company, vouchers: dated })
        const read = readSie(content)
        expect(replaced).toEqual([])
        expect(read.checksum.written).toBe(read.checksum.computed)
        expect(read.records.find(({ label }) => label === '#FNAMN')?.fields).toEqual([company])
        expect(
          read.vouchers.map(({ fields: [series, number, , about], rows }) => ({
            series,
            number,
            text: about,
            rows: rows.map(([account, objects, ore, , rowText = '']) => ({
              account,
              amount: oreOf(ore),
              text: rowText,
              objects: pairsOf(objects as readonly string[]),
            })),
          })),
        ).toEqual(given)
      }),
    )
  })
})

describe('the reader', () => {
  it('has the check value of CRC-32', () => {
    expect(crc(Buffer.from('123456789'))).toBe(0xcbf43926)
  })

  it('sees that one byte has changed', () => {
    const content = Buffer.from(sie4(sample).content)
    content[content.indexOf('Testl')] = 0x42
    const { written, computed } = readSie(content).checksum
    expect(written).not.toBe(computed)
  })
})

const pairsOf = (list: readonly string[]): readonly (readonly string[])[] =>
  list.flatMap((each, at) => (at % 2 === 0 ? [[each, list[at + 1] ?? '']] : []))
