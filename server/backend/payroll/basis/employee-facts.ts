import { bornOn } from '#contracts/employees/birthday.ts'
import type { FormRow, FormValues } from '#contracts/forms/field.ts'
import { isSink } from '#contracts/person/identity.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { resultUnits, twenty } from '#contracts/settings/counts.ts'
import type { StandingRow } from '../../engine/basis/pay-type-facts.ts'
import type { ContributionFacts, EmploymentFacts, TaxFacts } from '../../engine/basis/person-facts.ts'
import type { Basis, Garnishment, Person, Union } from '../../engine/basis.ts'
import type { TaxAdjustment } from '../../engine/tax/tax-facts.ts'
import type { TaxColumn } from '../../engine/tax/tax-rules.ts'
import { dateIn, hundredthsIn, numberIn, oreIn, rowsIn, textIn, unlessZero } from '../../registers/form-values.ts'

/** A full week's hours, in hundredths, of somebody without a work schedule. */
const fullWeek = 4000

/** True when the pay has somewhere to go: an account at home or abroad, or another way. */
function isPayable(values: FormValues): boolean {
  const method = textIn(values, 'UtbetSatt')
  if (method === 'BNK') return textIn(values, 'KontoNr') !== ''
  return method !== 'BNU' || textIn(values, 'UtlIBAN') !== ''
}

/** Returns who the person is, as far as the calculation needs it. */
export const personOf = (values: FormValues): Person => ({
  number: textIn(values, 'AnstNr'),
  birthDate: bornOn(textIn(values, 'PersNr')) || dateIn(values, 'Fodelsedatum'),
  employedFrom: textIn(values, 'AnstFrom'),
  employedTo: dateIn(values, 'AnstTom'),
  isPayable: isPayable(values),
})

/** Returns the result units of a person or of a row; an empty list when there is none. */
const unitsOf = (values: FormValues | FormRow): readonly string[] => {
  const units = resultUnits.map(n => textIn(values, `ResEnh${n}`))
  return units.every(unit => unit === '') ? [] : units
}

/**
 * Returns what holds of an employment from a day.
 *
 * @param agreement the key of the terms that apply
 * @param fullTime the hours of a full-time week of the work schedule, or null without one
 */
export function employmentOf(
  values: FormValues,
  from: IsoDate,
  agreement: string,
  fullTime: number | null,
): EmploymentFacts {
  const degree = hundredthsIn(values, 'Sysselsattningsgrad')
  const own = hundredthsIn(values, 'Veckotid')
  return {
    from,
    salaryForm: textIn(values, 'LoneForm') === 'TIM' ? 'TIM' : 'MÅN',
    pay: oreIn(values, 'Lon'),
    degree,
    weeklyHours: own > 0 ? own : Math.round(((fullTime ?? fullWeek) * degree) / 10_000),
    agreement,
    amounts: Object.fromEntries(
      twenty.flatMap(n => {
        const amount = oreIn(values, `PerBelopp${n}`)
        return amount === 0 ? [] : [[`A${n}`, amount]]
      }),
    ),
    units: unitsOf(values),
    distribution: textIn(values, 'KonKey'),
  }
}

const columns: readonly TaxColumn[] = [1, 2, 3, 4, 5, 6]

function adjustmentOf(values: FormValues): TaxAdjustment | null {
  const kind = textIn(values, 'JamkTyp')
  const [from, to] = [dateIn(values, 'JamkFrom'), dateIn(values, 'JamkTom')]
  if (kind !== 'PROCENT' && kind !== 'BELOPP' && kind !== 'MINUS' && kind !== 'PLUS') return null
  if (from === null || to === null) return null
  return { kind, percent: hundredthsIn(values, 'JamkProcent'), amount: oreIn(values, 'JamkBelopp'), from, to }
}

/** Returns the tax facts of a day's values. */
export const taxOf = (values: FormValues): TaxFacts => ({
  // An unknown status is taxed as the table and ten percent more.
  type: textIn(values, 'SkatteTyp') || '???',
  table: unlessZero(numberIn(values, 'SkattTab')),
  column: columns.find(column => column === numberIn(values, 'SkattKol')) ?? null,
  adjustment: adjustmentOf(values),
  extra: oreIn(values, 'ExtraSkatt'),
  yearlyIncome: null,
  isSeaIncome: false,
  ...(isSink(textIn(values, 'SkatteTyp')) && { sinkUntil: dateIn(values, 'SinkTom') }),
})

