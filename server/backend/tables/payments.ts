import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, createdAt, orderedCode, ownCompany, ownLicence, swedishText } from './columns.ts'
import { ofCompany } from './companies.ts'
import { doneAt, doneBy, ofPayslip, ore, partOf } from './payslips.ts'

/**
 * Payments of payslips that leave together. An order does not change: it is paid, or cancelled when
 * the bank has refused it. The migration's triggers see to that, and to its sums.
 */
export const paymentOrder = pgTable(
  'payment_order',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    id: uuid('id').notNull().defaultRandom(),
    /** The salary period: 202611. */
    period: text('period').notNull(),
    /** 1, 2 and so on within the period. */
    number: smallint('number').notNull(),
    /** MsgId of the file, by which the bank knows it. */
    messageId: text('message_id').notNull(),
    status: text('status', { enum: ['CREATED', 'PAID', 'CANCELLED'] })
      .notNull()
      .default('CREATED'),
    total: ore('total').notNull(),
    /** BankNamn of the file. Empty for an order without a file. */
    format: text('format').notNull(),
    fileName: text('file_name'),
    /** The file as it was made, so that it is the same whenever it is fetched. */
    file: bytes('file'),
    /** What the clerk should know before the file is sent, in Swedish. */
    warnings: jsonb('warnings').$type<readonly string[]>().notNull().default([]),
    createdAt: createdAt(),
    createdBy: text('created_by').notNull(),
    /** How many times the file has been fetched, and when last. */
    fetches: smallint('fetches').notNull().default(0),
    fetchedAt: doneAt('fetched_at'),
    fetchedBy: doneBy('fetched_by'),
    paidAt: doneAt('paid_at'),
    paidBy: doneBy('paid_by'),
    cancelledAt: doneAt('cancelled_at'),
    cancelledBy: doneBy('cancelled_by'),
    /** Why it was cancelled. */
    reason: text('reason').notNull().default(''),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.id] }),
    ofCompany(table),
    uniqueIndex('payment_order_number').on(table.ftgKey, table.period, table.number),
    uniqueIndex('payment_order_message').on(table.ftgKey, table.messageId),
    check('payment_order_status', sql`${table.status} in ('CREATED', 'PAID', 'CANCELLED')`),
    check('payment_order_paid', sql`(${table.status} = 'PAID') = (${table.paidAt} is not null)`),
    check('payment_order_cancelled', sql`(${table.status} = 'CANCELLED') = (${table.cancelledAt} is not null)`),
    check('payment_order_file', sql`(${table.file} is null) = (${table.fileName} is null)`),
    check('payment_order_fetched', sql`(${table.fetches} > 0) = (${table.fetchedAt} is not null)`),
  ],
)

interface OfOrder {
  readonly ftgKey: AnyPgColumn
  readonly order: AnyPgColumn
}

/** Adds the foreign key to an order, which takes its payments along. */
const ofOrder = (name: string, own: OfOrder) =>
  partOf(name, [own.ftgKey, own.order], [paymentOrder.ftgKey, paymentOrder.id])

/** A payment of an order: to an account by the file, or in cash. */
export const payment = pgTable(
  'payment',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    order: uuid('payment_order').notNull(),
    /** The order of the file, from 1; those in cash come last. */
    position: integer('position').notNull(),
    /** EndToEndId, which is the same if the payslip is paid by a later order. Empty for cash. */
    endToEndId: text('end_to_end_id').notNull(),
    period: text('period').notNull(),
    employmentNumber: orderedCode('employment_number').notNull(),
    number: smallint('number').notNull(),
    kind: text('kind', { enum: ['swedish', 'foreign', 'bankgiro', 'cash'] }).notNull(),
    /** Clearing and account number, or IBAN. Empty for cash. */
    account: text('account').notNull(),
    name: swedishText('name').notNull(),
    payDate: date('pay_date').notNull(),
    amount: ore('amount').notNull(),
    /** True when it goes to Kronofogden, of what the payslip withholds. */
    isGarnishment: boolean('is_garnishment').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.order, table.position] }),
    ofCompany(table),
    ofOrder('payment_order_of_payment', table),
    ofPayslip('payment_payslip_of_payment', table),
    check('payment_amount', sql`${table.amount} > 0`),
    check('payment_kind', sql`${table.kind} in ('swedish', 'foreign', 'bankgiro', 'cash')`),
    check('payment_account', sql`(${table.kind} = 'cash') = (${table.account} = '')`),
  ],
)

/** A payslip that an order pays. While the order holds, no other one pays it. */
export const paymentPayslip = pgTable(
  'payment_payslip',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    order: uuid('payment_order').notNull(),
    period: text('period').notNull(),
    employmentNumber: orderedCode('employment_number').notNull(),
    number: smallint('number').notNull(),
    net: ore('net').notNull(),
    /** What the order pays to Kronofogden of what the payslip withholds. */
    garnished: ore('garnished').notNull().default(0),
    /** False once the order is cancelled. */
    holds: boolean('holds').notNull().default(true),
  },
  table => [
    primaryKey({
      name: 'payment_payslip_pk',
      columns: [table.ftgKey, table.order, table.period, table.employmentNumber, table.number],
    }),
    ofCompany(table),
    ofOrder('payment_payslip_order', table),
    ofPayslip('payment_payslip_payslip', table),
    uniqueIndex('payment_payslip_once')
      .on(table.ftgKey, table.period, table.employmentNumber, table.number)
      .where(sql`${table.holds}`),
  ],
)
