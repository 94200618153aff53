import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { createdAt, orderedCode, ownCompany, ownLicence, swedishText, version } from './columns.ts'
import { ofCompany, salaryYear } from './companies.ts'
import { ofEmployee } from './employees.ts'

/** Adds the foreign key to a salary year, which deletes the row when the year is purged. */
export const ofYear = (own: { ftgKey: AnyPgColumn; year: AnyPgColumn }) =>
  foreignKey({ columns: [own.ftgKey, own.year], foreignColumns: [salaryYear.ftgKey, salaryYear.year] }).onDelete(
    'cascade',
  )

/** A salary period of a year: its first and last day, and its pay date. */
export const salaryPeriod = pgTable(
  'salary_period',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    /** Period: 202610, and of other kinds than months V202641. */
    period: text('period').notNull(),
    year: smallint('year').notNull(),
    /** UtbetPer: a code of contracts: payoutPeriods. */
    kind: text('kind', { enum: ['M', 'K', 'V', 'W', 'Q', 'H'] })
      .notNull()
      .default('M'),
    /** BenText. */
    name: swedishText('name').notNull().default(''),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    /** The days whose deviations are paid with the period. */
    deviationsFirst: date('deviations_first').notNull(),
    deviationsLast: date('deviations_last').notNull(),
    payDay: date('pay_day').notNull(),
    /** Last: nobody changes the period. */
    isLocked: boolean('is_locked').notNull().default(false),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.period] }),
    ofCompany(table),
    ofYear(table),
    check('salary_period_period', sql`${table.period} ~ '^[KVWQH]?[0-9]{6}$'`),
    check(
      'salary_period_kind',
      sql`${table.kind} = case when ${table.period} ~ '^[0-9]' then 'M' else left(${table.period}, 1) end`,
    ),
    check(
      'salary_period_days',
      sql`${table.lastDay} >= ${table.firstDay} and ${table.deviationsLast} >= ${table.deviationsFirst}`,
    ),
  ],
)

/** A table of pay types (contracts: payTypeTables), as it is in one salary year. */
export const payTypeTable = pgTable(
  'pay_type_table',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    year: smallint('year').notNull(),
    /** TabellKod: STANDARD, or one of the company's own. */
    code: text('code').notNull(),
    name: swedishText('name').notNull(),
    /** The twenty amounts by their wire names (contracts: payTypeTable, which has the defaults). */
    amounts: jsonb('amounts').$type<Record<string, unknown>>().notNull().default({}),
    /** LonSty: the control rows (contracts: payTypeTables). */
    controls: jsonb('controls').$type<Record<string, unknown>[]>().notNull().default([]),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.year, table.code] }),
    ofCompany(table),
    ofYear(table),
    check('pay_type_table_code', sql`char_length(${table.code}) between 1 and 8`),
  ],
)

/** A pay type of a table, as it is in one salary year. */
export const payType = pgTable(
  'pay_type',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    year: smallint('year').notNull(),
    /** TabellKod. */
    tableCode: text('table_code').notNull(),
    /** LonArtNr. */
    number: orderedCode('number').notNull(),
    /** BenText. */
    name: swedishText('name').notNull(),
    /** KlassTyp: a code of contracts: payTypeClasses. */
    class: text('class').notNull(),
    /** AntalEnhet: a code of contracts: units, or empty. */
    unit: text('unit').notNull().default(''),
    isActive: boolean('is_active').notNull().default(true),
    /** The other fields of the register (third document §3) by their wire names. */
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.year, table.tableCode, table.number] }),
    ofCompany(table),
    foreignKey({
      name: 'pay_type_of_table',
      columns: [table.ftgKey, table.year, table.tableCode],
      foreignColumns: [payTypeTable.ftgKey, payTypeTable.year, payTypeTable.code],
    }).onDelete('cascade'),
  ],
)

/**
 * The figures calculated for an employee when a salary year begins; null when not calculated
 * (contracts/salary-years/rules.ts).
 */
export const employeeYear = pgTable(
  'employee_year',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    year: smallint('year').notNull(),
    employmentNumber: orderedCode('employment_number').notNull(),
    /** BerArsLon: SEK a year. */
    annualPay: numeric('annual_pay', { precision: 12, scale: 2 }),
    /** BerSnittLon: SEK an hour. */
    averagePay: numeric('average_pay', { precision: 12, scale: 2 }),
    /** BerSnittTid: hours a week. */
    averageHours: numeric('average_hours', { precision: 6, scale: 2 }),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.employmentNumber, table.year] }),
    ofCompany(table),
    ofYear(table),
    ofEmployee('employee_year_employee', table),
  ],
)
