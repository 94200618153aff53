import { and, asc, eq, lt, notExists, sql } from 'drizzle-orm'
import { missingForPay } from '#contracts/employees/missing.ts'
import { addDays, type IsoDate } from '#contracts/rules/date.ts'
import { bankDayNotAfter } from '#contracts/schedules/salary-periods.ts'
import { MissingRule } from '../engine/law.ts'
import { law } from '../law/law.ts'
import type { Period } from '../payroll/basis/basis-of.ts'
import { importDemoHistory } from '../payroll/imported/demo-history.ts'
import { personsOf } from '../payroll/run/payroll-job.ts'
import { payslipEvents } from '../payroll/run/payslip-events.ts'
import { runPersons } from '../payroll/run/run-persons.ts'
import { requireLaw } from '../payroll/run/run-versions.ts'
import { valuesOf } from '../person/employee-row.ts'
import { isBankDay } from '../platform/calendar/bank-days.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Database } from '../platform/database/connect.ts'
import { type Tenant, type Transaction, withTenant } from '../platform/database/tenancy.ts'
import { company, employee, payslip, salaryPeriod } from '../tables/schema.ts'
import { demoAccounts } from './accounts.ts'
import { demoLicences } from './licences.ts'
import { fileDemoDeclarations } from './payroll-declaration.ts'
import { type DemoClerk, finishPayslips } from './payroll-finish.ts'
import { enterDemoSettings } from './payroll-settings.ts'
import { postDemoMonth, unposted } from './payroll-vouchers.ts'
import { afterDemoMonth, beforeDemoMonth } from './payroll-year.ts'

/** How a demo's payroll was run. */
export interface DemoPayroll {
  /** Payouts from this day on are still to come. */
  readonly today: IsoDate
  /** Ends the work between two months. */
  readonly signal: AbortSignal
}

type Company = Tenant & DemoClerk

/**
 * Runs the payroll of the demo companies, for the months whose payday has passed, as a clerk does:
 * calculated by the engine, finished and paid (`finishPayslips`), declared, and posted when the
 * month has ended. A month in which somebody has begun is left.
 */
export async function runDemoPayroll(database: Database, { today, signal }: DemoPayroll): Promise<void> {
  for (const { licNr } of demoLicences) {
    const accounts = demoAccounts.filter(each => each.licNr === licNr && each.companies !== undefined)
    const login = (accounts.find(({ companies }) => companies === 'all') ?? accounts[0])?.login
    if (login === undefined) continue
    const companies = await withTenant(database, { licNr, login }, tx =>
      tx.select().from(company).where(eq(company.archived, false)),
    )
    for (const { ftgKey } of companies) {
      const tenant = { licNr, login, ftgKey }
      const periods = await withTenant(database, tenant, tx => waiting(tx, today))
      const before = periods.filter(({ payDay, kind }) => kind === 'M' && !hasLaw(payDay))
      await withTenant(database, tenant, tx => importDemoHistory(tx, before))
      const open = periods.filter(({ payDay }) => hasLaw(payDay))
      const [first] = open
      if (!first) continue
      await withTenant(database, tenant, tx => enterDemoSettings(tx, tenant, new Date(`${first.firstDay}T08:00:00Z`)))
      for (const period of open) {
        if (signal.aborted) return
        await runMonth(database, tenant, period)
      }
      for (const year of new Set(open.map(({ payDay }) => payDay.slice(0, 4))))
        await withTenant(database, tenant, tx => fileDemoDeclarations(tx, tenant, { year, today }))
      for (const period of await withTenant(database, tenant, tx => unposted(tx, today))) {
        if (signal.aborted) return
        await withTenant(database, tenant, tx => postDemoMonth(tx, period, tenant))
      }
    }
  }
}

function hasLaw(payDay: IsoDate): boolean {
  try {
    requireLaw(law, payDay)
    return true
  } catch (error) {
    if (error instanceof MissingRule) return false
    throw error
  }
}

/** Returns the open periods that have been paid out by now and have no payslips, in order. */
const waiting = (tx: Transaction, today: IsoDate): Promise<Period[]> =>
  tx
    .select()
    .from(salaryPeriod)
    .where(
      and(
        ...[lt(salaryPeriod.payDay, today), eq(salaryPeriod.isLocked, false)],
        notExists(tx.select({ one: sql`1` }).from(payslip).where(eq(payslip.period, salaryPeriod.period))),
      ),
    )
    .orderBy(asc(salaryPeriod.payDay), asc(salaryPeriod.period))

/** Returns who is paid in a period and lacks nothing for it. The others wait for the clerk. */
async function completeIn(tx: Transaction, period: Period): Promise<readonly string[]> {
  const persons = new Set(await personsOf(tx, period))
  const rows = await tx.select().from(employee)
  return rows
    .filter(row => persons.has(row.employmentNumber) && missingForPay(valuesOf(row), period.payDay).length === 0)
    .map(row => row.employmentNumber)
}

async function runMonth(database: Database, tenant: Company, period: Period): Promise<void> {
  const { period: code } = period
  const persons = await withTenant(database, tenant, async tx => {
    const complete = await completeIn(tx, period)
    await beforeDemoMonth(tx, period, new Set(complete))
    return complete
  })
  const { stored } = await runPersons({
    database,
    tenant,
    period,
    persons,
    law,
    done: () => {},
  })
  if (stored === 0) return
  await withTenant(database, tenant, async tx => {
    await appendEvent(tx, { type: payslipEvents.calculated, payload: { period: code, stored } })
    // The bank wants the payments some days before the payday.
    const now = new Date(`${bankDayNotAfter(addDays(period.payDay, -3), isBankDay)}T12:00:00Z`)
    await finishPayslips(tx, code, { ...tenant, now })
    await afterDemoMonth(tx, period, tenant)
  })
}
