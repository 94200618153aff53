import { describe, expect, it } from 'vitest'
import { bankFormats, bankgiroLastDays, unwrittenBankFormats } from '#contracts/code-lists/bank-formats.ts'
import { hintOf } from '#contracts/forms/field.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import { rowWith, slipWith } from '../vouchers/testing.ts'
import { bankFile, executionDay, messageId } from './bank-file.ts'
import { bankgiroSalaries } from './bankgiro-salaries.ts'
import { banks } from './banks.ts'
import type { Message } from './pain001.ts'
import { type PaymentBasis, paymentsOf } from './payments-of.ts'
import { payeeWith, payer, paymentBasis } from './testing.ts'

const message: Message = { id: 'LON-202612-0001', createdAt: '2026-12-18T09:30:00', version: '03' }
const payslips = [slipWith('1001', [rowWith(2_300_000)])]
const orderOf = (changes: Partial<PaymentBasis> = {}) => paymentsOf(paymentBasis({ payslips, ...changes }))
const problemsOf = (company: Parameters<typeof payer>[0], order = orderOf(), given = message) => {
  const file = bankFile(payer(company), order, given)
  return 'problems' in file ? file.problems : []
}

describe('a payment file', () => {
  it('is named by its message, whose id is the period and its number', () => {
    expect(messageId('2026-12', 1)).toBe('LON-202612-0001')
    expect(bankFile(payer(), orderOf(), message)).toMatchObject({ name: 'LON-202612-0001.xml', warnings: [] })
  })

  it.each([
    ['no account', { BankIBAN: '' }, ['Företagets bankkonto saknas.', 'Företagets BIC saknas.']],
    ['an IBAN whose bank is unknown', { BankIBAN: 'DE89370400440532013000' }, ['Företagets BIC saknas.']],
    ['a BIC that is none', { BankBIC: '12345678' }, ['Företagets BIC 12345678 är ingen BIC.']],
    [
      'ids that are too long',
      { BankIsoSigner: 'S'.repeat(36), BankKundId: 'K'.repeat(36) },
      [
        'Undertecknare får bestå av max 35 tecken i bankfilen.',
        'Kundnummer hos banken får bestå av max 35 tecken i bankfilen.',
      ],
    ],
    ['Nordea without a signer', { BankNamn: 'ISONDA' }, ['Undertecknare saknas. Banken kräver den.']],
    ['SEB without a customer number', { BankNamn: 'ISOSEB', BankKundId: '' }, ['Kundnummer hos banken saknas.']],
    ['SUS', { BankNamn: 'SUS' }, ['Formatet SUS skrivs inte. Välj ISO 20022, Swedbank och sparbankerna.']],
    ['no format', { BankNamn: '' }, ['Bankfilens format är inte valt.']],
    ['no file', { KopplaBank: false }, ['Företaget betalar inte med fil. Betala efter utbetalningslistan.']],
  ] as const)('is none with %s', (_, changes, problems) => expect(problemsOf(changes)).toEqual(problems))

  it('is none without payments', () => {
    expect(problemsOf({}, orderOf({ payslips: [] }))).toEqual(['Det finns inga betalningar till konton.'])
  })

  it('says what an earlier file has, and is refused under the same id', () => {
    const repeated = orderOf({ earlier: [{ messageId: 'LON-202612-0001', ids: ['slip-1001-1'] }] })
    expect(bankFile(payer(), repeated, { ...message, id: 'LON-202612-0002' })).toMatchObject({
      warnings: [
        'En betalning finns redan i en tidigare fil (LON-202612-0001). Skicka bara den här filen om banken inte har tagit emot den.',
      ],
    })
    expect(problemsOf({}, repeated)).toEqual([
      'Filen LON-202612-0001 har redan lämnats. Banken avvisar en fil med samma id.',
    ])
  })
})

describe('the day that the bank pays on', () => {
  it.each([
    ['2026-12-23', 'a bank day', '2026-12-23', '2026-12-22'],
    ['2026-12-24', 'julafton', '2026-12-23', '2026-12-22'],
    ['2026-12-27', 'a Sunday after Christmas', '2026-12-23', '2026-12-22'],
    ['2026-06-20', 'midsommardagen', '2026-06-18', '2026-06-17'],
    ['2027-01-04', 'a Monday after New Year', '2027-01-04', '2026-12-30'],
  ])('%s (%s)', (payDate, _, onPayDay, before) => {
    expect(executionDay(payDate, { executes: 'pay day' })).toBe(onPayDay)
    expect(executionDay(payDate, { executes: 'bank day before' })).toBe(before)
  })

  it('must be the pay day itself with BankIsoStrictDate, and must not have passed', () => {
    const onEve = orderOf({ payslips: [{ ...slipWith('1001', [rowWith(100)]), payDate: '2026-12-24' }] })
    expect(problemsOf({}, onEve)).toEqual(['Utbetalningsdagen 2026-12-24 är ingen bankdag.'])
    const lenient = bankFile(payer({ BankIsoStrictDate: false }), onEve, message)
    expect('content' in lenient && lenient.content.toString()).toContain('<ReqdExctnDt>2026-12-23</ReqdExctnDt>')
    expect(problemsOf({}, orderOf(), { ...message, createdAt: '2026-12-24T08:00:00' })).toEqual([
      'Banken skulde ha betalat 2026-12-23, som har passerat. Ändra utbetalningsdagen.',
    ])
  })
})

