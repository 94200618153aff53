import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { rightsMachine } from '#machines/rights/rights.machine.ts'
import { rightsPorts } from '#machines/rights/rights.ports.ts'
import { asResult } from '../api.ts'
import type { Outside } from '../outside.ts'

/** Provides the signed-in account's rights over the adapter. */
export const rightsFlows = ({ api }: Pick<Outside, 'api'>) => ({
  rights: rightsMachine.provide({
    actors: {
      fetchGroupName: answer(rightsPorts.fetchGroupName, async ({ signal }) =>
        mapResult(await asResult(api.rightsGroups.current.query({}, { signal })), ({ data }) => data),
      ),
      fetchGroup: answer(rightsPorts.fetchGroup, async ({ input, signal }) =>
        mapResult(
          await asResult(api.rightsGroups.byName.query({ params: input }, { signal })),
          ({ data }) => data.Rights,
        ),
      ),
    },
  }),
})