/** Returns the facts of employer's contributions of a day's values. */
export const contributionOf = (values: FormValues): ContributionFacts => ({ type: textIn(values, 'ArbAvgTyp') || '99' })

/** Returns the rows that each payroll gives a person, each named by its place. */
export const standingOf = (values: FormValues): readonly StandingRow[] =>
  rowsIn(values, 'Loneposter').map((row, at) => ({
    id: String(at + 1),
    payType: textIn(row, 'LonArtNr'),
    text: '',
    quantity: unlessZero(hundredthsIn(row, 'Antal')),
    price: unlessZero(oreIn(row, 'Pris')),
    amount: unlessZero(oreIn(row, 'Belopp')),
    units: unitsOf(row),
    distribution: textIn(row, 'KonKey'),
    from: textIn(row, 'From'),
    to: dateIn(row, 'Tom'),
    interval: Math.max(1, numberIn(row, 'Intervall')),
  }))

/**
 * Returns the rows of pay that the person exchanges for pension premiums (LonevaxlBelopp): the
 * deduction of gross pay, and the premium.
 *
 * @param steering the pay type of each occasion. What has none is not calculated.
 */
export function exchangedOf(values: FormValues, steering: Basis['steering']): readonly StandingRow[] {
  const amount = oreIn(values, 'LonevaxlBelopp')
  if (amount === 0) return []
  return ['ArtLonevaxl', 'ArtLonevaxlPremie'].flatMap((occasion, at) => {
    const payType = steering[occasion] ?? ''
    if (payType === '') return []
    return [
      {
        id: `växling.${at + 1}`,
        payType,
        text: '',
        quantity: null,
        price: null,
        amount,
        units: [],
        distribution: '',
        from: textIn(values, 'AnstFrom'),
        to: null,
        interval: 1,
        source: 'Avtal om löneväxling',
      },
    ]
  })
}

/** Returns Kronofogden's decisions, each named by its place. */
export const garnishmentsOf = (values: FormValues): readonly Garnishment[] =>
  rowsIn(values, 'Utmatningar').map((row, at) => ({
    id: String(at + 1),
    order: numberIn(row, 'Avser'),
    from: textIn(row, 'From'),
    to: dateIn(row, 'Tom'),
    reserved: oreIn(row, 'Forbehall'),
    most: unlessZero(oreIn(row, 'Belopp')),
  }))

/** The years that saved days may come from, the latest first. */
export const savedYears = [1, 2, 3, 4, 5] as const

/** Returns the balances before the payout. */
export const balancesOf = (values: FormValues): Basis['balances'] => {
  const saved = savedYears.reduce((sum, n) => sum + hundredthsIn(values, `SemSpar${n}`), 0)
  return [
    { kind: 'BET', before: hundredthsIn(values, 'SemBet') },
    { kind: 'SPA', before: saved },
    { kind: 'FÖR', before: hundredthsIn(values, 'SemForskott') },
    { kind: 'OBE', before: hundredthsIn(values, 'SemObet') },
    { kind: 'KOMP', before: hundredthsIn(values, 'KompSaldo') },
    { kind: 'FLEX', before: hundredthsIn(values, 'FlexSaldo') },
  ]
}

/** Returns the trade union whose fee is deducted, or null. */
export function unionOf(values: FormValues, unions: ReadonlyMap<string, FormValues>): Union | null {
  const union = unions.get(textIn(values, 'FackId'))
  if (!union || values.FackAvdrag !== true) return null
  const fee = textIn(union, 'AvgiftTyp')
  return {
    id: textIn(union, 'FackForID'),
    name: textIn(union, 'BenText'),
    fee: fee === 'KR' || fee === 'PRC' ? fee : 'IND',
    amount: oreIn(union, 'AvgiftKr'),
    share: hundredthsIn(union, 'AvgiftPrc'),
    most: unlessZero(oreIn(union, 'MaxAvgift')),
  }
}
