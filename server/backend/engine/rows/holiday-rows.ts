import type { IsoDate } from '#contracts/rules/date.ts'
import type { PayTypeFact } from '../basis/pay-type-facts.ts'
import type { Agreement, EmploymentFacts } from '../basis/person-facts.ts'
import { isWithin } from '../dates.ts'
import {
  dayDeducted,
  type HolidayDays,
  type HolidayLineKind,
  percentageDay,
  percentagePay,
  supplement,
  variableSupplement,
} from '../holiday/holiday-pay.ts'
import { holidayMethod } from '../holiday/method.ts'
import { settlement } from '../holiday/settlement.ts'
import { countedDays, type HolidayUnit, unitInputs } from '../holiday/units.ts'
import { inForce } from '../law.ts'
import type { Line } from '../line.ts'
import type { Hundredths } from '../money.ts'
import type { Reading } from '../reading.ts'
import { withInputs } from '../step.ts'
import { absenceDays } from './absence-days.ts'
import { type Drafts, noDrafts, together } from './draft.ts'
import { deviationsAgreement, lineRows } from './line-rows.ts'

/** The kinds of days that holiday is taken of, in the order in which they are used up. */
type DayKind = 'BET' | 'SPA' | 'OBE'

/** Days of one kind, with what held on them. */
interface Taken extends HolidayDays {
  readonly kind: DayKind
  readonly facts: EmploymentFacts
}

const occasions: Readonly<Partial<Record<HolidayLineKind, string>>> = {
  'holiday.supplement': 'ArtSemTil',
  'holiday.pay': 'ArtSemLon',
  'holiday.savedPay': 'ArtSemSpar',
  'holiday.advancePay': 'ArtSemForsk',
  'holiday.variable': 'ArtSemRor',
  'holiday.deduction': 'ArtSemAvdrag',
  'holiday.unpaid': 'ArtSemObet',
  'holiday.compensation': 'ArtSemErs',
}

/** The lines that the steering register does not name, by what their pay types are. */
const described: Readonly<Partial<Record<HolidayLineKind, (payType: PayTypeFact) => boolean>>> = {
  'holiday.savedSupplement': ({ priceRule, holidayDays }) => priceRule === 'SEMTILL' && holidayDays === 'SPA',
  'holiday.savedCompensation': ({ priceRule, holidayDays }) => priceRule === 'SEMDAG' && holidayDays === 'SPA',
  'holiday.debt': ({ priceRule, holidayDays, sign }) =>
    priceRule === 'SEMDAG' && holidayDays === '' && sign === 'MINUS',
}

function payTypeOf(reading: Reading, kind: HolidayLineKind): PayTypeFact | undefined {
  const isIt = described[kind]
  const own = isIt && reading.basis.payTypes.filter(isIt)
  // An ordinary deduction of holiday says which absence it means; a debt of it means none.
  return own ? (own.find(({ absence }) => absence === '') ?? own[0]) : reading.steered(occasions[kind] ?? '')
}

/** Returns what is left of a kind of days. Without a balance of paid days there is enough. */
function balanceOf({ basis }: Reading, kind: DayKind): Hundredths {
  const found = basis.balances.find(balance => balance.kind === kind)
  return found
    ? Math.max(0, found.before)
    : kind === 'BET' && basis.balances.every(each => each.kind !== 'SPA')
      ? Number.MAX_SAFE_INTEGER
      : 0
}

/** Which kinds of days an absence takes, in their order. */
const kindsOf: Readonly<Record<string, readonly DayKind[]>> = { SEM: ['BET', 'SPA', 'OBE'], SEO: ['OBE'] }

/**
 * Returns the holiday of the payout's deviations by kind: paid days first, then saved, then unpaid.
 */
function takenDays(reading: Reading): { readonly taken: readonly Taken[]; readonly isShort: boolean } {
  const { payout, holiday } = reading.basis
  const left = { BET: balanceOf(reading, 'BET'), SPA: balanceOf(reading, 'SPA'), OBE: Number.MAX_SAFE_INTEGER }
  const taken: Taken[] = []
  let isShort = false
  const take = (kind: DayKind, facts: EmploymentFacts, date: IsoDate, days: Hundredths) => {
    left[kind] -= days
    const at = taken.findIndex(each => each.kind === kind && each.facts === facts)
    const known = taken[at]
    if (!known) return taken.push({ kind, facts, from: date, to: date, days })
    const [from, to] = [date < known.from ? date : known.from, date > known.to ? date : known.to]
    taken[at] = { ...known, from, to, days: known.days + days }
  }
  for (const [type, kinds] of Object.entries(kindsOf)) {
    if (reading.basis.absences.every(each => each.type !== type)) continue
    // Counted from the first day, so that the rounding of each does not add up.
    let [workdays, hours, counted] = [0, 0, 0]
    for (const { date, absent, scheduled } of absenceDays(reading, [type])) {
      const facts = reading.employmentOn(date)
      if (!facts || absent === 0 || !isWithin(date, payout.deviations)) continue
      workdays += Math.round((absent * 100) / scheduled)
      hours += absent
      let days = countedDays(holiday, workdays, hours) - counted
      counted += days
      for (const kind of kinds) {
        const own = Math.min(days, left[kind])
        if (own === 0) continue
        isShort ||= type === 'SEM' && kind === 'OBE'
        take(kind, facts, date, own)
        days -= own
      }
    }
  }
  return { taken, isShort }
}

