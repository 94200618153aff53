import { sql } from 'drizzle-orm'
import {
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
import { ofCompany } from './companies.ts'

/**
 * The kinds of calculation rules, each a register of its own (second document §2.2: obregler,
 * jorregler …).
 */
export const ruleKinds = ['OB', 'JOR', 'BER', 'ELD', 'HLG', 'OVT'] as const

/** An agreement on how holiday pay is earned (third document §3, vacation agreement). */
export const vacationAgreement = pgTable(
  'vacation_agreement',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    /** AvtalKod. */
    code: orderedCode('code').notNull(),
    /** BenText. */
    name: swedishText('name').notNull(),
    /**
     * StartSemYear and StartIntjanande: the first months (1–12) of the holiday year and of its
     * earning year.
     */
    yearStart: smallint('year_start').notNull().default(4),
    earningStart: smallint('earning_start').notNull().default(4),
    /** SemDagar: days of holiday a year. */
    days: smallint('days').notNull().default(25),
    /** The register's other fields by their wire names. */
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.code] }),
    ofCompany(table),
    check(
      'vacation_agreement_months',
      sql`${table.yearStart} between 1 and 12 and ${table.earningStart} between 1 and 12`,
    ),
  ],
)

/** An agreement of employments (third document §3). An employee's `agreement_id` names one. */
export const agreement = pgTable(
  'agreement',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    /** AvtalId. */
    id: orderedCode('id').notNull(),
    /** BenText. */
    name: swedishText('name').notNull(),
    /** TabellKod: the table of its employees' pay types. */
    payTypeTable: text('pay_type_table').notNull(),
    /** SemAvtalKod, or null. */
    vacationAgreement: orderedCode('vacation_agreement'),
    /** UtbetPer: a code of contracts: payoutPeriods. */
    payoutPeriod: text('payout_period').notNull().default('M'),
    /** OpenOBRegler … OpenOVTRegler: the kinds of calculation rules that it opens. */
    openRules: text('open_rules', { enum: ruleKinds }).array().notNull().default(sql`'{}'`),
    /** FerIngBer and FerUphLon. */
    calculatesHolidayPay: boolean('calculates_holiday_pay').notNull().default(false),
    hasPausePay: boolean('has_pause_pay').notNull().default(false),
    /** The register's other fields by their wire names. */
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.id] }),
    ofCompany(table),
    foreignKey({
      name: 'agreement_vacation_agreement',
      columns: [table.ftgKey, table.vacationAgreement],
      foreignColumns: [vacationAgreement.ftgKey, vacationAgreement.code],
    }),
  ],
)

/** A day without work, or with reduced hours (third document §3: holidays are keyed by Datum). */
export const holiday = pgTable(
  'holiday',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    /** Datum. */
    day: date('day').notNull(),
    /** BenText. */
    name: swedishText('name').notNull(),
    /** HelgTyp: H holiday, S major holiday, A the day before a holiday. */
    kind: text('kind', { enum: ['H', 'S', 'A'] })
      .notNull()
      .default('H'),
    /** Forkortning: the hours by which the day before a holiday is shortened. */
    shortened: numeric('shortened', { precision: 4, scale: 2, mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.day] }),
    ofCompany(table),
    check('holiday_kind', sql`${table.kind} in ('H', 'S', 'A')`),
    check('holiday_shortened', sql`${table.shortened} between 0 and 24`),
  ],
)

/** The columns of a schedule's table. The fields that payroll joins no table by are settings. */
const scheduleColumns = {
  ftgKey: ownCompany(),
  licNr: ownLicence(),
  /** SkiftID or SchemaID. */
  id: orderedCode('id').notNull(),
  /** BenText. */
  name: swedishText('name').notNull(),
  /** The other fields by their wire names: contracts/registers. */
  settings: jsonb('settings').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: createdAt(),
  version: version(),
}

/** A day schedule: the times and breaks of one shift. */
export const daySchedule = pgTable('day_schedule', scheduleColumns, table => [
  primaryKey({ columns: [table.ftgKey, table.id] }),
  ofCompany(table),
])

/** A work schedule: a rotation of weeks. contracts/schedules calculates its hours. */
export const workSchedule = pgTable('work_schedule', scheduleColumns, table => [
  primaryKey({ columns: [table.ftgKey, table.id] }),
  ofCompany(table),
])

/**
 * A calculation rule of one of the six registers. The specification names only two of its fields.
 */
export const calculationRule = pgTable(
  'calculation_rule',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    kind: text('kind', { enum: ruleKinds }).notNull(),
    /** OBRegelID and so on. */
    id: orderedCode('id').notNull(),
    /** BenText. */
    name: swedishText('name').notNull(),
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.kind, table.id] }),
    ofCompany(table),
    check('calculation_rule_kind', sql`${table.kind} in ('OB', 'JOR', 'BER', 'ELD', 'HLG', 'OVT')`),
  ],
)

/**
 * An item of a register that is made from its declaration alone (contracts/registers). The values
 * stand in their wire format.
 */
export const registerItem = pgTable(
  'register_item',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    /** The name of the register: contracts/reference-data/register-names.ts. */
    register: text('register').notNull(),
    key: orderedCode('key').notNull(),
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.register, table.key] }),
    ofCompany(table),
    check('register_item_key', sql`char_length(${table.key}) between 1 and 60`),
  ],
)
