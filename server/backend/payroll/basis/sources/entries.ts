import { and, eq } from 'drizzle-orm'
import type { EnteredRow } from '../../../engine/basis/pay-type-facts.ts'
import { among } from '../../../platform/database/among.ts'
import { payslipEntry } from '../../../tables/schema.ts'
import { byPerson } from '../by-person.ts'
import { paySource } from '../pay-source.ts'
import { inTypedOrder } from '../typed-order.ts'

type Entry = typeof payslipEntry.$inferSelect

const enteredOf = (entry: Entry): EnteredRow => ({
  id: entry.id,
  payType: entry.payType,
  text: entry.text,
  from: entry.firstDay,
  to: entry.lastDay,
  quantity: entry.quantity,
  price: entry.price,
  amount: entry.amount,
  units: entry.units,
  distribution: entry.distribution,
  replaces: entry.replaces,
})

const isTyped = ({ source }: Entry): boolean => source === 'TYPED'

/** The stored entries of a payslip: rows that were typed, or that take the place of others. */
export const entries = paySource({
  name: 'entries',
  gives: ['entered'],
  async read({ tx, period: { period }, persons }) {
    const rows = await tx
      .select()
      .from(payslipEntry)
      .where(
        and(eq(payslipEntry.period, period), eq(payslipEntry.number, 1), among(payslipEntry.employmentNumber, persons)),
      )
      .orderBy(payslipEntry.position)
    const rowsOf = byPerson(rows)
    return ({ person }) => {
      const own = rowsOf(person.number)
      const typed = inTypedOrder(own.filter(isTyped).map(enteredOf))
      const others = own.filter(entry => !isTyped(entry)).map(enteredOf)
      return { facts: () => ({ entered: [...others, ...typed] }) }
    }
  },
})
