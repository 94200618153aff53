import { sql } from 'drizzle-orm'

/**
 * True for a payslip of the query that a payment order pays. Drizzle leaves the table out of
 * columns in a query of one table, which would make them those of the query inside.
 */
export const isOrdered = sql<boolean>`exists (select from payment_payslip p
  where p.ftg_key = payslip.ftg_key and p.period = payslip.period
    and p.employment_number = payslip.employment_number and p.number = payslip.number and p.holds)`

/** The number of the payment order that a payslip of the query waits in, or null. */
export const openOrder = sql<number | null>`(select o.number from payment_payslip p
  join payment_order o on o.ftg_key = p.ftg_key and o.id = p.payment_order and o.status = 'CREATED'
  where p.ftg_key = payslip.ftg_key and p.period = payslip.period
    and p.employment_number = payslip.employment_number and p.number = payslip.number and p.holds)`
