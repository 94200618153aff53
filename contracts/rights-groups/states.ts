import type { ProviderState } from '../outcomes/provider-state.ts'

/** A rights group in a state: its rights by name, and the logins of the accounts that have it. */
export interface StatedRightsGroup {
  readonly Id: string
  readonly BenText: string
  readonly Version: number
  readonly Granted: readonly string[]
  readonly Logins: readonly string[]
}

/** The provider states of rights groups. */
export const rightsStates = {
  /** The account's licence has a rights group with the name and exactly these rights. */
  rightsGroup: (Name: string, Login: string, Rights: readonly string[]): ProviderState => ({
    name: 'a rights group',
    params: { Name, Login, Rights },
  }),
  /**
   * The licence of the account has exactly these rights groups of its own, and these accounts have
   * them. Other accounts have none of them.
   */
  ownRightsGroups: (Login: string, Groups: readonly StatedRightsGroup[]): ProviderState => ({
    name: 'these rights groups',
    params: { Login, Groups: Groups.map(group => ({ ...group })) },
  }),
}
