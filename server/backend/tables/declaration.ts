import { bigint, jsonb, pgTable, primaryKey, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { SkatteverketAction } from '#contracts/payroll/declaration/skatteverket.shapes.ts'
import { createdAt, orderedCode, ownCompany, ownLicence } from './columns.ts'
import { ofCompany } from './companies.ts'
import type { ControlFault, DeclaredKey, StoredSubmission } from './declared.ts'
import { ofEmployee } from './employees.ts'

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

/**
 * What has happened to the declaration of a period at Skatteverket, or was said of it by hand. Rows
 * are only added.
 */
export const declarationEvent = pgTable(
  'declaration_event',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    /** The declared month: 202611. */
    period: text('period').notNull(),
    /** 1 for the first event of the period. */
    number: smallint('number').notNull(),
    kind: text('kind').$type<'sent' | 'refused' | 'removed' | 'receipt' | 'reopened'>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    by: text('by').notNull(),
    /** Of the whole declaration as it was then, as that of `declarationExport`. */
    hash: text('hash').notNull().default(''),
    /** Null of what was not sent. */
    submission: jsonb('submission').$type<StoredSubmission>(),
    /** Skatteverket's numbers of the files that were saved there. */
    uploads: jsonb('uploads').$type<readonly number[]>().notNull().default([]),
    /** Where the draft is signed. */
    link: text('link').notNull().default(''),
    faults: jsonb('faults').$type<readonly ControlFault[]>().notNull().default([]),
    /** Skatteverket's receipt; empty of what was handed in by hand. */
    receipt: text('receipt').notNull().default(''),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.ftgKey, table.period, table.number] }), ofCompany(table)],
)

/**
 * An account's sign-in at Skatteverket for a company: first what is kept until the person comes
 * back with a code, then the tokens that the code gave. It never leaves the server, is replaced by
 * the next sign-in, and is removed when it is a day old.
 */
export const skatteverketAccess = pgTable(
  'skatteverket_access',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    login: text('login').notNull(),
    state: text('state').notNull(),
    /** PKCE's secret; empty once the code has been used. */
    verifier: text('verifier').notNull(),
    /** What the sign-in was begun for. */
    period: text('period').notNull(),
    action: text('action').$type<SkatteverketAction>().notNull(),
    code: text('code').notNull().default(''),
    access: text('access').notNull().default(''),
    refresh: text('refresh'),
    expires: timestamp('expires', { withTimezone: true }),
    refreshes: smallint('refreshes').notNull().default(0),
    begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.ftgKey, table.login] }), ofCompany(table)],
)
