import type { HistoryCheck, HistoryEntry } from '#contracts/history/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { HistoryCompany } from './event-history.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const eventHistoryPorts = {
  /** Fetches the companies of the account. */
  fetchCompanies: port<void, Result<readonly HistoryCompany[]>>('eventHistory.fetchCompanies'),
  /** Fetches the story of a thing. */
  fetchStory: port<{ readonly thing: string }, Result<readonly HistoryEntry[]>>('eventHistory.fetchStory'),
  /** Checks the chain of the licence's events. */
  checkHistory: port<void, Result<HistoryCheck>>('eventHistory.checkHistory'),
}