/** Returns the lines of days that are taken, by the rule that gives the person's holiday pay. */
function linesOf(
  reading: Reading,
  { kind, facts, ...days }: Taken,
  agreement: Agreement,
): readonly Line<HolidayLineKind>[] {
  const { method, current, variable, savedDegree } = reading.basis.holiday
  const { holiday } = agreement
  const isMonthly = facts.salaryForm === 'MÅN'
  if (kind === 'OBE') return isMonthly ? [dayDeducted('holiday.unpaid', days, facts.pay, holiday)] : []
  const isSaved = kind === 'SPA'
  const { rule, reasons } = holidayMethod(method, holiday)
  const explained = (line: Line<HolidayLineKind>): Line<HolidayLineKind> => ({
    ...line,
    steps: withInputs(
      line.steps,
      reasons.map(value => ({ name: 'Därför att', value })),
    ),
  })
  if (rule === 'SAM' && isMonthly) {
    const degrees = isSaved ? { earned: savedDegree, now: facts.degree } : undefined
    const byDay = holiday.variable.per === 'DAY' && variable > 0
    return [
      explained(supplement(days, facts.pay, holiday, degrees)),
      ...(byDay ? [variableSupplement(days, variable, holiday)] : []),
    ]
  }
  const day = percentageDay(current.earned, current.year, holiday)
  return [
    ...(isMonthly ? [dayDeducted('holiday.deduction', days, facts.pay, holiday)] : []),
    explained(percentagePay(isSaved ? 'holiday.savedPay' : 'holiday.pay', days, day)),
  ]
}

/** Returns the holiday compensation of somebody who leaves with this payout. */
function settled(reading: Reading, taken: readonly Taken[], agreement: Agreement) {
  const { holiday, balances, payout } = reading.basis
  const facts = holiday.leaving && reading.employmentOn(holiday.leaving.ending.lastDay)
  if (!holiday.leaving || !facts) return { lines: [], warnings: [] }
  const { ending, earnedNext, saved, debts } = holiday.leaving
  const before = balances.find(({ kind }) => kind === 'BET')?.before ?? 0
  const used = taken.filter(({ kind }) => kind === 'BET').reduce((sum, { days }) => sum + days, 0)
  const { rule } = holidayMethod(holiday.method, agreement.holiday)
  const dayOf = ({ earned, year }: typeof holiday.current) => percentageDay(earned, year, agreement.holiday)
  return settlement(
    {
      ending,
      earnedNext,
      saved,
      debts,
      pay: facts.pay,
      degree: facts.degree,
      remaining: before - used,
      percentage: rule === 'PRO' ? { current: dayOf(holiday.current), next: dayOf(holiday.next) } : null,
    },
    agreement.holiday,
    inForce(reading.law.absence.holiday, payout.payDate).value.advanceYears,
  )
}

/** Returns a line whose last step says how its days are counted. */
const withUnit = (line: Line<HolidayLineKind>, unit: HolidayUnit): Line<HolidayLineKind> => ({
  ...line,
  steps: withInputs(line.steps, unitInputs(unit)),
})

/** Returns a warning for each year whose pay is not all known, and that lines are a share of. */
const unknownPay = ({ basis: { holiday } }: Reading, lines: readonly Line<HolidayLineKind>[]): readonly string[] =>
  [holiday.current, holiday.next].flatMap(({ year, missing }) => {
    const isRead = lines.some(({ steps }) => steps.some(({ id }) => id === `semester.procent.${year.from}`))
    return missing && isRead
      ? [`Semesterlönen räknas utan lönen för ${missing.from}–${missing.to}, som inte finns här.`]
      : []
  })

/** Returns the rows of holiday that is taken, and of what is settled when the employment ends. */
export function holidayRows(reading: Reading): Drafts {
  const agreement = deviationsAgreement(reading)
  if (!agreement) return noDrafts
  const { taken, isShort } = takenDays(reading)
  const own = taken.flatMap(days => linesOf(reading, days, agreement))
  const { lines, warnings } = settled(reading, taken, agreement)
  return together(
    lineRows([...own.map(line => withUnit(line, reading.basis.holiday)), ...lines], kind => payTypeOf(reading, kind)),
    {
      rows: [],
      warnings: [
        ...warnings,
        ...new Set(unknownPay(reading, [...own, ...lines])),
        ...(isShort ? ['De betalda och sparade semesterdagarna räcker inte: resten är obetald semester.'] : []),
      ],
    },
  )
}
