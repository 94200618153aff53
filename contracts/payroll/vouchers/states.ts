import type { CompanyJobStatus, longWorkKinds } from '../../copies/company-job.shapes.ts'
import type { ProviderState } from '../../outcomes/provider-state.ts'
import type { ProposedVoucher, Voucher } from './shapes.ts'

/** The provider states of vouchers. */
export const voucherStates = {
  /**
   * The account has access to the company, whose only salary period is 202611, paid on 2026-11-25.
   * Its employee 101 has one payslip there, which is paid: a row 1000 of 30 000 kr for one month on
   * the account 7210 and a row 9000 of −7 000 kr on 2710, without contributions. TakenBack: it has
   * been taken back since. IsOrdered: the paid order 1 has paid it to an account on that day. The
   * vouchers are those of the payslip, and of that order. The company posts on the payout day alone
   * and exports SIE 4; other settings are as Settings says, or the defaults.
   */
  postedPayslips: (
    FtgId: string,
    Login: string,
    Vouchers: readonly Voucher[],
    Settings: Readonly<Record<string, string | boolean>> = {},
    TakenBack = false,
    IsOrdered = false,
  ): ProviderState => ({
    name: 'a company with a paid payslip and these vouchers',
    params: {
      FtgId,
      Login,
      Vouchers: Vouchers.map(each => ({ ...each })),
      Settings: { ...Settings },
      TakenBack,
      IsOrdered,
    },
  }),
  /**
   * The account has a job in the company, the only one that is under way, which makes the file of
   * a path, or the answer of a call: what the vouchers of a period would be (PROPOSAL), or are
   * (VOUCHERS). INPROGRESS: 40 of 1,300 payslips are done, and nothing claims it. COMPLETED: it has
   * made a PDF named Lönebesked 202611.pdf, or these vouchers. FAILED: it was refused as the direct
   * call is when the account Löner att betala is not entered.
   */
  longWork: (
    {
      Id,
      Kind,
      Status,
      Path,
    }: {
      readonly Id: string
      readonly Kind: (typeof longWorkKinds)[number]
      readonly Status: CompanyJobStatus
      readonly Path: string
    },
    FtgId: string,
    Login: string,
    Vouchers: readonly ProposedVoucher[] = [],
  ): ProviderState => ({
    name: 'a job of what takes long',
    params: { Id, Kind, Status, Path, FtgId, Login, Vouchers: Vouchers.map(each => ({ ...each })) },
  }),
}
