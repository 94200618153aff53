import type { ProviderState } from '../../outcomes/provider-state.ts'
import type { Advance } from './shapes.ts'

/** The provider states of advances on pay. */
export const advanceStates = {
  /**
   * The company has exactly these advances on pay, registered by the account. One with the status
   * ORDERED has been ordered since: its period has no other payment order.
   */
  advances: (
    FtgId: string,
    Login: string,
    Advances: readonly Pick<Advance, 'ForskId' | 'AnstNr' | 'Utbetalningsdag' | 'Belopp' | 'Orsak' | 'Status'>[],
  ): ProviderState => ({
    name: 'these advances on pay',
    params: {
      FtgId,
      Login,
      Advances: Advances.map(({ ForskId, AnstNr, Utbetalningsdag, Belopp, Orsak, Status }) => ({
        ForskId,
        AnstNr,
        Utbetalningsdag,
        Belopp,
        Orsak,
        Status,
      })),
    },
  }),
}
