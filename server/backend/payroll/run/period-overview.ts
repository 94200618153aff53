import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Attest } from '#contracts/payroll/run/attest.ts'
import { doneBy, neededSteps, type PayslipLife, type RunStep } from '#contracts/payroll/run/payslip-life.ts'
import type { PayslipNextStep, PayslipPeriod } from '#contracts/payroll/run/shapes.ts'
import { fromHundredths } from '#contracts/rules/hundredths.ts'
import { isIn } from '../../platform/database/life-conditions.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { payslip, salaryPeriod } from '../../tables/schema.ts'
import type { Period } from '../basis/basis-of.ts'
import { importedIn, importedSums } from '../imported/imported-in.ts'
import { personsOf } from './payroll-job.ts'
import { isOfRun } from './payslip-numbers.ts'
import { attestOf, payslipConditions } from './status.ts'

const numberOf = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
const sumOf = (column: typeof payslip.gross) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)

// Who attests is counted, whether or not everybody has to.
const conditions = payslipConditions('optional')
const doneWith = (step: RunStep) => numberOf(isIn<PayslipLife>(conditions, [doneBy[step]]))

const columns = {
  period: payslip.period,
  all: sql<number>`count(*)`.mapWith(Number),
  ready: doneWith('ready'),
  attest: doneWith('attest'),
  publish: doneWith('publish'),
  paid: doneWith('paid'),
  warned: numberOf(sql`jsonb_array_length(${payslip.warnings}) > 0`),
  gross: sumOf(payslip.gross),
  tax: sumOf(payslip.tax),
  net: sumOf(payslip.net),
  contributions: sumOf(payslip.contributions),
}

type Counts = Readonly<Record<Exclude<keyof typeof columns, 'period'>, number>>
const nothing: Counts = {
  all: 0,
  ready: 0,
  attest: 0,
  publish: 0,
  paid: 0,
  warned: 0,
  gross: 0,
  tax: 0,
  net: 0,
  contributions: 0,
}

const steps: Readonly<Record<RunStep, PayslipNextStep>> = {
  ready: 'READY',
  attest: 'ATTEST',
  publish: 'DONE',
  paid: 'PAY',
}

/**
 * Returns what is to be done next: the first step that some payslip still waits for. A month whose
 * payslips are all paid is done, though others may have none.
 */
function nextOf(counts: Counts, without: number, attest: Attest): PayslipNextStep {
  const { all, paid } = counts
  if (all === 0 || (without > 0 && paid < all)) return 'FETCH'
  const next = neededSteps(attest).find(step => counts[step] < all)
  return next ? steps[next] : 'DONE'
}

/** Returns where each salary period of a year stands, in the order of their payouts. */
export async function periodOverview(tx: Transaction, year: number): Promise<PayslipPeriod[]> {
  const periods = await tx
    .select()
    .from(salaryPeriod)
    .where(eq(salaryPeriod.year, year))
    .orderBy(asc(salaryPeriod.payDay), asc(salaryPeriod.period))
  return standingOf(tx, periods)
}

/** Returns where salary periods stand, in their order. */
export async function standingOf(tx: Transaction, periods: readonly Period[]): Promise<PayslipPeriod[]> {
  const attest = await attestOf(tx)
  const ofThese = and(inArray(payslip.period, [...periods.map(({ period }) => period)]), isOfRun)
  const counted = await tx
    .select(columns)
    .from(payslip)
    .where(and(ofThese, conditions.standing.counts))
    .groupBy(payslip.period)
  const persons = await tx
    .select({ period: payslip.period, number: payslip.employmentNumber })
    .from(payslip)
    .where(ofThese)
  const having = Map.groupBy(persons, each => each.period)
  const standing: PayslipPeriod[] = []
  for (const period of periods) {
    const counts = counted.find(each => each.period === period.period) ?? nothing
    const served = new Set((having.get(period.period) ?? []).map(({ number }) => number))
    const unserved = (await personsOf(tx, period)).filter(number => !served.has(number))
    const imported = await importedSums(tx, period.payDay)
    const away = imported.all === 0 ? new Set() : await importedIn(tx, period.payDay, unserved)
    const without = unserved.filter(number => !away.has(number)).length
    standing.push({
      Period: period.period,
      Utbetalningsdatum: period.payDay,
      Antal: counts.all,
      UtanSpecifikation: without,
      Klarmarkerade: counts.ready,
      Attesterade: counts.attest,
      Publicerade: counts.publish,
      Utbetalda: counts.paid,
      Brutto: fromHundredths(counts.gross + imported.gross),
      Skatt: fromHundredths(counts.tax + imported.tax),
      Netto: fromHundredths(counts.net + imported.net),
      Arbetsgivaravgift: fromHundredths(counts.contributions + imported.contributions),
      Importerade: imported.all,
      Varningar: counts.warned,
      Locked: period.isLocked,
      Next: counts.all === 0 && without === 0 && imported.all > 0 ? 'DONE' : nextOf(counts, without, attest),
    })
  }
  return standing
}