describe('Bankgirot’s file of salaries', () => {
  const company = { BankNamn: 'BGC', Bankgiro: '5402-9681', BankKundId: '123' } as const
  const amounts = [1_000_000, 948_130, 500_000, 1_000_000, 500_000, 500_000]
  const six = orderOf({
    payees: amounts.map((_, at) => payeeWith(`${at + 1}`, { ClearNr: '8327-9', KontoNr: '0147258925' })),
    payslips: amounts.map((amount, at) => slipWith(`${at + 1}`, [rowWith(amount)])),
  })

  it('has records of 80 characters, with the fields where they are (payments of 44 481,30)', () => {
    const records = bankgiroSalaries(payer(company), '2026-12-18', six.payments).toString('latin1').split('\r\n')
    expect(records).toHaveLength(9)
    expect(records.slice(0, 8).every(record => record.length === 80)).toBe(true)
    const [first = '', second = ''] = records
    const last = records[7] ?? ''
    /** The columns of the manual begin with 1, and both are included. */
    const columns = (record: string, from: number, to: number) => record.slice(from - 1, to)
    expect([columns(first, 1, 8), columns(first, 11, 13), columns(first, 60, 62)]).toEqual(['01261218', 'LÖN', 'SEK'])
    expect([columns(first, 63, 68), columns(first, 69, 78)]).toEqual(['000123', '0054029681'])
    expect([columns(second, 1, 8), columns(second, 13, 28)]).toEqual(['35261223', '8327000147258925'.padStart(16, '0')])
    expect([columns(second, 29, 40), columns(second, 59, 68)]).toEqual(['000001000000', '1         '])
    expect([columns(last, 1, 8), columns(last, 29, 40), columns(last, 41, 46)]).toEqual([
      '09261218',
      '000004448130',
      '000006',
    ])
    expect(columns(last, 47, 80)).toBe('0'.repeat(34))
  })

  it('has the last ten characters of a long employment number', () => {
    const [payment] = orderOf({ payees: [payeeWith('1001')] }).payments
    if (!payment) throw new Error('There is no payment.')
    const content = bankgiroSalaries(payer(company), '2026-12-18', [{ ...payment, person: '123456789012345' }])
    const record = content.toString('latin1').split('\r\n')[1] ?? ''
    expect([record.length, record.slice(58, 68)]).toEqual([80, '6789012345'])
  })

  it.each([
    ['Danske Bank', '1274', '0235305', '2025-11-14', '2025-11-15'],
    ['Handelsbanken', '6114', '517182351', '2026-05-31', '2026-06-01'],
    ['Swedbank', '7102', '1234567', '2026-07-31', '2026-08-01'],
  ])('is refused after the last day of %s', (bank, BankClearNr, BankKonto, last, after) => {
    const settings = { ...company, BankIBAN: '', BankClearNr, BankKonto }
    const on = (day: string) => problemsOf(settings, six, { ...message, createdAt: `${day}T12:00:00` })
    expect(on(last)).toEqual([])
    expect(on(after)).toEqual([`${bank} tar inte emot Bankgirots lönefil efter ${last}. Välj ISO 20022.`])
  })

  it('has no room for a customer number of more than six digits, which a company may have at its bank', () => {
    expect(problemsOf({ ...company, BankKundId: '1234567' }, six)).toEqual([
      'Kundnummer hos banken får bestå av max 6 siffror i Bankgirots lönefil.',
    ])
    expect(problemsOf({ ...company, BankKundId: '123456' }, six)).toEqual([])
  })

  it('pays on the bank day before a pay day that is none, which must not have passed', () => {
    const onEve = orderOf({ payslips: [{ ...slipWith('1001', [rowWith(100)]), payDate: '2026-12-24' }] })
    const file = bankFile(payer(company), onEve, message)
    expect('content' in file && file.content.toString('latin1').split('\r\n')[1]?.slice(0, 8)).toBe('35261223')
    expect(problemsOf(company, onEve, { ...message, createdAt: '2026-12-24T08:00:00' })).toEqual([
      'Banken skulde ha betalat 2026-12-23, som har passerat. Ändra utbetalningsdagen.',
    ])
  })

  it('warns where no last day is known', () => {
    expect(bankFile(payer(company), six, message)).toMatchObject({
      name: 'LON-202612-0001.txt',
      warnings: [expect.stringContaining('upphör under 2026')],
    })
  })
})

describe('each format of the settings', () => {
  /** Formats whose bank has differences of its own, or the common form; and Bankgirot's. */
  it.each(bankFormats.codes)('%s has a row of differences, is Bankgirot’s, or is said not to be written', code => {
    expect([code in banks, code === 'BGC', unwrittenBankFormats.has(code)].filter(Boolean)).toHaveLength(1)
    const settings = { BankNamn: code, Bankgiro: '5402-9681', BankIsoSigner: 'S', BankKundId: '123456' }
    const file = bankFile(payer(settings), orderOf({}), message)
    expect('problems' in file).toBe(unwrittenBankFormats.has(code))
    const { BankNamn } = companySettings.fields
    const label = BankNamn.choices?.({}).find(({ value }) => value === code)?.label
    expect(label?.includes('skrivs inte')).toBe(unwrittenBankFormats.has(code))
  })

  it('says before it is chosen on which days banks stop taking Bankgirot’s', () => {
    const hint = hintOf(companySettings.fields.BankNamn, { BankNamn: 'BGC' })
    for (const { bank, day } of Object.values(bankgiroLastDays)) expect(hint).toContain(`${bank} ${day}`)
    expect(Object.keys(bankgiroLastDays)).not.toHaveLength(0)
    expect(hintOf(companySettings.fields.BankNamn, { BankNamn: 'ISOHAN' })).not.toContain('Handelsbanken')
  })
})
