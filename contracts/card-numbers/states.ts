import type { ProviderState } from '../outcomes/provider-state.ts'
import type { CardNumber } from './shapes.ts'

/** The provider states of card numbers. */
export const cardNumberStates = {
  /** The company has exactly these card numbers, and uses PINs with them. */
  cardNumbers: (
    FtgId: string,
    Login: string,
    CardNumbers: readonly (Omit<CardNumber, 'Namn' | 'HasPIN'> & { readonly PIN: string })[],
  ): ProviderState => ({
    name: 'these card numbers',
    params: { FtgId, Login, CardNumbers: CardNumbers.map(each => ({ ...each })) },
  }),
}
