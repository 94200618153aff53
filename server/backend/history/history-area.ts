import type { historyCalls } from '#contracts/history/calls.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { checkByHand } from './check-history.ts'
import { historyPage, storyOf } from './history-reads.ts'

export const historyArea: Handlers<typeof historyCalls> = {
  list: ask => historyPage(ask, ask),
  story: ask => storyOf(ask, ask.params.Thing),
  verify: ({ tx, caller: { account } }) => checkByHand(tx, account.licNr),
}
