/** A finished payslip in a state: its rows by what they are declared as, in kronor. */
export interface StatedPayslip {
  readonly AnstNr: string
  /** The salary period, whose month is that of the payout. */
  readonly Period: string
  readonly Rader: readonly {
    readonly RadId: string
    readonly LonArtNr: string
    readonly Text: string
    /** BRUTTO or SKATT: tax lowers the pay. */
    readonly LonTyp: string
    readonly Falt: string
    readonly Belopp: number
  }[]
}

/** A file that has been fetched, of other payslips than those of the state. */
export interface StatedExport {
  readonly Period: string
  readonly Tid: string
  readonly Anvandare: string
}

/** What an account has to do with Skatteverket about a month, in a state. */
export interface StatedErrand {
  readonly Period: string
  /** A sign-in of the account: begun with this state, or done and good for an hour. */
  readonly State: string
  readonly Inloggad: boolean
  /** True while an errand of the account waits to be done. */
  readonly Pagar: boolean
  /** A refusal by Skatteverket's control, of the statement with this number; or 0 for none. */
  readonly Avvisad: number
}
