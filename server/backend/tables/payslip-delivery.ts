import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, orderedCode, ownCompany, ownLicence } from './columns.ts'
import { ofCompany } from './companies.ts'
import { ofPayslip } from './payslips.ts'

/**
 * How an employee gets a published payslip. Only the job that is named here sends it, so that
 * neither a second job nor a copy of the company does.
 */
export const payslipDelivery = pgTable(
  'payslip_delivery',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    period: text('period').notNull(),
    employmentNumber: orderedCode('employment_number').notNull(),
    number: smallint('number').notNull().default(1),
    /** Names the delivery to others: the id of an e-mail. */
    id: uuid('id').notNull().defaultRandom(),
    /** The way in which it is sent. */
    way: text('way', { enum: ['KIVRA', 'EMAIL', 'SCREEN', 'PAPER'] }).notNull(),
    /** A printed payslip is known by the payslip itself, one on the own page by its day. */
    status: text('status', { enum: ['WAITING', 'SENDING', 'DONE', 'FAILED', 'UNSURE'] })
      .notNull()
      .default('WAITING'),
    /** Why it is not sent in the chosen way, or was not sent, in Swedish. */
    reason: text('reason').notNull().default(''),
    /** When it may be sent: the employee sees the payslip from then on. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** The job that sends it. Null for what is not sent. */
    jobId: uuid('job_id'),
    /** How many times it has been sent, by which an earlier sender knows that it is outdated. */
    tries: smallint('tries').notNull().default(0),
    /**
     * What is sent to Kivra, exactly, until it is known to be there: Kivra delivers the same
     * content once, however often it is sent.
     */
    content: text('content'),
    /** Kivra's name of what it has taken. */
    externalId: text('external_id'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({
      name: 'payslip_delivery_pk',
      columns: [table.ftgKey, table.period, table.employmentNumber, table.number],
    }),
    ofCompany(table),
    ofPayslip('payslip_delivery_payslip', table),
    index('payslip_delivery_by_job').on(table.ftgKey, table.jobId),
    check('payslip_delivery_way', sql`${table.way} in ('KIVRA', 'EMAIL', 'SCREEN', 'PAPER')`),
    check('payslip_delivery_status', sql`${table.status} in ('WAITING', 'SENDING', 'DONE', 'FAILED', 'UNSURE')`),
    check('payslip_delivery_sent', sql`(${table.status} = 'DONE') = (${table.sentAt} is not null)`),
    check('payslip_delivery_content', sql`${table.content} is null or ${table.way} = 'KIVRA'`),
  ],
)
