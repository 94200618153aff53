import { sql } from 'drizzle-orm'
import { payslipStatuses } from '#contracts/code-lists/payslips.ts'
import { settingsFor } from '../../employees/read-employee.ts'
import { payslip } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'

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

/** True for a payslip that is ready, and attested where the company attests payslips. */
export const isFinal = ({ readyAt, attestedAt }: Pick<Times, 'readyAt' | 'attestedAt'>, usesAttest: boolean): boolean =>
  readyAt !== null && (attestedAt !== null || !usesAttest)

/** True when the company attests payslips. */
export const usesAttestOf = async (tx: Transaction): Promise<boolean> =>
  (await settingsFor(tx, ['UseAttestWebLonHuv'])).UseAttestWebLonHuv === true
