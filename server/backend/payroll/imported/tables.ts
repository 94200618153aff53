import { date, foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ofCompany } from '../../companies/tables.ts'
import { ofEmployee } from '../../employees/tables.ts'
import { importRun } from '../../imports/tables.ts'
import { createdAt, orderedCode, ownCompany, ownLicence } from '../../platform/database/columns.ts'
import { ore } from '../tables.ts'

/**
 * A finished payslip that another program calculated: the sums of a payout. It is never calculated,
 * paid, declared or posted here, and does not change: the migration's trigger sees to that. It goes
 * with its import.
 */
export const importedPayslip = pgTable(
  'imported_payslip',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    employmentNumber: orderedCode('employment_number').notNull(),
    payDate: date('pay_date').notNull(),
    run: integer('run').notNull(),
    gross: ore('gross').notNull(),
    benefits: ore('benefits').notNull(),
    tax: ore('tax').notNull(),
    net: ore('net').notNull(),
    contributionBase: ore('contribution_base').notNull(),
    contributions: ore('contributions').notNull(),
    /** Hundredths after the payout, by kind: BET, SPA, KOMP, FLEX. */
    balances: jsonb('balances').$type<Readonly<Record<string, number>>>().notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.employmentNumber, table.payDate] }),
    ofCompany(table),
    ofEmployee('imported_payslip_employee', table),
    foreignKey({
      name: 'imported_payslip_run',
      columns: [table.ftgKey, table.run],
      foreignColumns: [importRun.ftgKey, importRun.number],
    }).onDelete('cascade'),
  ],
)
