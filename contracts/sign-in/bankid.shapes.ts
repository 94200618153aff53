import { z } from 'zod'
import { roles } from '../code-lists/roles.ts'

/**
 * The backend's own opaque name of an order, which says nothing to BankID. The browser that began
 * the order follows and cancels it by that name; to any other browser there is no such order.
 */
export const OrderRef = z.string().min(16).max(64)

/** How an order is begun (first document §4). */
export const BankIdStart = z.strictObject({
  /** 0 for BankID on this device, anything else for another one, by QR code. */
  Type: z.int().min(0).max(9),
  /** This device is a telephone or a tablet: only the wording of a message depends on it. */
  Mobile: z.boolean().optional(),
})
export type BankIdStart = z.infer<typeof BankIdStart>

export const BankIdOrder = z.object({
  OrderRef: z.string(),
  /** Opens the BankID app of this device on the order. */
  AutoStartToken: z.string(),
})
export type BankIdOrder = z.infer<typeof BankIdOrder>

/** An account of the person who has identified themself, as it is chosen from a list. */
export const BankIdAccount = z.object({
  Login: z.string(),
  Namn: z.string(),
  Roll: z.enum(roles.codes),
  LicNr: z.string(),
  /** The licensee. */
  LicNamn: z.string(),
})
export type BankIdAccount = z.infer<typeof BankIdAccount>

/** How an order stands: `GET /bankidauth/collect/{orderRef}`. */
export const BankIdCollected = z.object({
  /** The person's accounts, when it is completed; empty when they have none. */
  UsersList: z.array(BankIdAccount),
  Completed: z.boolean(),
  /** It came to nothing, whoever or whatever cancelled it. */
  Cancelled: z.boolean(),
  /** What to tell the person. */
  Message: z.string(),
  /** The picture to scan just now, as a data URL; empty when there is none to scan. */
  QRCodeDataURL: z.string(),
  /** The BankID app has not taken up the order yet. */
  PendingStart: z.boolean(),
  /**
   * What `selectuser` demands, when it is completed with accounts: opaque, short-lived and good for
   * one sign-in.
   */
  BankIDToken: z.string().nullable(),
})
export type BankIdCollected = z.infer<typeof BankIdCollected>

/** An order of which there is nothing to tell yet. */
export const nothingCollected: BankIdCollected = {
  UsersList: [],
  Completed: false,
  Cancelled: false,
  Message: '',
  QRCodeDataURL: '',
  PendingStart: false,
  BankIDToken: null,
}

export const BankIdSelection = z.strictObject({
  BankIDToken: z.string().min(1).max(200),
  /** One of the completed order's UsersList. */
  Login: z.string().min(1).max(50),
})
export type BankIdSelection = z.infer<typeof BankIdSelection>
