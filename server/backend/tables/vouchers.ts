import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, orderedCode, ownCompany, ownLicence, swedishText, version } from './columns.ts'
import { ofCompany } from './companies.ts'
import { paymentOrder } from './payments.ts'
import { doneAt, doneBy, ofPayslip, ore, partOf } from './payslips.ts'

/**
 * The rows of a payslip that a voucher's row comes from. Without rows: the payslip as a whole. For
 * what is of the month's declaration: its fields.
 */
export interface StoredSource {
  /** The position among the voucher's payslips, and 0 for the declaration. */
  readonly slip: number
  readonly rows: readonly string[]
}

/**
 * A voucher of a salary period. The rows of one balance, and a sent one is not changed: the
 * migration's triggers see to both.
 */
export const voucher = pgTable(
  'voucher',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    id: uuid('id').notNull().defaultRandom(),
    /** The salary period: 202611. */
    period: text('period').notNull(),
    /** Vouchers that were made together hold, are removed and are taken back together. */
    posting: uuid('posting').notNull(),
    /** The posting date, which may be edited. */
    date: date('date').notNull(),
    text: swedishText('text').notNull(),
    series: text('series').notNull(),
    /** Set when the voucher is sent, so that a removed one leaves no gap. Null without numbers. */
    number: integer('number'),
    /** The first day of the accounting year of the date. */
    fiscalYear: date('fiscal_year').notNull(),
    status: text('status', { enum: ['CREATED', 'SENT', 'REVERSED'] })
      .notNull()
      .default('CREATED'),
    /** The voucher that this one takes back. */
    reverses: uuid('reverses'),
    /** The payment order that it posts, and the day of those payments. Null for one of payslips. */
    paymentOrder: uuid('payment_order'),
    paymentDay: date('payment_day'),
    createdAt: createdAt(),
    createdBy: text('created_by').notNull(),
    sentAt: doneAt('sent_at'),
    sentBy: doneBy('sent_by'),
    /** The file that it was sent in: 1, 2 and so on within the period. */
    file: smallint('file'),
    reversedAt: doneAt('reversed_at'),
    reversedBy: doneBy('reversed_by'),
    version: version(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.id] }),
    ofCompany(table),
    partOf('voucher_reverses', [table.ftgKey, table.reverses], [table.ftgKey, table.id]),
    partOf('voucher_payment_order', [table.ftgKey, table.paymentOrder], [paymentOrder.ftgKey, paymentOrder.id]),
    // A day of a payment order is posted once, by a voucher that holds.
    uniqueIndex('voucher_payment_once')
      .on(table.ftgKey, table.paymentOrder, table.paymentDay)
      .where(sql`${table.reverses} is null and ${table.status} <> 'REVERSED'`),
    check('voucher_payment', sql`(${table.paymentOrder} is null) = (${table.paymentDay} is null)`),
    uniqueIndex('voucher_number').on(table.ftgKey, table.series, table.fiscalYear, table.number),
    uniqueIndex('voucher_reversed_once').on(table.ftgKey, table.reverses),
    index('voucher_by_period').on(table.ftgKey, table.licNr, table.period),
    check('voucher_status', sql`${table.status} in ('CREATED', 'SENT', 'REVERSED')`),
    check('voucher_sent', sql`(${table.status} = 'CREATED') = (${table.sentAt} is null)`),
    check('voucher_file', sql`(${table.sentAt} is null) = (${table.file} is null)`),
    check('voucher_numbered', sql`${table.number} is null or ${table.sentAt} is not null`),
    check('voucher_reversed', sql`(${table.status} = 'REVERSED') = (${table.reversedAt} is not null)`),
  ],
)

interface OfVoucher {
  readonly ftgKey: AnyPgColumn
  readonly voucher: AnyPgColumn
}

/** Adds the foreign key to a voucher, which takes its rows along. */
const ofVoucher = (name: string, own: OfVoucher) =>
  partOf(name, [own.ftgKey, own.voucher], [voucher.ftgKey, voucher.id])

/** A row of a voucher (voucher.ts, VoucherRow). */
export const voucherRow = pgTable(
  'voucher_row',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    voucher: uuid('voucher').notNull(),
    /** The order on the voucher, from 1. */
    position: smallint('position').notNull(),
    account: text('account').notNull(),
    /** Debit is positive, credit negative. */
    amount: ore('amount').notNull(),
    units: text('units').array().notNull().default(sql`'{}'`),
    remainder: ore('remainder').notNull().default(0),
    /** AnstNr, as it was. */
    person: text('person').notNull().default(''),
    payType: orderedCode('pay_type').notNull().default(''),
    department: text('department').notNull().default(''),
    day: date('day'),
    text: text('text').notNull().default(''),
    /** Hundredths. */
    quantity: bigint('quantity', { mode: 'number' }),
    sources: jsonb('sources').$type<readonly StoredSource[]>().notNull().default([]),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.voucher, table.position] }),
    ofCompany(table),
    ofVoucher('voucher_row_voucher', table),
    check('voucher_row_amount', sql`${table.amount} <> 0`),
    check('voucher_row_account', sql`${table.account} <> ''`),
  ],
)

/** A payslip that a voucher posts. */
export const voucherPayslip = pgTable(
  'voucher_payslip',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    voucher: uuid('voucher').notNull(),
    /** The order on the voucher, from 1, which the sources of its rows name. */
    position: integer('position').notNull(),
    period: text('period').notNull(),
    employmentNumber: orderedCode('employment_number').notNull(),
    number: smallint('number').notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.voucher, table.position] }),
    ofCompany(table),
    ofVoucher('voucher_payslip_voucher', table),
    ofPayslip('voucher_payslip_payslip', table),
    uniqueIndex('voucher_payslip_once').on(
      table.ftgKey,
      table.period,
      table.employmentNumber,
      table.number,
      table.voucher,
    ),
  ],
)
