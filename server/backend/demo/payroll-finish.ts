import { and, eq, isNull } from 'drizzle-orm'
import type { PayslipAction } from '#contracts/payroll/run/shapes.ts'
import { deliver } from '../payroll/delivery/publish.ts'
import { markPrinted } from '../payroll/documents/payslip-files.ts'
import { markPayslips } from '../payroll/run/mark-payslips.ts'
import { payslipEvents } from '../payroll/run/payslip-events.ts'
import { usesAttestOf } from '../payroll/run/status.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { payslip } from '../tables/schema.ts'
import { payDemoPayslips } from './payroll-payments.ts'

/** Who runs the payroll of a demo company. */
export interface DemoClerk {
  readonly login: string
  readonly ftgKey: string
}

/** Months of the past are handed out on paper, or seen on the page: nothing is sent of them. */
const services = { kivra: undefined, mail: undefined }

/**
 * Finishes the payslips of a period that have not been paid, as a clerk does: marked as ready,
 * attested where the company does so, published, printed and paid (`payDemoPayslips`).
 */
export async function finishPayslips(
  tx: Transaction,
  period: string,
  { login, ftgKey, now }: DemoClerk & { readonly now: Date },
): Promise<void> {
  const mark = async (action: PayslipAction, type: (typeof payslipEvents)['ready' | 'attested' | 'published']) => {
    const items = await tx
      .select({ AnstNr: payslip.employmentNumber, Nummer: payslip.number, Version: payslip.version })
      .from(payslip)
      .where(and(eq(payslip.period, period), isNull(payslip.paidAt)))
    const { marked, keys } = await markPayslips(tx, { action, period, items, login, now })
    if (marked.length > 0) await appendEvent(tx, { type, payload: { period, persons: marked } })
    return keys
  }
  await mark('ready', payslipEvents.ready)
  if (await usesAttestOf(tx)) await mark('attest', payslipEvents.attested)
  const published = await mark('publish', payslipEvents.published)
  await deliver(tx, { keys: published, ftgKey, now }, services)
  await markPrinted(tx, published, { login, now })
  await payDemoPayslips(tx, period, { login, now })
}
