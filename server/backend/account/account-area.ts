import type { accountCalls } from '#contracts/account/calls.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { changePassword } from './change-password.ts'
import { confirm } from './confirmation.ts'
import { changeAccount, myAccount } from './my-account.ts'

/**
 * Neither change carries an idempotency key. Repeating a change of the account has no effect and
 * causes no event. A repeated change of password is refused, since the current password is then
 * another.
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
