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
