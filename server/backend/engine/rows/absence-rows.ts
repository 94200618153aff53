import { absenceTypes } from '#contracts/code-lists/absence.ts'
import type { PayTypeFact } from '../basis/pay-type-facts.ts'
import type { Agreement } from '../basis/person-facts.ts'
import { isWithin } from '../dates.ts'
import { inForce } from '../law.ts'
import { type LeaveLineKind, leave } from '../leave/leave.ts'
import type { AbsenceDay } from '../pay-level.ts'
import type { Reading } from '../reading.ts'
import { showHundredths } from '../show.ts'
import type { SickLineKind } from '../sickness/sick-lines.ts'
import { firstEntitledDay } from '../sickness/sick-periods.ts'
import { sickness } from '../sickness/sickness.ts'
import { absenceDays } from './absence-days.ts'
import { type Draft, type Drafts, noDrafts, together } from './draft.ts'
import { deviationsAgreement, lineRows } from './line-rows.ts'

/** Sickness and work injury: the employer pays sick pay for both (Sjuklönelagen 4 §). */
const sickTypes = ['SJK', 'ASK'] as const
/** Holidays have rows of their own: `holidayRows`. */
const holidayTypes = ['SEM', 'SEO'] as const

/** The occasions of the steering register for the lines of sickness. */
const sickOccasions: Readonly<Record<SickLineKind, string>> = {
  'sick.deduction': 'ArtSjkAvdrag',
  'sick.unentitled': 'ArtSjkAvdrag',
  'sick.pay': 'ArtSjkLon',
  'sick.supplements': 'ArtSjkOB',
  'sick.qualifying': 'ArtKarens',
  'sick.long': 'ArtSjkAvdrag15',
  'sick.longUnpaid': 'ArtSjkAvdrag15',
}

/** The occasions for the types of leave that the steering register names. */
const leaveOccasions: Readonly<Record<string, Readonly<Partial<Record<LeaveLineKind, string>>>>> = {
  FPE: { 'leave.calendarDays': 'ArtFPE', 'leave.workdays': 'ArtFPE', 'leave.hours': 'ArtFPETim' },
  TFP: { 'leave.calendarDays': 'ArtVAB', 'leave.workdays': 'ArtVAB', 'leave.hours': 'ArtVAB' },
  TJL: { 'leave.calendarDays': 'ArtTjl', 'leave.workdays': 'ArtTjlDag', 'leave.hours': 'ArtTjlTim' },
  NÄR: { 'leave.calendarDays': 'ArtNar', 'leave.workdays': 'ArtNar', 'leave.hours': 'ArtNar' },
  KOM: { 'leave.hours': 'ArtKompled' },
  FLX: { 'leave.hours': 'ArtFlexled' },
}

const quantityRules: Readonly<Record<LeaveLineKind, string>> = {
  'leave.hours': 'TIM',
  'leave.workdays': 'ARB',
  'leave.calendarDays': 'KAL',
}

function sickRows(reading: Reading, agreement: Agreement): Drafts {
  const { basis, law } = reading
  const { payout, person, history } = basis
  const days = absenceDays(reading, sickTypes).filter(({ extent }) => extent > 0)
  if (days.length === 0) return noDrafts
  const sickLaw = inForce(law.absence.sickPay, payout.deviations.to).value
  const { lines, warnings } = sickness(days, payout.deviations, {
    law: law.absence.sickPay,
    earlierDeductions: history.sickDeductions,
    certified: history.certified,
    entitledFrom: firstEntitledDay(person.employedFrom, person.employedTo, sickLaw),
    long: agreement.longSickness,
    leave: agreement.leave,
    ...(agreement.qualifyingDeduction && { qualifying: agreement.qualifyingDeduction }),
    baseAmount: inForce(law.amounts.priceBaseAmount, payout.payDate).value,
  })
  const rows = lineRows(lines, kind => reading.steered(sickOccasions[kind]))
  return together(rows, { rows: [], warnings })
}

/** Returns the pay types of an absence: its own, or those that the steering register names. */
function leavePayType(reading: Reading, type: string, kind: LeaveLineKind): PayTypeFact | undefined {
  const steered = reading.steered(leaveOccasions[type]?.[kind] ?? '')
  if (steered) return steered
  const own = reading.basis.payTypes.filter(({ absence }) => absence === type)
  return own.find(({ quantityRule }) => quantityRule === quantityRules[kind]) ?? own[0]
}

/** Returns an absence with pay: information with the hours, which may take of a balance. */
function paidRow(reading: Reading, type: string, payType: PayTypeFact, days: readonly AbsenceDay[]): Drafts {
  const own = days.filter(({ date, absent }) => absent > 0 && isWithin(date, reading.basis.payout.deviations))
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return noDrafts
  const quantity = own.reduce((sum, { absent }) => sum + absent, 0)
  const id = `ledig.${type}.${first.date}`
  const text = absenceTypes.label(type)
  const row: Draft = {
    id,
    payType,
    text: '',
    from: first.date,
    to: last.date,
    quantity,
    price: null,
    exactPrice: null,
    amount: 0,
    units: [],
    distribution: '',
    steps: [
      {
        id,
        text,
        formula: `${showHundredths(quantity)} timmar, inget avdrag`,
        value: 0,
        unit: 'kr',
        inputs: [],
        source: 'Löneartens inställning',
      },
    ],
  }
  return { rows: [row], warnings: [] }
}

function leaveRows(reading: Reading, type: string, agreement: Agreement): Drafts {
  const days = absenceDays(reading, [type])
  const types = (['leave.hours', 'leave.workdays', 'leave.calendarDays'] as const).map(kind =>
    leavePayType(reading, type, kind),
  )
  const [paid] = types
  if (paid?.kind === 'INFO') return paidRow(reading, type, paid, days)
  const { lines, warnings } = leave(
    days,
    reading.basis.payout.deviations,
    { code: type, text: absenceTypes.label(type), isByHours: types.every(each => each?.unit === 'TIM') },
    agreement.leave,
  )
  return together(
    lineRows(lines, kind => leavePayType(reading, type, kind)),
    { rows: [], warnings },
  )
}

/** Returns the rows of sickness and leave on the days of the payout's deviations. */
export function absenceRows(reading: Reading): Drafts {
  const agreement = deviationsAgreement(reading)
  const counted: readonly string[] = [...sickTypes, ...holidayTypes]
  const types = [...new Set(reading.basis.absences.map(({ type }) => type))].filter(type => !counted.includes(type))
  if (!agreement) return noDrafts
  return together(sickRows(reading, agreement), ...types.toSorted().map(type => leaveRows(reading, type, agreement)))
}
