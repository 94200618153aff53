import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Balance } from '../engine/payslip.ts'
import type { Step } from '../engine/step.ts'
import { createdAt, orderedCode, ownCompany, ownLicence, version } from './columns.ts'
import { ofCompany } from './companies.ts'
import { ofEmployee } from './employees.ts'

/** An amount in whole öre. */
export const ore = (name: string) => bigint(name, { mode: 'number' })
/** When somebody did something, such as paying, and who. Both are null until then. */
export const doneAt = (name: string) => timestamp(name, { withTimezone: true })
export const doneBy = (name: string) => text(name)

/** A company's own columns that name a row of its other table, with an id. */
type Key = [AnyPgColumn, AnyPgColumn]

/** Adds the foreign key of rows to the row that they are part of, which takes them along. */
export const partOf = (name: string, columns: Key, foreignColumns: Key) =>
  foreignKey({ name, columns, foreignColumns }).onDelete('cascade')

/**
 * What the bases of payslips share: pay types, amounts, steering and formulas of a table in a
 * salary year, as they were. A row is never changed: its hash is its content's.
 */
export const basisRegisters = pgTable(
  'basis_registers',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    hash: text('hash').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.ftgKey, table.hash] }), ofCompany(table)],
)

/**
 * A payslip of a person in a period, with what it was calculated from. A finished one, which is
 * paid or whose period is locked, is not changed: the migration's triggers see to that.
 */
export const payslip = pgTable(
  'payslip',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    /** Period: 202611. */
    period: text('period').notNull(),
    employmentNumber: orderedCode('employment_number').notNull(),
    /** 1, and further ones that correct those before. */
    number: smallint('number').notNull().default(1),
    payDate: date('pay_date').notNull(),
    /** The payslip that this one corrects, of the same person. */
    correctsPeriod: text('corrects_period'),
    corrects: smallint('corrects'),
    /** Klarmarkerad, Attesterad, Backad, Utskriven, Publicerad and Utbetald. */
    readyAt: doneAt('ready_at'),
    readyBy: doneBy('ready_by'),
    attestedAt: doneAt('attested_at'),
    attestedBy: doneBy('attested_by'),
    reversedAt: doneAt('reversed_at'),
    reversedBy: doneBy('reversed_by'),
    printedAt: doneAt('printed_at'),
    printedBy: doneBy('printed_by'),
    publishedAt: doneAt('published_at'),
    publishedBy: doneBy('published_by'),
    paidAt: doneAt('paid_at'),
    paidBy: doneBy('paid_by'),
    /** The basis without the registers that it shares with others. */
    basis: jsonb('basis').$type<Record<string, unknown>>().notNull(),
    registers: text('registers').notNull(),
    /** Of the whole basis: basis/basis-hash.ts. */
    basisHash: text('basis_hash').notNull(),
    engineVersion: text('engine_version').notNull(),
    lawVersion: text('law_version').notNull(),
    gross: ore('gross').notNull(),
    benefits: ore('benefits').notNull(),
    taxable: ore('taxable').notNull(),
    tax: ore('tax').notNull(),
    afterTax: ore('after_tax').notNull(),
    net: ore('net').notNull(),
    contributionBase: ore('contribution_base').notNull(),
    contributions: ore('contributions').notNull(),
    payrollTax: ore('payroll_tax').notNull(),
    balances: jsonb('balances').$type<readonly Balance[]>().notNull().default([]),
    warnings: jsonb('warnings').$type<readonly string[]>().notNull().default([]),
    steps: jsonb('steps').$type<readonly Step[]>().notNull().default([]),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    primaryKey({ name: 'payslip_pk', columns: [table.ftgKey, table.period, table.employmentNumber, table.number] }),
    ofCompany(table),
    ofEmployee('payslip_employee', table),
    foreignKey({
      name: 'payslip_registers',
      columns: [table.ftgKey, table.registers],
      foreignColumns: [basisRegisters.ftgKey, basisRegisters.hash],
    }),
    index('payslip_by_employee').on(table.ftgKey, table.licNr, table.employmentNumber, table.payDate),
    check('payslip_number', sql`${table.number} >= 1`),
    check('payslip_net', sql`${table.net} = ${table.gross} - ${table.tax} + ${table.afterTax}`),
    check('payslip_corrects', sql`(${table.corrects} is null) = (${table.correctsPeriod} is null)`),
    check('payslip_attested', sql`${table.attestedAt} is null or ${table.readyAt} is not null`),
    check('payslip_paid', sql`${table.paidAt} is null or ${table.readyAt} is not null`),
  ],
)

