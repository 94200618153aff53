import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { licenceInfoMachine } from '#machines/licence/licence-info/licence-info.machine.ts'
import { licenceInfoPorts } from '#machines/licence/licence-info/licence-info.ports.ts'
import { type Api, asResult } from '../api.ts'

/** Provides the licence info over the adapter. */
export const liveLicenceInfo = (api: Api) =>
  licenceInfoMachine.provide({
    actors: {
      fetchInfo: answer(licenceInfoPorts.fetchInfo, async ({ signal }) =>
        mapResult(await asResult(api.licence.information.query({}, { signal })), ({ data }) => data),
      ),
    },
  })
