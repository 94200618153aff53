import { integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { orderedCode, ownCompany, ownLicence } from './columns.ts'
import { ofCompany } from './companies.ts'
import { ofPayslip } from './payslips.ts'

/**
 * What a payslip was before each change of it: the migration's trigger writes a row when a payslip
 * changes in any way, and nobody changes one. A payslip that never changed has none, so a first
 * run stores nothing more. The newest version is the payslip itself.
 */
export const payslipVersion = pgTable(
  'payslip_version',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    period: text('period').notNull(),
    employmentNumber: orderedCode('employment_number').notNull(),
    number: smallint('number').notNull().default(1),
    /** The order of the versions of a payslip, from 1. */
    nr: integer('nr').notNull(),
    /** When the next version took its place, and who made that. */
    replacedAt: timestamp('replaced_at', { withTimezone: true }).notNull().defaultNow(),
    replacedBy: text('replaced_by'),
    /**
     * The row of `payslip`, by its columns. Without `basis` and `steps` when the next version has
     * the same calculation, as it has after a mark.
     */
    slip: jsonb('slip').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** The rows of `payslip_row`; null when the next version has the same calculation. */
    rows: jsonb('rows').$type<readonly Readonly<Record<string, unknown>>[]>(),
  },
  table => [
    primaryKey({
      name: 'payslip_version_pk',
      columns: [table.ftgKey, table.period, table.employmentNumber, table.number, table.nr],
    }),
    ofCompany(table),
    ofPayslip('payslip_version_payslip', table),
  ],
)
