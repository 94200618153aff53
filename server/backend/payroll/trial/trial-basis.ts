import type { CarFuel, MileageCar } from '#contracts/code-lists/vehicles.ts'
import type { FormRow, FormValues } from '#contracts/forms/field.ts'
import { holidayOf } from '#contracts/registers/holidays.ts'
import { type IsoDate, isoDate } from '#contracts/rules/date.ts'
import { toHundredths } from '#contracts/rules/hundredths.ts'
import type { AbsenceFact } from '../../engine/basis/absence-facts.ts'
import type { EnteredRow } from '../../engine/basis/pay-type-facts.ts'
import type { Basis, Car } from '../../engine/basis.ts'
import { datesIn, type Span } from '../../engine/dates.ts'
import { inForce } from '../../engine/law.ts'
import type { Law } from '../../engine/law-rules.ts'
import type { TaxColumn } from '../../engine/tax/tax-rules.ts'
import { standardHolidays } from '../../schedules/standard-holidays.ts'
import { fullYear, lawTerms, ordinaryHoliday } from '../basis/law-terms.ts'
import { standardSteering, standardTable } from '../basis/pay-type-facts.ts'
import { weekdays } from '../basis/schedule-days.ts'

/** What a trial calculation takes from the company. */
export interface TrialDefaults {
  /** SkattTab. */
  readonly table: number
  /** AvrundaTotal. */
  readonly netDecimals: number
}

/** A basis, and what it should give rows of. */
export interface TrialBasis {
  readonly basis: Basis
  /** The field that each expected row is for, by the id of the row in the payslip. */
  readonly rowsOf: Readonly<Record<string, string>>
}

/** Kronor and hours as whole numbers of hundredths. The form refuses further decimals. */
const hundredths = (value: unknown): number => toHundredths(Number(value ?? 0))

const employedFrom: IsoDate = '2000-01-01'
const noPay = { cash: 0, regular: 0, regularTax: 0, tax: 0, contributionBase: 0, garnished: 0 }

/** The tax-free rate of a car, and the pay types of what is untaxed and taxed. */
const mileageOf = {
  EGEN: { rate: 'own', free: '5020', taxed: '5021' },
  BENSIN: { rate: 'companyOther', free: '5022', taxed: '5025' },
  DIESEL: { rate: 'companyDiesel', free: '5023', taxed: '5025' },
  EL: { rate: 'companyElectric', free: '5024', taxed: '5025' },
} as const satisfies Record<MileageCar, object>

/**
 * Returns the basis of a person who is in no register, with the product's own pay types.
 *
 * @param form valid values of contracts/payroll/trial/trial.form.ts
 * @throws MissingRule when the law of the month is not entered
 */
export function trialBasis(form: FormValues, law: Law, { table, netDecimals }: TrialDefaults): TrialBasis {
  const payDate = String(form.Utbetalningsdatum)
  const [year, month] = payDate.split('-').map(Number) as [number, number]
  const pay: Span = { from: isoDate(year, month, 1), to: isoDate(year, month + 1, 0) }
  // Of all that may be missing in a year to come, the tables are what people wait for.
  inForce(law.tax.tables, payDate)
  const weeklyHours = hundredths(form.Veckoarbetstid)
  const holidays = new Map(
    [year - 1, year].flatMap(standardHolidays).map(values => [values.Datum, holidayOf(values)] as const),
  )
  const byHour = form.Manadslon === 0
  const rows = writtenOf(form, law, pay)
  const car = carOf(form, pay)
  const standard = standardTable('STANDARD', year)
  const basis: Basis = {
    version: 1,
    payout: { period: payDate.slice(0, 7), payDate, pay, deviations: pay },
    person: {
      number: '',
      birthDate: String(form.Fodelsedatum) || null,
      employedFrom,
      employedTo: null,
      isPayable: true,
    },
    employment: [
      {
        from: employedFrom,
        salaryForm: byHour ? 'TIM' : 'MÅN',
        degree: 10_000,
        weeklyHours,
        agreement: '',
        pay: hundredths(byHour ? form.Timlon : form.Manadslon),
        amounts: {},
        units: [],
        distribution: '',
      },
    ],
    agreements: [lawTerms(law, payDate)],
    tax: {
      type: String(form.SkatteTyp),
      table: Number(form.Tabell) || table,
      column: (Number(form.Kolumn) || null) as TaxColumn | null,
      extra: 0,
      isSeaIncome: false,
      adjustment:
        form.JamkningProcent === 0
          ? null
          : { kind: 'PROCENT', percent: hundredths(form.JamkningProcent), amount: 0, from: payDate, to: payDate },
      yearlyIncome: form.Arsinkomst === 0 ? null : hundredths(form.Arsinkomst),
    },
    contribution: { type: String(form.AvgiftTyp) },
    // Sickness counts the days of a week around the absence.
    days: weekdays({ from: isoDate(year, month - 1, 1), to: pay.to }, weeklyHours, holidays),
    ...standard,
    steering: standardSteering,
    formulas: [],
    standing: [],
    entered: rows.map(({ row }) => row),
    absences: absencesOf(form),
    time: [],
    extraTime: [],
    holiday: ordinaryHoliday(fullYear),
    history: {
      fixedPay: [],
      sickDeductions: [],
      certified: [],
      earlierInMonth: noPay,
      earlierInYear: noPay,
      last: null,
    },
    balances: [],
    cars: car ? [car] : [],
    garnishments: [],
    union: null,
    advances: [],
    wantedNet: null,
    company: { netDecimals },
  }
  return {
    basis,
    rowsOf: Object.fromEntries([
      ...rows.map(({ field, row }) => [`rad.${row.id}`, field]),
      ...(car ? [[`bil.${car.id}.${basis.payout.period}`, 'Bil.Nypris']] : []),
    ]),
  }
}

