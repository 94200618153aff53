import { eventHistoryMachine } from '#machines/history/event-history/event-history.machine.ts'
import { eventHistoryPorts } from '#machines/history/event-history/event-history.ports.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { asResult } from '../api.ts'
import { newKey } from '../new-key.ts'
import type { Outside } from '../outside.ts'

/** Provides the event history over the adapter. */
export const historyFlows = ({ api }: Pick<Outside, 'api'>) => ({
  eventHistory: eventHistoryMachine.provide({
    actors: {
      fetchCompanies: answer(eventHistoryPorts.fetchCompanies, async ({ signal }) =>
        mapResult(await asResult(api.companies.list.query({}, { signal })), ({ data }) =>
          data.map(({ FtgId, Namn }) => ({ FtgId, Namn })),
        ),
      ),
      fetchStory: answer(eventHistoryPorts.fetchStory, async ({ input: { thing }, signal }) =>
        mapResult(
          await asResult(api.history.story.query({ params: { Thing: thing } }, { signal })),
          ({ data }) => data,
        ),
      ),
      checkHistory: answer(eventHistoryPorts.checkHistory, async ({ signal }) =>
        mapResult(
          await asResult(api.history.verify.mutate({ idempotencyKey: newKey() }, { signal })),
          ({ data }) => data,
        ),
      ),
    },
  }),
})
