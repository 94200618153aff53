import { z } from 'zod'
import { roles } from '../code-lists/roles.ts'
import { SentLogin } from './credentials.shapes.ts'

/**
 * The backend's own opaque reference of an order, which is not BankID's. Only the browser that
 * started an order can follow and cancel it. For any other browser the order does not exist.
 */
export const OrderRef = z.string().min(16).max(64)

/** A request to start an order (first document §4). */
export const BankIdStart = z.strictObject({
  /**
   * The device with the BankID app: 0 for this device, any other number for another device, by QR
   * code.
   */
  Type: z.int().min(0).max(9),
  /** True when this device is a phone or a tablet. It affects only the wording of a message. */
  Mobile: z.boolean().optional(),
})
export type BankIdStart = z.infer<typeof BankIdStart>

/** An order that was started. */
export const BankIdOrder = z.object({
  OrderRef: z.string(),
  /** The token that opens the BankID app on this device with the order. */
  AutoStartToken: z.string(),
})
export type BankIdOrder = z.infer<typeof BankIdOrder>

/** An account of the identified person, to choose from a list. */
export const BankIdAccount = z.object({
  Login: z.string(),
  Namn: z.string(),
  Roll: z.enum(roles.codes),
  LicNr: z.string(),
  /** The licensee's name. */
  LicNamn: z.string(),
})
export type BankIdAccount = z.infer<typeof BankIdAccount>

/** The status of an order: `GET /bankidauth/collect/{orderRef}`. */
export const BankIdCollected = z.object({
  /** The person's accounts, when the order is completed. Empty when there are none. */
  UsersList: z.array(BankIdAccount),
  Completed: z.boolean(),
  /** True when the order has ended without identification, whatever the reason. */
  Cancelled: z.boolean(),
  /** The message for the user. */
  Message: z.string(),
  /** The QR code to scan now, as a data URL. Empty when there is none. */
  QRCodeDataURL: z.string(),
  /** True while the BankID app has not opened the order. */
  PendingStart: z.boolean(),
  /**
   * The token for `selectuser`, when the order is completed and there are accounts. It is opaque,
   * short-lived and valid for one sign-in.
   */
  BankIDToken: z.string().nullable(),
})
export type BankIdCollected = z.infer<typeof BankIdCollected>

/** The status of an order before the first answer. */
export const nothingCollected: BankIdCollected = {
  UsersList: [],
  Completed: false,
  Cancelled: false,
  Message: '',
  QRCodeDataURL: '',
  PendingStart: false,
  BankIDToken: null,
}

/** The choice of an account after a completed order. */
export const BankIdSelection = z.strictObject({
  BankIDToken: z.string().min(1).max(200),
  /** One of the logins in UsersList. */
  Login: SentLogin,
})
export type BankIdSelection = z.infer<typeof BankIdSelection>
