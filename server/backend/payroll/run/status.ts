import { sql } from 'drizzle-orm'
import { payslipStatuses } from '#contracts/code-lists/payslips.ts'
import { type Attest, attestIn, isApproved } from '#contracts/payroll/run/attest.ts'
import { settingsFor } from '../../employees/read-employee.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { payslip } from '../../tables/schema.ts'

type Times = Readonly<Record<'readyAt' | 'attestedAt' | 'reversedAt' | 'printedAt' | 'paidAt', Date | null>>

/** Returns the flags of a payslip, by which contracts/code-lists/payslips.ts gives its status. */
export const flagsOf = ({ readyAt, attestedAt, reversedAt, printedAt, paidAt }: Times) => ({
  Klarmarkerad: readyAt !== null,
  Attesterad: attestedAt !== null,
  Utskriven: printedAt !== null,
  Utbetald: paidAt !== null,
  Backad: reversedAt !== null,
})

/** The column of each status's flag. A payslip without a flag is only created. */
const columns = {
  Backad: payslip.reversedAt,
  Utbetald: payslip.paidAt,
  Utskriven: payslip.printedAt,
  Attesterad: payslip.attestedAt,
  Klarmarkerad: payslip.readyAt,
}

/** Returns the code of a payslip's status as the database derives it: as payslipStatus does. */
export function statusCode(usesAttest: boolean) {
  const flags = payslipStatuses.codes.flatMap(code =>
    code === '' || (code === 'Attesterad' && !usesAttest) ? [] : [sql`when ${columns[code]} is not null then ${code}`],
  )
  return sql<string>`case ${sql.join(flags, sql` `)} else '' end`
}

/** True for a payslip that is ready, and attested where the company demands it. */
export const isFinal = ({ readyAt, attestedAt }: Pick<Times, 'readyAt' | 'attestedAt'>, attest: Attest): boolean =>
  isApproved({ isReady: readyAt !== null, isAttested: attestedAt !== null }, attest)

/** Returns whether the transaction's company attests payslips, and whether it demands it. */
export const attestOf = async (tx: Transaction): Promise<Attest> =>
  attestIn(await settingsFor(tx, ['UseAttestWebLonHuv', 'RequireAttestWebLonHuv']))

/** True when the company attests payslips. */
export const usesAttestOf = async (tx: Transaction): Promise<boolean> => (await attestOf(tx)) !== 'none'

/** True when only attested payslips are paid, published and printed as final. */
export const requiresAttestOf = async (tx: Transaction): Promise<boolean> => (await attestOf(tx)) === 'required'
