import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { Timeline } from '#contracts/employees/dated.ts'
import { createdAt, orderedCode, ownCompany, ownLicence } from './columns.ts'
import { ofCompany } from './companies.ts'
import { ofEmployee } from './employees.ts'

/** An import of a file that changed something (contracts/imports). */
export const importRun = pgTable(
  'import_run',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    /** Nr: counted in the company from 1. */
    number: integer('number').notNull(),
    /** The code of the import definition, which may since have been removed. */
    definition: orderedCode('definition').notNull(),
    fileName: text('file_name').notNull(),
    login: text('login').notNull().default(sql`coalesce(current_setting('avlona.login', true), '')`),
    added: integer('added').notNull(),
    changed: integer('changed').notNull(),
    unchanged: integer('unchanged').notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.ftgKey, table.number] }), ofCompany(table)],
)

/**
 * An employee whom an import added or changed, as it was before, so that the import can be undone.
 * It goes with its import and with its employee.
 */
export const importedChange = pgTable(
  'imported_change',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    run: integer('run').notNull(),
    employmentNumber: orderedCode('employment_number').notNull(),
    /** The employee before the import, or null for one whom it added. */
    before: jsonb('before').$type<Timeline>(),
    /** The fields that the import changed. */
    fields: jsonb('fields').$type<readonly string[]>().notNull(),
    /** The version of the employee after the import. Another one has been changed since. */
    version: integer('version').notNull(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.run, table.employmentNumber] }),
    ofCompany(table),
    ofEmployee('imported_change_employee', table),
    foreignKey({
      name: 'imported_change_run',
      columns: [table.ftgKey, table.run],
      foreignColumns: [importRun.ftgKey, importRun.number],
    }).onDelete('cascade'),
  ],
)

/**
 * A pay or time row of another system, as it was imported. Payroll reads it; an import that is
 * removed takes its rows along.
 */
export const importedRow = pgTable(
  'imported_row',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    run: integer('run').notNull(),
    /** The line of the file. Elements of PAXml are counted by kind. */
    line: integer('line').notNull(),
    kind: text('kind', { enum: ['LON', 'TID'] }).notNull(),
    employmentNumber: orderedCode('employment_number').notNull(),
    /** The pay code, the pay type or the time code, by `values`. */
    code: orderedCode('code').notNull(),
    /** The first and the last day. Null when the row has none. */
    validFrom: date('valid_from'),
    validTo: date('valid_to'),
    /** Units, hours, or percent of the scheduled time. */
    quantity: numeric('quantity', { precision: 14, scale: 4 }).notNull(),
    /** SEK, or 0. */
    amount: numeric('amount', { precision: 20, scale: 4 }).notNull(),
    /** All fields by their wire names (contracts/registers/row-fields.ts), without the person. */
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    /** The hash of the values, and the row's number among equal ones of a file. */
    identity: text('identity').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.run, table.kind, table.line] }),
    ofCompany(table),
    ofEmployee('imported_row_employee', table),
    foreignKey({
      name: 'imported_row_run',
      columns: [table.ftgKey, table.run],
      foreignColumns: [importRun.ftgKey, importRun.number],
    }).onDelete('cascade'),
    // The same file again adds no rows.
    unique('imported_row_once').on(table.ftgKey, table.kind, table.employmentNumber, table.identity),
    index('imported_row_by_day').on(table.ftgKey, table.licNr, table.employmentNumber, table.validFrom),
    check('imported_row_kind', sql`${table.kind} in ('LON', 'TID')`),
  ],
)
