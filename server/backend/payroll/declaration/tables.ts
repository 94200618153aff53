import { bigint, jsonb, pgTable, primaryKey, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { ofCompany } from '../../companies/tables.ts'
import { ofEmployee } from '../../employees/tables.ts'
import { createdAt, orderedCode, ownCompany, ownLicence } from '../../platform/database/columns.ts'
import type { DeclaredKey } from './submission.ts'

/**
 * The statement number (field 570) of a person, from the first file that named it: a correction
 * must have the number of what it corrects, so it never changes and nobody else gets it.
 */
export const declarationNumber = pgTable(
  'declaration_number',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    employmentNumber: orderedCode('employment_number').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.employmentNumber] }),
    unique('declaration_number_once').on(table.ftgKey, table.number),
    ofCompany(table),
    ofEmployee('declaration_number_employee', table),
  ],
)

/** A file of the employer's declaration that somebody has fetched. Rows are only added. */
export const declarationExport = pgTable(
  'declaration_export',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    /** The declared month: 202611. */
    period: text('period').notNull(),
    /** 1 for the first file of the period. */
    number: smallint('number').notNull(),
    /** Which of the declaration's files: 1, unless it has more than a file holds. */
    part: smallint('part').notNull().default(1),
    exportedAt: timestamp('exported_at', { withTimezone: true }).notNull(),
    exportedBy: text('exported_by').notNull(),
    /** SHA-256 of the whole declaration's forms, without the time when the file was made. */
    hash: text('hash').notNull(),
    /** Whose statements it has: a later file removes those that are declared no more. */
    declared: jsonb('declared').$type<readonly DeclaredKey[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.ftgKey, table.period, table.number] }), ofCompany(table)],
)
