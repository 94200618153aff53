import { withTenant } from '../../../platform/database/tenancy.ts'
import type { TestDatabase } from '../../../platform/database/test-database.ts'
import { personsOf } from '../../run/payroll-job.ts'
import { periodOf } from '../../run/salary-period.ts'
import { finishPayslips } from '../../vouchers/finish-payslips.ts'

interface Tenant {
  readonly licNr: string
  readonly ftgKey: string
}

/**
 * Calculates the payslips of a period by the real engine, and marks them as ready.
 *
 * @param persons AnstNr; all who are paid in the period unless it is given
 */
export const finishedRun = (
  { database }: Pick<TestDatabase, 'database'>,
  tenant: Tenant,
  code: string,
  persons?: readonly string[],
): Promise<readonly string[]> =>
  withTenant(database, tenant, async tx => {
    const period = await periodOf(tx, code)
    const paid = persons ?? (await personsOf(tx, period))
    await finishPayslips(tx, period, paid, { readyAt: new Date('2026-11-20T09:00:00Z'), readyBy: 'adm' })
    return paid
  })
