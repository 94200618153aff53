/** The parts of BankID's Relying Party API that a sign-in needs. */

/** An order that BankID has accepted. */
export interface Ticket {
  readonly orderRef: string
  readonly autoStartToken: string
  readonly qrStartToken: string
  /** Must stay on the server: see qr.ts. */
  readonly qrStartSecret: string
}

/** The state of an order. The hints are BankID's codes; new ones may appear. */
export type Progress =
  | { readonly status: 'pending'; readonly hintCode: string }
  | { readonly status: 'failed'; readonly hintCode: string }
  | {
      readonly status: 'complete'
      /** 12 digits. */
      readonly personalNumber: string
      /**
       * The address of the device that approved it, as seen by BankID, or undefined when BankID
       * does not give it.
       */
      readonly deviceAddress: string | undefined
    }

/** BankID, or its simulator. */
export interface BankId {
  /**
   * Starts an order for the user at a network address.
   *
   * @param softwareName shown in the BankID app as the service to sign in to
   * @throws BankIdError
   */
  order(endUserIp: string, softwareName: string): Promise<Ticket>
  /**
   * Returns the state of an order.
   *
   * @throws BankIdError
   */
  collect(orderRef: string): Promise<Progress>
  /**
   * Cancels an order.
   *
   * @throws BankIdError, also when the order no longer exists
   */
  cancel(orderRef: string): Promise<void>
  close(): Promise<void>
}

/** BankID refused, or gave no valid answer. */
export class BankIdError extends Error {
  override readonly name = 'BankIdError'
  /** BankID's errorCode, or 'unreachable' when BankID did not answer. */
  readonly code: string

  /** @param details for the log: BankID's own message, or the connection's error */
  constructor(code: string, details: string, options?: ErrorOptions) {
    super(`${code}: ${details}`, options)
    this.code = code
  }
}
