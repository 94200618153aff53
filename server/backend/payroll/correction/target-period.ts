import { and, asc, eq } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { MissingRule } from '../../engine/law.ts'
import { law } from '../../law/law.ts'
import { bankDayAfter } from '../../platform/calendar/bank-days.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { fieldsRefused, Refusal } from '../../platform/http/refusal.ts'
import { salaryPeriod } from '../../tables/schema.ts'
import type { Period } from '../basis/basis-of.ts'
import { requireLaw } from '../run/run-versions.ts'
import { openPeriod, periodOf } from '../run/salary-period.ts'

/** The period that gets a new payslip, and its pay day. */
export interface Target {
  readonly period: Period
  readonly payDay: IsoDate
}

interface Wanted {
  /** The period of the payslip that is corrected, and its pay day. */
  readonly own: string
  readonly payDay: IsoDate
  /** What the clerk has chosen, or null. */
  readonly period: string | null
  readonly chosenDay: IsoDate | null
  readonly today: IsoDate
}

const latest = (...days: readonly IsoDate[]): IsoDate => days.toSorted().at(-1) ?? ''

/**
 * Returns the open period that gets a new payslip: the chosen one; else the payslip's own; else the
 * next to be paid out. What is claimed back goes to the next to be paid out, to be drawn there.
 *
 * @throws Refusal salaryPeriodMissing, salaryPeriodLocked
 */
async function periodFor(tx: Transaction, { own, period, today }: Wanted, isClaim: boolean): Promise<Period> {
  if (period !== null) return openPeriod(tx, period)
  const ownPeriod = await periodOf(tx, own)
  const open = await tx
    .select()
    .from(salaryPeriod)
    .where(and(eq(salaryPeriod.kind, ownPeriod.kind), eq(salaryPeriod.isLocked, false)))
    .orderBy(asc(salaryPeriod.payDay), asc(salaryPeriod.period))
  const itself = open.find(each => each.period === own)
  const next = open.find(({ payDay }) => payDay > today && payDay > ownPeriod.payDay)
  const found = (isClaim ? (next ?? itself) : (itself ?? next)) ?? open.at(-1)
  if (found) return openPeriod(tx, found.period)
  throw new Refusal(errors.salaryPeriodLocked, 'Det finns ingen öppen löneperiod för det nya lönebeskedet.')
}

/**
 * Returns where a correction goes. What changes no pay corrects what was declared, so it keeps the
 * payslip's pay day. What is paid has the next bank day, and what is claimed the pay day on which
 * it is drawn: pay is declared in the month in which it is paid.
 *
 * @param net the difference of the net pay, in öre
 * @throws Refusal salaryPeriodMissing, salaryPeriodLocked, fieldsRefused
 */
export async function targetFor(tx: Transaction, wanted: Wanted, net: number): Promise<Target> {
  const period = await periodFor(tx, wanted, net < 0)
  const { chosenDay, payDay: paid, today } = wanted
  const proposed =
    net === 0 ? paid : net > 0 ? latest(paid, bankDayAfter(today)) : latest(paid, period.payDay, bankDayAfter(today))
  const payDay = chosenDay ?? proposed
  const refused = (message: string) => fieldsRefused({ Utbetalningsdatum: message })
  if (payDay < paid) throw refused('Dagen kan inte vara före lönebeskedets utbetalningsdag.')
  try {
    requireLaw(law, payDay)
  } catch (error) {
    if (error instanceof MissingRule) throw refused(error.message)
    throw error
  }
  return { period, payDay }
}

/**
 * Returns where the payslip goes that takes others back: it keeps their pay day.
 *
 * @throws Refusal salaryPeriodMissing, salaryPeriodLocked
 */
export const targetOfTakeBack = async (tx: Transaction, wanted: Wanted): Promise<Target> => ({
  period: await periodFor(tx, wanted, false),
  payDay: wanted.payDay,
})
