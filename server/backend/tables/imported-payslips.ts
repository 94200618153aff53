import { date, foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, orderedCode, ownCompany, ownLicence, version } from './columns.ts'
import { ofCompany } from './companies.ts'
import { ofEmployee } from './employees.ts'
import { importRun } from './imports.ts'
import { ore } from './payslips.ts'

/**
 * A finished payslip that another program calculated: the sums of a payout. It is never calculated,
 * paid, declared or posted here, and does not change: the migration's trigger sees to that. It goes
 * with its import, and one that was typed is replaced when it is typed again.
 */
export const importedPayslip = pgTable(
  'imported_payslip',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    employmentNumber: orderedCode('employment_number').notNull(),
    payDate: date('pay_date').notNull(),
    /** The import that it came with; null when it was typed in the register of earlier pay. */
    run: integer('run'),
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

/**
 * A person's item in the register of earlier pay (contracts/registers/imported-pay.ts). Its rows of
 * pay are in `imported_payslip` too, where payroll reads them.
 */
export const importedPerson = pgTable(
  'imported_person',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    employmentNumber: orderedCode('employment_number').notNull(),
    /** Kalla: the program, or what else the pay came from. */
    origin: text('origin').notNull(),
    /** The register's other fields by their wire names. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.employmentNumber] }),
    ofCompany(table),
    ofEmployee('imported_person_employee', table),
  ],
)
