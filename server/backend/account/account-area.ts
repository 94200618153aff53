import type { accountCalls } from '#contracts/account/calls.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { changePassword } from './change-password.ts'
import { confirm } from './confirmation.ts'
import { changeAccount, myAccount } from './my-account.ts'

/**
 * Neither change carries an idempotency key. The same change of the account again changes nothing,
 * and tells of nothing; a changed password is changed once, since the current one is another then.
 */
export const accountArea: Handlers<typeof accountCalls> = {
  mine: ({ tx, caller }) => myAccount(tx, caller.account.login),
  change: ask => changeAccount(ask, ask.body, ask.now),
  async confirm(ask) {
    await confirm(ask, ask.body, ask.now)
    return null
  },
  async changePassword(ask) {
    await changePassword(ask, ask.body, ask.now)
    return null
  },
}
