import { sql } from 'drizzle-orm'
import { boolean, check, date, foreignKey, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { ofCompany } from '../companies/tables.ts'
import { createdAt, orderedCode, ownCompany, ownLicence, swedishText, version } from '../platform/database/columns.ts'

/**
 * The kinds of calculation rules, each a register of its own (second document §2.2: obregler,
 * jorregler …).
 */
export const ruleKinds = ['OB', 'JOR', 'BER', 'ELD', 'HLG', 'OVT'] as const

/** How a company's holiday pay is earned (third document §3, vacation agreement). */
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
     * StartSemYear and StartIntjanande: the months, 1–12, that the holiday year and its earning
     * year begin with.
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

/**
 * An agreement that employments follow (third document §3). An employee's `agreement_id` names one.
 */
export const agreement = pgTable(
  'agreement',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    /** AvtalId. */
    id: orderedCode('id').notNull(),
    /** BenText. */
    name: swedishText('name').notNull(),
    /** TabellKod: the pay-type table that its employees' pay types are of. */
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

/** A day that is not worked, or only in part (third document §3: holidays are keyed by Datum). */
export const holiday = pgTable(
  'holiday',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    /** Datum. */
    day: date('day').notNull(),
    /** BenText. */
    name: swedishText('name').notNull(),
    /**
     * No holiday of the law, but kept free by custom: Midsummer's, Christmas and New Year's Eve.
     */
    isEve: boolean('is_eve').notNull().default(false),
    createdAt: createdAt(),
    version: version(),
  },
  table => [primaryKey({ columns: [table.ftgKey, table.day] }), ofCompany(table)],
)

/**
 * A calculation rule of one of the six registers. The specification names two of its fields; the
 * others come with its screen.
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
