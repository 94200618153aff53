import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A BankID order, shared by all nodes. Only the system role has access. */
export const bankIdOrder = pgTable(
  'bankid_order',
  {
    /** The hash of our own opaque reference, which only the browser has. */
    refHash: text('ref_hash').primaryKey(),
    /** BankID's reference. It changes when the order is renewed. */
    bankIdRef: text('bankid_ref').notNull(),
    /**
     * The device with the user's BankID: the browser's computer or phone, or another device that
     * scans the QR code.
     */
    device: text('device', { enum: ['COMPUTER', 'MOBILE', 'OTHER'] }).notNull(),
    qrStartToken: text('qr_start_token').notNull(),
    /** Must not leave the server. */
    qrStartSecret: text('qr_start_secret').notNull(),
    /**
     * The hash of the cookie of the browser that began it. No other browser may follow it, cancel
     * it or sign in with it.
     */
    browserHash: text('browser_hash').notNull(),
    /** The hash of the network that began it, for the limit on orders. */
    addressKey: text('address_key').notNull(),
    createdAt: at('created_at').notNull(),
    /**
     * The time at which BankID accepted the order or its renewal. The QR code's seconds count from
     * it.
     */
    orderedAt: at('ordered_at').notNull(),
    /** The time of the last request to BankID about it. */
    collectedAt: at('collected_at').notNull(),
    status: text('status', { enum: ['PENDING', 'FAILED', 'COMPLETE'] })
      .notNull()
      .default('PENDING'),
    /** BankID's hint or, when it has failed, an error code. */
    reason: text('reason').notNull().default('outstandingTransaction'),
    /** True when the reason is an error code. */
    isError: boolean('is_error').notNull().default(false),
    /** The accounts of the person who approved it. The personal number is not stored. */
    logins: text('logins').array().notNull().default(sql`'{}'`),
    /** The hash of the latest BankIDToken that the completed order has given. */
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
