import { isAdministrator } from '#contracts/code-lists/roles.ts'
import { errors } from '#contracts/errors.ts'
import type { historyCalls } from '#contracts/history/calls.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { checkByHand } from './check-history.ts'
import { historyPage, storyOf } from './history-reads.ts'

export const historyArea: Handlers<typeof historyCalls> = {
  list: ask => historyPage(ask, ask),
  story: ask => storyOf(ask, ask.params.Thing),
  async verify({ tx, caller: { account } }) {
    if (!isAdministrator(account.role)) throw new Refusal(errors.rightMissing)
    return checkByHand(tx, account.licNr)
  },
}
