import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { everything } from '../../platform/privacy/protected-person.ts'
import { employee, payslip, type payslipDelivery, salaryPeriod } from '../../tables/schema.ts'
import { payslipDocuments, pdfOfDocuments } from '../documents/payslip-documents.ts'
import { type KivraEmployer, kivraContent, salarySlipOf } from './kivra/salary-slip.ts'
import { periodText } from './period-text.ts'

interface Letter {
  readonly personalNumber: string
  readonly employer: KivraEmployer
  readonly now: Date
}

/** Returns the content that is sent to Kivra for a payslip: what it says, and its PDF. */
export async function letterOf(
  tx: Transaction,
  {
    period,
    employmentNumber,
    number,
  }: Pick<typeof payslipDelivery.$inferSelect, 'period' | 'employmentNumber' | 'number'>,
  { personalNumber, employer, now }: Letter,
): Promise<string> {
  const isIt = and(
    ...[eq(payslip.period, period), eq(payslip.employmentNumber, employmentNumber), eq(payslip.number, number)],
  )
  const [found] = await tx
    .select({
      firstDay: salaryPeriod.firstDay,
      lastDay: salaryPeriod.lastDay,
      payDate: payslip.payDate,
      gross: payslip.gross,
      tax: payslip.tax,
      net: payslip.net,
      balances: payslip.balances,
      employedFrom: employee.employedFrom,
    })
    .from(payslip)
    .innerJoin(salaryPeriod, eq(salaryPeriod.period, payslip.period))
    .innerJoin(employee, eq(employee.employmentNumber, payslip.employmentNumber))
    .where(isIt)
  if (!found) throw new Error('The payslip is gone')
  const { balances, ...slip } = found
  const balance = (kind: string) => balances.find(each => each.kind === kind)?.after ?? null
  const sent = { ...slip, holidays: balance('BET'), savedHolidays: balance('SPA') }
  const subject = `Lönebesked ${periodText(period)}`
  // The person's own address is theirs to see.
  const asked = { period, of: [{ employmentNumber, number }], showing: everything }
  const pdf = await pdfOfDocuments(tx, await payslipDocuments(tx, asked), subject)
  return kivraContent(personalNumber, subject, salarySlipOf(employer, sent, now), {
    name: `${subject}.pdf`,
    pdf,
  })
}
