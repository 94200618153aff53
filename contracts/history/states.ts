import type { ProviderState } from '../outcomes/provider-state.ts'

/** The provider states of the event history. */
export const historyStates = {
  /**
   * The account has changed the settings of the company in one save, each from empty to the value,
   * signed in with the browser.
   */
  settingsSaved: (
    FtgId: string,
    Login: string,
    { Browser, Values }: { readonly Browser: string; readonly Values: Readonly<Record<string, string>> },
  ): ProviderState => ({ name: 'settings saved at once', params: { FtgId, Login, Browser, Values } }),
  /** The history of the account's licence has been changed beside the application. */
  brokenHistory: (Login: string): ProviderState => ({ name: 'a broken event history', params: { Login } }),
}
