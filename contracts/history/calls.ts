import { z } from 'zod'
import { call } from '../call.ts'
import { openings } from '../rights/openings.ts'
import { HistoryCheck, HistoryEntry, HistoryFilter, HistoryThing } from './shapes.ts'

/**
 * The calls of the event history (behandlingshistorik). The specification names the screen and not
 * these calls: they are ours. The roles LIC and ADM read the whole licence, and FTG the companies
 * that the account has access to.
 */
export const historyCalls = {
  list: call('GET', '/eventHistory', {
    summary:
      'Returns the events of the licence, the newest first. Without perPage, returns the newest 100. Sorts by TimeStamp or User. Searches in Text, User and Company. Messages and notifications are left out unless the filter asks for them. For the roles LIC and ADM, and for FTG the events of its companies.',
    access: { rule: openings.eventHistory },
    paged: true,
    filter: HistoryFilter,
    data: z.array(HistoryEntry),
  }),
  story: call('GET', '/eventHistory/story/{Thing}', {
    summary:
      'Returns the whole story of one thing, such as an account or a company, the oldest first: at most the latest 500 events that the account may read.',
    access: { rule: openings.eventHistory },
    params: HistoryThing,
    data: z.array(HistoryEntry),
  }),
  verify: call('POST', '/eventHistory/verify', {
    summary:
      "Checks the chain of the licence's events, and keeps the result. Finds every event that has been changed, removed or added beside the application. For the roles LIC and ADM.",
    access: { rule: openings.verifyHistory },
    data: HistoryCheck,
    maxPerMinute: 10,
  }),
}
