import type { accountCalls } from '#contracts/account/calls.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { changePassword } from './change-password.ts'
import { confirm } from './confirmation.ts'
import { changeAccount, myAccount } from './my-account.ts'

/**
 * The calls that change the account have no idempotency key. A repeated change of the account has
 * no effect and appends no event. A repeated change of password is refused, since the given current
 * password is then wrong.
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
