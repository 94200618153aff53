import { describe, expect, it } from 'vitest'
import { payTypeTables } from '#contracts/code-lists/pay-types.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import { steeredOccasions } from '#contracts/registers/pay-type-steering.ts'
import { payTypeTables as tables } from '#contracts/registers/pay-type-tables.ts'
import { payTypes } from '#contracts/registers/pay-types.ts'
import { isNewField } from '#contracts/registers/register.ts'
import { registers } from '#contracts/registers/registers.ts'
import { standardAccounts } from '../registers/standard-accounts.ts'
import { standardItems } from '../registers/standard-items.ts'
import { standardAmounts } from './standard/amounts.ts'
import { standardPayTypes } from './standard/trades.ts'
import { paxmlCodes, statementFields } from './testing/official-codes.ts'

const today = '2026-11-23'
const { model } = payTypes
const accounts = new Set(standardAccounts.map(([number]) => number))

/** Returns a table's pay types as the register has them, without the lock that every one has. */
const valuesOf = (table: (typeof payTypeTables)['codes'][number]) =>
  standardPayTypes(table).map(([LonArtNr, BenText, KlassTyp, AntalEnhet, Konto, differs]) => ({
    ...model.defaults(today),
    LonArtNr,
    BenText,
    KlassTyp,
    AntalEnhet,
    Konto,
    [isNewField]: true,
    ...differs,
  })) as Record<string, string | boolean>[]

/**
 * What a payroll expects of a pay type's treatment, by what it would name when it does not hold.
 */
const expectations: Readonly<Record<string, (each: Record<string, string | boolean>) => boolean>> = {
  'an account that exists': ({ Konto = '' }) => Konto === '' || accounts.has(String(Konto)),
  'an account unless it is information': ({ LonTyp, Konto }) => LonTyp === 'INFO' || Konto !== '',
  'boxes of the declaration': ({ AgiFalt, AgiKryss }) =>
    [AgiFalt, AgiKryss].every(code => code === '' || statementFields.has(String(code))),
  'a code of PAXml': ({ PAXmlKod = '' }) => PAXmlKod === '' || paxmlCodes.has(String(PAXmlKod)),
  'contributions on taxed pay only': ({ SkatteTyp, AvgiftTyp }) => SkatteTyp !== 'FRI' || AvgiftTyp !== 'AVG',
  'contributions declared as their base': ({ AvgiftTyp, AgiFalt }) =>
    (AvgiftTyp === 'AVG') === ['011', '012', '013', '018', '098'].includes(String(AgiFalt)),
  'cash in box 011': ({ LonTyp, AvgiftTyp, AgiFalt }) =>
    LonTyp !== 'BRUTTO' || AvgiftTyp !== 'AVG' || AgiFalt === '011',
  'benefits in their own boxes': ({ LonTyp, AgiFalt }) =>
    LonTyp !== 'FÖRMÅN' || ['012', '013', '018'].includes(String(AgiFalt)),
  'nothing untaxed in a base of pay': ({ SkatteTyp, AgiFalt }) =>
    SkatteTyp !== 'FRI' || !['011', '012', '013', '018'].includes(String(AgiFalt)),
  'tax in a box of tax': ({ LonTyp, AgiFalt }) =>
    (LonTyp === 'SKATT') === ['001', '274', '275'].includes(String(AgiFalt)),
  'tax-free mileage and allowances ticked': ({ Konto, AgiKryss }) =>
    (Konto === '7331') === (AgiKryss === '050') && ['7321', '7323'].includes(String(Konto)) === (AgiKryss === '051'),
  'no holiday pay on what is not gross pay': ({ LonTyp, SemUnderlag }) => LonTyp === 'BRUTTO' || SemUnderlag === 'NEJ',
  'a minus for deductions': ({ KlassTyp, Tecken, LonTyp }) =>
    !['BAV', 'FRÅ'].includes(String(KlassTyp)) || LonTyp === 'INFO' || Tecken === 'MINUS',
  'the absence that Försäkringskassan is told of': ({ FKFranvaro, SemFranTyp }) =>
    FKFranvaro === '' || (FKFranvaro === 'FP' ? ['FPE'] : ['TFP', 'TIO']).includes(String(SemFranTyp)),
}

describe.each(payTypeTables.codes)('the standard table %s', code => {
  const rows = valuesOf(code)

  it('has some 120 pay types or more, each with a number and a name of its own', () => {
    expect(rows.length).toBeGreaterThanOrEqual(120)
    expect(new Set(rows.map(({ LonArtNr }) => LonArtNr)).size).toBe(rows.length)
    expect(new Set(rows.map(({ BenText }) => BenText)).size).toBe(rows.length)
    const codes = rows.map(({ PAXmlKod }) => PAXmlKod).filter(each => each !== '')
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('has pay types that the register would accept', () => {
    for (const row of rows) expect([row.LonArtNr, model.problems(row)]).toEqual([row.LonArtNr, {}])
  })

  it.each(Object.entries(expectations))('has %s', (_, holds) => {
    expect(rows.filter(row => !holds(row)).map(({ LonArtNr, BenText }) => `${LonArtNr} ${BenText}`)).toEqual([])
  })

  it('has a pay type for every occasion that steers', () => {
    const numbers = new Set(rows.map(({ LonArtNr }) => LonArtNr))
    const missing = Object.values(steeredOccasions)
      .flat()
      .filter(([, , number]) => !numbers.has(number))
    expect(missing).toEqual([])
  })

  it.each([2015, 2022, 2026, 2031])('has amounts in %i for the pay types that take their price from them', year => {
    const amounts = standardAmounts(code, year)
    const form = { ...tables.model.defaults(today), ...amounts, TabellKod: code, BenText: 'x', [isNewField]: true }
    expect(tables.model.problems(form)).toEqual({})
    const used = rows.map(({ BeloppsKod = '' }) => String(BeloppsKod)).filter(rule => /^A\d\d$/.test(rule))
    for (const slot of used) expect([slot, amounts[`UseBelopp${slot}`]]).toEqual([slot, true])
  })
})

it.each(Object.entries(standardItems))(
  'the standard %s can be saved, and lead to pay types that exist',
  (name, items) => {
    const { model: own, key } = registers[name as RegisterName]
    const numbers = new Set(standardPayTypes('STANDARD').map(([number]) => number))
    for (const item of items) expect(own.problems({ ...own.read(item, today), [isNewField]: true })).toEqual({})
    const lost = items.filter(item => 'LonArtNr' in item && !numbers.has(String(item.LonArtNr)))
    expect(lost).toEqual([])
    expect(new Set(items.map(item => (item as FormValues)[key])).size).toBe(items.length)
  },
)

it('the tax-free amounts follow the year', () => {
  const { BeloppA10, BeloppA11, BeloppA12, BeloppA15, BeloppA18 } = standardAmounts('STANDARD', 2026)
  expect([BeloppA10, BeloppA11, BeloppA12, BeloppA15, BeloppA18]).toEqual([25, 300, 150, 124, 9.5])
  expect(standardAmounts('STANDARD', 2022)).toMatchObject({ BeloppA10: 18.5, BeloppA11: 240, BeloppA17: 6.5 })
})

it('the chart of accounts names each account once, in order', () => {
  const numbers = standardAccounts.map(([number]) => number)
  expect(numbers).toEqual([...new Set(numbers)].toSorted())
  expect(numbers.length).toBeGreaterThanOrEqual(120)
  expect(standardAccounts.filter(([, name]) => name.length > 60)).toEqual([])
})
