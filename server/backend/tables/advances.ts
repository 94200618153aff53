import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, orderedCode, ownCompany, ownLicence } from './columns.ts'
import { ofCompany } from './companies.ts'
import { ofEmployee } from './employees.ts'
import { ofPayslip, ore } from './payslips.ts'

/**
 * An advance on pay: what a person is paid of it before its payslip. When it is ordered it gets a
 * payslip of its own, with its tax; the next ordinary payslips deduct it. The migration's triggers
 * keep it as it was registered.
 */
export const advance = pgTable(
  'advance',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    id: uuid('id').notNull().defaultRandom(),
    employmentNumber: orderedCode('employment_number').notNull(),
    payDate: date('pay_date').notNull(),
    /** Before tax. */
    amount: ore('amount').notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
    createdBy: text('created_by').notNull(),
    /** Its payslip, from when it was first ordered. */
    period: text('period'),
    number: smallint('number'),
    takenBackAt: timestamp('taken_back_at', { withTimezone: true }),
    takenBackBy: text('taken_back_by'),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.id] }),
    ofCompany(table),
    ofEmployee('advance_employee', table),
    ofPayslip('advance_payslip', table),
    index('advance_by_day').on(table.ftgKey, table.licNr, table.payDate),
    check('advance_amount', sql`${table.amount} > 0`),
    check('advance_payslip_whole', sql`(${table.period} is null) = (${table.number} is null)`),
    check('advance_taken_back', sql`(${table.takenBackAt} is null) = (${table.takenBackBy} is null)`),
  ],
)
