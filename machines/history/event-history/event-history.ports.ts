import { eachTime, ofCall, reading, writing } from '../../kit/shared/of-call.ts'
import type { HistoryCompany } from './event-history.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const eventHistoryPorts = {
  /** Fetches the companies of the account. */
  fetchCompanies: ofCall('eventHistory.fetchCompanies', () =>
    reading('companies', 'list', {}, (companies): readonly HistoryCompany[] =>
      companies.map(({ FtgId, Namn }) => ({ FtgId, Namn })),
    ),
  ),
  /** Fetches the story of a thing. */
  fetchStory: ofCall('eventHistory.fetchStory', ({ thing }: { readonly thing: string }) =>
    reading('history', 'story', { params: { Thing: thing } }),
  ),
  /** Checks the chain of the licence's events. */
  checkHistory: ofCall('eventHistory.checkHistory', () => writing('history', 'verify', { idempotencyKey: eachTime })),
}
