import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { licenceInfoMachine } from '#machines/licence/licence-info/licence-info.machine.ts'
import { licenceInfoPorts } from '#machines/licence/licence-info/licence-info.ports.ts'
import { asResult } from '../api.ts'
import type { Outside } from '../outside.ts'

/** Provides the licence info over the adapter. */
export const licenceFlows = ({ api }: Pick<Outside, 'api'>) => ({
  licenceInfo: licenceInfoMachine.provide({
    actors: {
      fetchInfo: answer(licenceInfoPorts.fetchInfo, async ({ signal }) =>
        mapResult(await asResult(api.licence.information.query({}, { signal })), ({ data }) => data),
      ),
    },
  }),
})
