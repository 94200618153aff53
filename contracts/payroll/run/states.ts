import type { ProviderState } from '../../outcomes/provider-state.ts'

/** The provider states of payslips. */
export const payslipStates = {
  /**
   * The period of the company has exactly these payslips, calculated for the employees by what the
   * company has of them, with these flags set, and no calculation. `Locked`: the period is locked.
   * `UsesAttest`: the company attests payslips before they are paid; it does not otherwise. No
   * payment of the period has been ordered. `Settings`: settings of the company that are as given.
   * The employees are paid to accounts. `Utlamning`: how a published payslip is delivered, and how
   * far that has come.
   */
  payslips: (
    FtgId: string,
    Login: string,
    Period: string,
    Payslips: readonly {
      readonly AnstNr: string
      readonly Flags: readonly ('Klarmarkerad' | 'Attesterad' | 'Utskriven' | 'Utbetald' | 'Backad' | 'Publicerad')[]
      readonly Utlamning?: Readonly<Record<'Satt' | 'Status' | 'Orsak', string>>
    }[],
    {
      Locked = false,
      UsesAttest = false,
      Settings,
    }: {
      readonly Locked?: boolean
      readonly UsesAttest?: boolean
      readonly Settings?: Readonly<Record<string, string | number | boolean>>
    } = {},
  ): ProviderState => ({
    name: 'these payslips of a period',
    params: {
      FtgId,
      Login,
      Period,
      Payslips: Payslips.map(each => ({ ...each })),
      Locked,
      UsesAttest,
      ...(Settings && { Settings: { ...Settings } }),
    },
  }),
}