interface OfPayslip {
  readonly ftgKey: AnyPgColumn
  readonly period: AnyPgColumn
  readonly employmentNumber: AnyPgColumn
  readonly number: AnyPgColumn
}

/** Adds the foreign key to a payslip, which takes its rows along. */
export const ofPayslip = (name: string, own: OfPayslip) =>
  foreignKey({
    name,
    columns: [own.ftgKey, own.period, own.employmentNumber, own.number],
    foreignColumns: [payslip.ftgKey, payslip.period, payslip.employmentNumber, payslip.number],
  })
    .onDelete('cascade')
    .onUpdate('cascade')

const keysOfPayslip = () => ({
  ftgKey: ownCompany(),
  licNr: ownLicence(),
  period: text('period').notNull(),
  employmentNumber: orderedCode('employment_number').notNull(),
  number: smallint('number').notNull().default(1),
  /** The order on the payslip, from 1. */
  position: smallint('position').notNull(),
})

/** A calculated row of a payslip (engine/payslip.ts, PayRow). */
export const payslipRow = pgTable(
  'payslip_row',
  {
    ...keysOfPayslip(),
    id: text('id').notNull(),
    payType: orderedCode('pay_type').notNull(),
    text: text('text').notNull(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    /** Hundredths. Null when the row has an amount only. */
    quantity: bigint('quantity', { mode: 'number' }),
    unit: text('unit').notNull(),
    price: ore('price'),
    amount: ore('amount').notNull(),
    /** LonTyp, SkatteTyp, AvgiftTyp, AgiFalt, AgiKryss, FKFranvaro and Konto. */
    kind: text('kind').notNull(),
    tax: text('tax').notNull(),
    contribution: text('contribution').notNull(),
    box: text('box').notNull(),
    tick: text('tick').notNull(),
    declaredAbsence: text('declared_absence').notNull(),
    account: text('account').notNull(),
    units: text('units').array().notNull().default(sql`'{}'`),
    distribution: text('distribution').notNull(),
    steps: text('steps').array().notNull().default(sql`'{}'`),
  },
  table => [
    primaryKey({
      name: 'payslip_row_pk',
      columns: [table.ftgKey, table.period, table.employmentNumber, table.number, table.position],
    }),
    ofCompany(table),
    ofPayslip('payslip_row_payslip', table),
  ],
)

/** A row that was written on a payslip, by a person or by a pay assignment, as it was entered. */
export const payslipEntry = pgTable(
  'payslip_entry',
  {
    ...keysOfPayslip(),
    id: text('id').notNull(),
    /** Where it came from: a person who typed it, or a pay assignment. */
    source: text('source', { enum: ['TYPED', 'ASSIGNMENT'] }).notNull(),
    payType: orderedCode('pay_type').notNull(),
    text: text('text').notNull().default(''),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    /** Null is calculated by the pay type's rules. */
    quantity: bigint('quantity', { mode: 'number' }),
    price: ore('price'),
    amount: ore('amount'),
    units: text('units').array().notNull().default(sql`'{}'`),
    distribution: text('distribution').notNull().default(''),
    /** The id of the calculated row that it replaces, or empty. */
    replaces: text('replaces').notNull().default(''),
  },
  table => [
    primaryKey({
      name: 'payslip_entry_pk',
      columns: [table.ftgKey, table.period, table.employmentNumber, table.number, table.position],
    }),
    ofCompany(table),
    ofPayslip('payslip_entry_payslip', table),
    check('payslip_entry_source', sql`${table.source} in ('TYPED', 'ASSIGNMENT')`),
    check('payslip_entry_days', sql`${table.lastDay} >= ${table.firstDay}`),
  ],
)
