import { and, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { FormRow, FormValues } from '#contracts/forms/field.ts'
import { type PayslipLife, posted } from '#contracts/payroll/run/payslip-life.ts'
import { registers } from '#contracts/registers/registers.ts'
import { resultUnits } from '#contracts/settings/counts.ts'
import { employeesOn } from '../../employees/timeline-store.ts'
import { type ContributionBasis, contributionFactsOf } from '../../engine/calculate.ts'
import { contributions } from '../../engine/contributions/contributions.ts'
import type { Ore } from '../../engine/money.ts'
import type { Step } from '../../engine/step.ts'
import { law } from '../../law/law.ts'
import { isIn } from '../../platform/database/life-conditions.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { inGroups, mapInTurns } from '../../platform/in-turns.ts'
import type { Progress } from '../../platform/jobs/progress.ts'
import { textIn } from '../../registers/form-values.ts'
import { registerStore } from '../../registers/register-store.ts'
import { payslip, payslipRow } from '../../tables/schema.ts'
import type { Period } from '../basis/basis-of.ts'
import { supportedOn } from '../documents/start-up-support.ts'
import type { FinishedPayslip } from '../finished-payslip.ts'
import { isAdvance } from '../run/payslip-numbers.ts'
import { type PayslipKey, payslipOf } from '../run/payslip-rows.ts'
import { payslipConditions } from '../run/status.ts'
import type { Company } from './company.ts'
import { type HolidayBasis, holidayChangeOf } from './holiday-changes.ts'
import type { HolidayChange } from './holiday-entries.ts'
import type { ContributionKind, PostedPerson } from './pay-accounts.ts'
import type { ContributionCost } from './payslip-entries.ts'
import type { DistributionKeys } from './posting.ts'
import { holdsAs } from './voucher-conditions.ts'
import type { VoucherBasis } from './vouchers-of.ts'

/** What a posting of a period is made of, and the payslips behind the ids of its sources. */
export interface GatheredBasis {
  readonly basis: VoucherBasis
  readonly slips: ReadonlyMap<string, PayslipKey>
}

/**
 * True for a payslip of the query that a voucher posts. Drizzle leaves the table out of columns in
 * a query of one table, which would make them those of the query inside.
 */
export const isPosted = sql`exists (select from voucher_payslip p
  join voucher v on v.ftg_key = p.ftg_key and v.id = p.voucher
  where p.ftg_key = payslip.ftg_key and p.period = payslip.period
    and p.employment_number = payslip.employment_number and p.number = payslip.number
    and ${holdsAs('v')})`

/** True for a payslip of the query that vouchers post: it no longer changes. */
export const isFinished = (isLocked: boolean | SQL): SQL => {
  const period = { locked: sql`${isLocked}`, open: sql`not ${isLocked}` }
  return isIn<PayslipLife>({ ...payslipConditions('none'), period }, posted)
}

/**
 * Returns what the vouchers of a period are made of: its payslips that are finished and not posted.
 *
 * @param progress of the job that posts, counted in payslips
 * @throws Refusal postingIncomplete when a payslip is divided by a key that is not in the register
 */
export async function voucherBasis(
  tx: Transaction,
  company: Company,
  period: Period,
  progress?: Progress,
): Promise<GatheredBasis> {
  const { basis: _, registers: __, steps: ___, ...columns } = getTableColumns(payslip)
  const stored = await tx
    .select({
      ...columns,
      // The whole basis of thousands of payslips would be much to read.
      facts: sql<ContributionBasis>`jsonb_build_object('contribution', ${payslip.basis} -> 'contribution',
        'history', ${payslip.basis} -> 'history', 'company', ${payslip.basis} -> 'company', 'payout', jsonb_build_object('payDate', ${payslip.payDate}),
        'person', jsonb_build_object('birthDate', ${payslip.basis} -> 'person' -> 'birthDate'))`,
      costs: sql<readonly Step[]>`jsonb_path_query_array(${payslip.steps}, '$[*] ? (@.id starts with "avgift.")')`,
    })
    .from(payslip)
    .where(and(eq(payslip.period, period.period), isFinished(period.isLocked), sql`not ${isPosted}`))
  progress?.expect(stored.length)
  const rows = Map.groupBy(
    await tx.select().from(payslipRow).where(eq(payslipRow.period, period.period)),
    ({ employmentNumber, number }) => idOf({ employmentNumber, number }),
  )
  const people = await peopleOf(tx, company, period.payDay)
  const known = new Map(people.map(person => [person.person, person]))
  const payslips = stored.map(
    (slip): FinishedPayslip => ({
      ...payslipOf({ ...slip, basis: {}, registers: '', steps: [] }, rows.get(idOf(slip)) ?? []),
      id: idOf(slip),
    }),
  )
  const keys = await distributionKeys(tx)
  requireKeys(payslips, keys)
  // An advance is paid for no days, so that no holiday is earned or taken by it.
  const ofRun = stored.filter(({ number }) => !isAdvance(number))
  const holiday = company.KonteraBerSemLon ? await holidayChanges(tx, ofRun) : []
  const costs = await mapInTurns(stored, slip => {
    progress?.add(1)
    return costsOf(slip, known.get(slip.employmentNumber))
  })
  return {
    slips: new Map(
      stored.map(({ period: code, employmentNumber, number }) => [
        idOf({ employmentNumber, number }),
        { period: code, employmentNumber, number },
      ]),
    ),
    basis: {
      company,
      period: period.payDay.slice(0, 7),
      lastDay: period.lastDay,
      payslips,
      people,
      keys,
      contributions: costs.flat(),
      holiday,
    },
  }
}

/**
 * Returns how the holiday liability has changed by payslips. Persons with several payslips of the
 * period have one change: of the latest, which all of the days are in.
 */
async function holidayChanges(
  tx: Transaction,
  stored: readonly (PayslipKey & Pick<typeof payslip.$inferSelect, 'balances'>)[],
): Promise<readonly HolidayChange[]> {
  const latest = [...Map.groupBy(stored, ({ employmentNumber }) => employmentNumber).values()].map(own =>
    own.reduce((a, b) => (b.number > a.number ? b : a)),
  )
  const changes: HolidayChange[] = []
  for (const some of inGroups(latest, 200)) {
    const [{ period } = { period: '' }] = some
    const numbers = some.map(({ employmentNumber }) => employmentNumber)
    const bases = await tx
      .select({ key: sql<string>`employment_number || ' ' || number`, basis: sql<HolidayBasis>`basis - 'days'` })
      .from(payslip)
      .where(and(eq(payslip.period, period), inArray(payslip.employmentNumber, numbers)))
    const basisOf = new Map(bases.map(({ key, basis }) => [key, basis]))
    const payOf = await earlierPayOf(tx, period, numbers)
    for (const { employmentNumber: person, number, balances } of some) {
      const basis = basisOf.get(`${person} ${number}`)
      if (basis) changes.push(holidayChangeOf({ person, basis, balances, earlierPay: payOf.get(person) ?? null }, law))
    }
  }
  return changes
}

/**
 * Returns the pay that a person's holidays were worth by the latest payslip before a period's, by
 * AnstNr. Null for a person whose pay is not known, and left out for one without such a payslip.
 */
export async function earlierPayOf(
  tx: Transaction,
  period: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Ore | null>> {
  const before = await tx
    .selectDistinctOn([payslip.employmentNumber], {
      person: payslip.employmentNumber,
      employment: sql<HolidayBasis['employment']>`basis -> 'employment'`,
      until: sql<string>`basis -> 'payout' -> 'pay' ->> 'to'`,
    })
    .from(payslip)
    .where(
      and(
        inArray(payslip.employmentNumber, [...numbers]),
        sql`(payslip.pay_date, payslip.period) < (select p.pay_day, p.period from salary_period p where p.ftg_key = tenancy.company() and p.period = ${period})`,
        isNull(payslip.reversedAt),
      ),
    )
    .orderBy(payslip.employmentNumber, desc(payslip.payDate), desc(payslip.number))
  return new Map(
    before.map(({ person, employment, until }) => [
      person,
      employment?.findLast(({ from }) => from <= until)?.pay ?? null,
    ]),
  )
}

/** Returns a payslip's name among those of its period. */
const idOf = ({ employmentNumber, number }: Pick<PayslipKey, 'employmentNumber' | 'number'>): string =>
  `${employmentNumber}-${number}`

/** Returns the employees as posting knows them, on the day of the payout. */
export async function peopleOf(tx: Transaction, company: Company, payDay: string): Promise<readonly PostedPerson[]> {
  const supported = supportedOn(company, payDay)
  return (await employeesOn(tx, payDay)).map(values => ({
    person: textIn(values, 'AnstNr'),
    type: typeOf(values),
    department: textIn(values, 'Avdelning'),
    isPaidInCash: textIn(values, 'UtbetSatt') === 'KON',
    isAbroad: values.Utsand === true,
    hasStartUpSupport: supported.includes(textIn(values, 'AnstNr')),
  }))
}

/** Whoever has no person type is posted by the form of the pay. */
const typeOf = (values: FormValues): PostedPerson['type'] =>
  (textIn(values, 'PerTyp') || (values.LoneForm === 'TIM' ? 'ARB' : 'TJM')) as PostedPerson['type']

interface StoredCosts {
  readonly employmentNumber: string
  readonly number: number
  readonly contributionBase: number
  readonly facts: ContributionBasis
  readonly costs: readonly Step[]
}

/**
 * Returns the contributions of a payslip as it says them, by rate. Which group a rate is for comes
 * from the facts that the payslip was calculated from.
 */
function costsOf(slip: StoredCosts, person: PostedPerson | undefined): readonly ContributionCost[] {
  const amounts = slip.costs.filter(({ id }) => /^avgift\.\d+$/.test(id))
  if (amounts.length === 0) return []
  const { parts } = contributions(law, contributionFactsOf(slip.facts, slip.contributionBase)).value
  return amounts.map(({ value: amount }, at) => ({
    payslip: idOf(slip),
    amount,
    kind: kindOf(slip.facts.contribution.type, parts[at]?.group ?? 'full', person),
  }))
}

export function kindOf(type: string, group: ContributionKind, person: PostedPerson | undefined): ContributionKind {
  if (type === '69') return 'posted abroad'
  if (type === '65') return 'no establishment'
  return person?.hasStartUpSupport && group === 'full' ? 'start-up' : group
}

export async function distributionKeys(tx: Transaction): Promise<DistributionKeys> {
  const items = await registerStore(registers.distributionKeys).all(tx)
  return Object.fromEntries(
    items.map(({ values }) => [
      String(values.KonKey),
      ((values.Rader ?? []) as readonly FormRow[]).map(row => ({
        units: resultUnits.map(n => textIn(row, `ResEnh${n}`)),
        weight: Math.round(Number(row.Andel) * 10_000),
      })),
    ]),
  )
}

function requireKeys(payslips: readonly FinishedPayslip[], keys: DistributionKeys): void {
  for (const { person, rows } of payslips)
    for (const { distribution } of rows)
      if (distribution !== '' && !keys[distribution]) {
        const message = `Fördelningsnyckeln ${distribution} på lönebeskedet för anställd ${person} finns inte i registret.`
        throw new Refusal(errors.postingIncomplete, message)
      }
}
