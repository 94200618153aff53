import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * A sign-in with BankID, followed by all nodes together from its beginning to its end. Of the
 * system role alone.
 */
export const bankIdOrder = pgTable(
  'bankid_order',
  {
    /** Of our own opaque reference, which only the browser has. */
    refHash: text('ref_hash').primaryKey(),
    /** BankID's reference; another one when the order has been renewed. */
    bankIdRef: text('bankid_ref').notNull(),
    /**
     * Where the person's BankID is: on the browser's computer or telephone, or on a device that
     * scans the QR code.
     */
    device: text('device', { enum: ['COMPUTER', 'MOBILE', 'OTHER'] }).notNull(),
    qrStartToken: text('qr_start_token').notNull(),
    /** Never leaves the server. */
    qrStartSecret: text('qr_start_secret').notNull(),
    /**
     * The hash of the cookie of the browser that began it: nobody else may follow it, end it or
     * sign in with it.
     */
    browserHash: text('browser_hash').notNull(),
    /** Hashed: the network that began it, for counting its orders. */
    addressKey: text('address_key').notNull(),
    createdAt: at('created_at').notNull(),
    /** When BankID took the order, or its renewal: the QR code's seconds are counted from here. */
    orderedAt: at('ordered_at').notNull(),
    /** When BankID was last asked how it stands. */
    collectedAt: at('collected_at').notNull(),
    status: text('status', { enum: ['PENDING', 'FAILED', 'COMPLETE'] })
      .notNull()
      .default('PENDING'),
    /** BankID's hint; or, when it has failed, the code of an error. */
    reason: text('reason').notNull().default('outstandingTransaction'),
    /** Whether the reason is an error's code. */
    isError: boolean('is_error').notNull().default(false),
    /** The accounts of whoever approved it. The personal number itself is not kept. */
    logins: text('logins').array().notNull().default(sql`'{}'`),
    /** Of the newest BankIDToken that a completed order has given. */
    tokenHash: text('token_hash').unique(),
    tokenExpiresAt: at('token_expires_at'),
  },
  table => [
    index('bankid_order_created_at').on(table.createdAt),
    index('bankid_order_address_key').on(table.addressKey, table.createdAt),
    check('bankid_order_device', sql`${table.device} in ('COMPUTER', 'MOBILE', 'OTHER')`),
    check('bankid_order_status', sql`${table.status} in ('PENDING', 'FAILED', 'COMPLETE')`),
  ],
)
