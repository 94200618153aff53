import type { ProviderState } from '../../outcomes/provider-state.ts'
import type { Absence } from './shapes.ts'

/** The provider states of absences. */
export const absenceStates = {
  /** The employee has exactly these absences. Comes after `employee`. */
  absences: (
    FtgId: string,
    Login: string,
    AnstNr: string,
    Absences: readonly Omit<Absence, 'KalDagar'>[],
  ): ProviderState => ({
    name: 'these absences',
    params: {
      FtgId,
      Login,
      AnstNr,
      Absences: Absences.map(({ Values, ...each }) => ({ ...each, Values: { ...Values } })),
    },
  }),
}
