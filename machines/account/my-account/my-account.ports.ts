import type { MyAccount } from '#contracts/account/shapes.ts'
import { ofCall, reading } from '../../kit/shared/of-call.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import type { AccountDraft } from './my-account.types.ts'

export interface AccountSave {
  readonly draft: AccountDraft
  readonly password: SecretRef | null
}

/** The flow's ports: the requests whose answers it waits for. */
export const myAccountPorts = {
  fetchAccount: ofCall('myAccount.fetchAccount', () => reading('account', 'mine', {})),
  /**
   * `PUT /myAccount`, with the changed fields. The password is removed from the vault after the
   * answer.
   */
  saveAccount: port<AccountSave, Result<MyAccount>>('myAccount.saveAccount'),
}
