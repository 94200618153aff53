import { eq, gte } from 'drizzle-orm'
import { states } from '#contracts/pact/states.ts'
import { toHundredths } from '#contracts/rules/hundredths.ts'
import { moveWholeCompany } from '../../copies/company-rows.ts'
import { orderAdvances } from '../../payroll/advances/order-advances.ts'
import { firstAdvance } from '../../payroll/run/payslip-numbers.ts'
import { companyOf } from '../../payroll/vouchers/make-vouchers.ts'
import type { Database } from '../../platform/database/connect.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { advance, paymentOrder, paymentPayslip, payslip } from '../../tables/schema.ts'
import { list, type PactStates, type PactTools, text } from '../pact-tools.ts'

type Stated = Parameters<typeof states.advances>[2][number]

/** Removes the advances of the transaction's company with their payslips and orders. */
async function clear(tx: Transaction): Promise<void> {
  await moveWholeCompany(tx)
  await tx.delete(advance)
  const orders = await tx
    .selectDistinct({ id: paymentPayslip.order })
    .from(paymentPayslip)
    .where(gte(paymentPayslip.number, firstAdvance))
  for (const { id } of orders) await tx.delete(paymentOrder).where(eq(paymentOrder.id, id))
  await tx.delete(payslip).where(gte(payslip.number, firstAdvance))
}

/** Returns the handlers of the states of advances. */
export const advanceStates = ({ chosen, clock }: PactTools, database: Database): PactStates => ({
  [states.advances('', '', []).name]: async (params, undo) => {
    const { licNr, ftgKey } = await chosen(params)
    const login = text(params, 'Login')
    const run = <Result>(work: (tx: Transaction) => Promise<Result>) =>
      withTenant(database, { licNr, ftgKey, login }, work)
    undo(() => run(clear))
    await run(clear)
    const given = list<Stated>(params, 'Advances')
    const now = clock()
    await run(async tx => {
      for (const { ForskId, AnstNr, Utbetalningsdag, Belopp, Orsak } of given)
        await tx.insert(advance).values({
          id: ForskId,
          employmentNumber: AnstNr,
          payDate: Utbetalningsdag,
          amount: toHundredths(Belopp),
          reason: Orsak,
          createdBy: login,
        })
      const ordered = given.flatMap(({ ForskId, Status }) => (Status === 'ORDERED' ? [ForskId] : []))
      if (ordered.length === 0) return
      const { company } = await companyOf(tx)
      const body = { Forhandsgranska: false, Version: '03' as const, ForskId: ordered }
      await orderAdvances(tx, company, body, { login, now })
    })
    return {}
  },
})
