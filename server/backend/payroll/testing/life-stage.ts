import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { exampleNewIntegration } from '#contracts/integrations/examples.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import { keyOf } from '../../demo/make-licence.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { company as companyTable, employee, payslip, payslipRow, salaryPeriod } from '../../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'
import { finishPayslips } from '../vouchers/finish-payslips.ts'

/** The company of the specs of lives, and its period. */
export const company = 'nordsken'
export const tenant = { licNr: 'WEB100200', login: 'adm', ftgKey: keyOf(company) }
export const Period = '202611'

/** A backend on which a spec of a life acts, in one company. */
export interface LifeStage extends TestBackend {
  /** Somebody who may do everything. */
  readonly adm: Browser
  within<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>
  /** Changes settings of the company. */
  set(settings: Readonly<Record<string, unknown>>): Promise<unknown>
  /** Makes an API key of one right alone, and returns the headers of a request by it. */
  keyOf(right: Right): Promise<{ readonly authorization: string }>
}

/** Starts the backend. The spec closes it. */
export async function startLifeStage(): Promise<LifeStage> {
  const server = await startTestBackend()
  const adm = await server.signedIn('adm')
  const within: LifeStage['within'] = work => withTenant(server.test.database, tenant, work)
  return {
    ...server,
    adm,
    within,
    set: settings =>
      within(tx =>
        tx
          .update(companyTable)
          .set({ settings: sql`${companyTable.settings} || ${JSON.stringify(settings)}::jsonb` })
          .where(eq(companyTable.ftgKey, tenant.ftgKey)),
      ),
    async keyOf(right) {
      const key = `avl_${createHash('sha256').update(right).digest('base64url').slice(0, 43)}`
      const Secret = { Prefix: key.slice(0, 12), Hash: createHash('sha256').update(key).digest('hex') }
      const body = { ...exampleNewIntegration, Namn: right, Scopes: [right], Companies: [company], Secret }
      const { status } = await adm.ask('/integrations', { company, method: 'POST', body })
      if (status !== 200) throw new Error(`No key of ${right} is made: ${status}`)
      return { authorization: `Bearer ${key}` }
    },
  }
}

/** Lets the transaction write what no request may: things in any state. */
export const wholeCompany = (tx: Transaction) => tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)

/** The only payslip of the company, with which things in any state are made. */
export interface OnlyPayslip {
  readonly person: string
  readonly template: typeof payslip.$inferSelect
  readonly rows: readonly (typeof payslipRow.$inferSelect)[]
}

/** Removes all payslips of the company, and makes one of its first employee in the period. */
export const onlyPayslip = (stage: LifeStage, values: Partial<typeof payslip.$inferInsert>): Promise<OnlyPayslip> =>
  stage.within(async tx => {
    await wholeCompany(tx)
    await tx.delete(payslip)
    const [first] = await tx.select({ number: employee.employmentNumber }).from(employee).orderBy(employee.createdAt)
    const [period] = await tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, Period))
    if (!first || !period) throw new Error('Nobody to pay.')
    await finishPayslips(tx, period, [first.number], values)
    const [template] = await tx.select().from(payslip)
    if (!template) throw new Error('No payslip.')
    return { person: first.number, template, rows: await tx.select().from(payslipRow) }
  })