interface Entered {
  readonly field: string
  readonly row: EnteredRow
}

/** Returns the rows that the values are, each with the field that it is for. */
function writtenOf(form: FormValues, law: Law, days: Span): readonly Entered[] {
  const entered = (field: string, payType: string, values: Partial<EnteredRow>): Entered => ({
    field,
    row: {
      id: field,
      payType,
      text: '',
      quantity: null,
      price: null,
      amount: null,
      units: [],
      distribution: '',
      ...days,
      replaces: '',
      ...values,
    },
  })
  const amount = (field: string, payType: string) =>
    form[field] === 0 ? [] : [entered(field, payType, { amount: hundredths(form[field]) })]
  return [
    ...(form.Timlon === 0 ? [] : [entered('Timlon', '1010', { quantity: hundredths(form.Timmar) })]),
    ...amount('Engangsbelopp', '1070'),
    ...amount('Formaner', '4070'),
    ...(form.Semesterdagar === 0
      ? []
      : [entered('Semesterdagar', '3010', { quantity: hundredths(form.Semesterdagar) })]),
    ...mileageRows(form, law, entered),
  ]
}

/** Returns mileage: untaxed up to the law's rate, and taxed above it. */
function mileageRows(
  form: FormValues,
  law: Law,
  entered: (field: string, payType: string, values: Partial<EnteredRow>) => Entered,
): readonly Entered[] {
  const quantity = hundredths(form['Milersattning.Mil'])
  if (quantity === 0) return []
  const { rate, free, taxed } = mileageOf[form['Milersattning.Bilslag'] as MileageCar]
  const lawful = inForce(law.amounts.mileage, String(form.Utbetalningsdatum)).value[rate]
  const paid = hundredths(form['Milersattning.KronorPerMil'])
  const field = 'Milersattning.Mil'
  // Without a rate of its own, the row says the law's by the rule of its pay type.
  if (paid === 0 || paid === lawful) return [entered(field, free, { quantity })]
  return [
    entered(field, free, { quantity, price: Math.min(paid, lawful) }),
    ...(paid > lawful ? [entered('Milersattning.KronorPerMil', taxed, { quantity, price: paid - lawful })] : []),
  ]
}

/** Returns the car. It counts as first taxed when its model year began. */
function carOf(form: FormValues, { from }: Span): Car | undefined {
  const newPrice = Number(form['Bil.Nypris'])
  if (newPrice === 0) return undefined
  const modelYear = Number(form['Bil.Modellar'])
  return {
    id: `årsmodell ${modelYear}`,
    name: `årsmodell ${modelYear}`,
    from,
    to: null,
    deduction: 0,
    vehicle: {
      modelYear,
      firstTaxed: isoDate(modelYear, 1, 1),
      fuel: form['Bil.Drivlina'] as CarFuel,
      newPrice,
      extras: 0,
      comparedPrice: 0,
      vehicleTax: Number(form['Bil.Fordonsskatt']),
      drivesFar: false,
    },
  }
}

function absencesOf({ Franvaro }: FormValues): readonly AbsenceFact[] {
  return (Franvaro as readonly FormRow[]).map(({ Typ, From, Tom, Timmar }, at) => {
    const [type, from] = [String(Typ), String(From)]
    const to = String(Tom) || from
    const hours = Timmar === 0 ? [] : datesIn({ from, to }).map(date => [date, hundredths(Timmar)] as const)
    return { id: String(at + 1), type, from, to, extent: 10_000, hours: Object.fromEntries(hours), child: '' }
  })
}
