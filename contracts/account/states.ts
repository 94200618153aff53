import { examplePassword, type ProviderState } from '../outcomes/provider-state.ts'

/** The provider states of the account's own settings. */
export const accountStates = {
  /**
   * The account has a mobile number and no two-step sign-in. No wrong passwords are counted for it.
   */
  ownSettings: (Login: string): ProviderState => ({
    name: 'an account with settings of its own',
    params: { Login, Password: examplePassword },
  }),
  /**
   * The account has two-step sign-in, and access to no company that requires an SMS code. Comes
   * after `ownSettings`.
   */
  twoStepOn: (Login: string): ProviderState => ({
    name: 'an account that has turned on two-step sign-in',
    params: { Login },
  }),
}
