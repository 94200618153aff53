import type { MyAccount } from '#contracts/account/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import type { AccountDraft } from './my-account.types.ts'

export interface AccountSave {
  readonly draft: AccountDraft
  readonly password: SecretRef | null
}

/** What the flow asks of the world outside. */
export const myAccountPorts = {
  /** `GET /myAccount`. */
  fetchAccount: port<void, Result<MyAccount>>('myAccount.fetchAccount'),
  /** `PUT /myAccount`, with what differs; the vault forgets the password when it has answered. */
  saveAccount: port<AccountSave, Result<MyAccount>>('myAccount.saveAccount'),
}
