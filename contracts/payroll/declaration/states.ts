import type { ProviderState } from '../../outcomes/provider-state.ts'

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

/** The provider states of the employer's declaration. */
export const declarationStates = {
  /**
   * The company has exactly these payslips, marked as ready, and these fetched files of its
   * employer's declarations. Comes after `employee`.
   */
  finishedPayslips: (
    FtgId: string,
    Login: string,
    Payslips: readonly StatedPayslip[],
    Exports: readonly StatedExport[] = [],
    Kontakt: boolean = true,
  ): ProviderState => ({
    name: 'these finished payslips',
    params: {
      FtgId,
      Login,
      Payslips: Payslips.map(each => ({ ...each, Rader: each.Rader.map(row => ({ ...row })) })),
      Exports: Exports.map(each => ({ ...each })),
      /** Whether the company has a contact person, whom a declaration needs. */
      Kontakt,
    },
  }),
  /** What the account has to do with Skatteverket about a month of the company's declaration. */
  errandAtSkatteverket: (FtgId: string, Login: string, errand: StatedErrand): ProviderState => ({
    name: 'this errand at Skatteverket',
    params: { FtgId, Login, ...errand },
  }),
}
