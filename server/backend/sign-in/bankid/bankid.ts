/** What BankID's Relying Party API gives, as far as a sign-in needs it. */

/** An order as BankID took it. */
export interface Ticket {
  readonly orderRef: string
  readonly autoStartToken: string
  readonly qrStartToken: string
  /** For the server alone: see qr.ts. */
  readonly qrStartSecret: string
}

/** How an order stands. Hints are BankID's own words, and there may be new ones. */
export type Progress =
  | { readonly status: 'pending'; readonly hintCode: string }
  | { readonly status: 'failed'; readonly hintCode: string }
  | {
      readonly status: 'complete'
      /** 12 digits. */
      readonly personalNumber: string
      /**
       * The address of the device that approved it, as BankID saw it; undefined where BankID does
       * not say.
       */
      readonly deviceAddress: string | undefined
    }

/** BankID, or what stands in for it. */
export interface BankId {
  /**
   * Takes an order for the person at a network address.
   *
   * @param softwareName what the person's app is told that they sign in to
   * @throws BankIdError
   */
  order(endUserIp: string, softwareName: string): Promise<Ticket>
  /** @throws BankIdError */
  collect(orderRef: string): Promise<Progress>
  /** @throws BankIdError, also when there is no such order any more */
  cancel(orderRef: string): Promise<void>
  close(): Promise<void>
}

/** BankID refused, or did not answer as it should. */
export class BankIdError extends Error {
  override readonly name = 'BankIdError'
  /** BankID's errorCode, or 'unreachable' when no answer of its own came. */
  readonly code: string

  /** @param details for the log: BankID's own words, or what was wrong with the connection */
  constructor(code: string, details: string, options?: ErrorOptions) {
    super(`${code}: ${details}`, options)
    this.code = code
  }
}
