import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { created, payRows } from '#contracts/reports/facts/pay-rows.ts'
import { attestOf, payslipStatusCode } from '../../payroll/run/status.ts'
import { among } from '../../platform/database/among.ts'
import { payslip, payslipRow } from '../../tables/schema.ts'
import type { FactsOf } from '../facts-query.ts'

const { Status: states } = payRows.filters

/** Returns the calculated rows of payslips, of the transaction's company. */
export const payRowFacts: FactsOf<typeof payRows> = async (tx, { Grund, From, Tom, Status = states.start }) => {
  const day = Grund === 'AVSER' ? payslipRow.firstDay : payslip.payDate
  const status = sql`coalesce(nullif(${payslipStatusCode(await attestOf(tx))}, ''), ${created})`
  const conditions = and(
    among(status, [...Status]),
    From === undefined ? undefined : gte(day, String(From)),
    Tom === undefined ? undefined : lte(day, String(Tom)),
  )
  return {
    fields: {
      LonArtNr: sql`${payslipRow.payType}`,
      Text: sql`${payslipRow.text} collate "sv-x-icu"`,
      LonTyp: sql`${payslipRow.kind}`,
      Enhet: sql`${payslipRow.unit}`,
      AnstNr: sql`${payslipRow.employmentNumber}`,
      Antal: sql`${payslipRow.quantity}`,
      Belopp: sql`${payslipRow.amount}`,
    },
    from: sql`from ${payslipRow} join ${payslip} on ${ofSame} where ${conditions}`,
  }
}

/** A row with the payslip that it is on. */
const ofSame: SQL | undefined = and(
  eq(payslip.ftgKey, payslipRow.ftgKey),
  eq(payslip.period, payslipRow.period),
  eq(payslip.employmentNumber, payslipRow.employmentNumber),
  eq(payslip.number, payslipRow.number),
)
