import { licenceInfoMachine } from '#machines/licence-info/licence-info.machine.ts'
import { licenceInfoPorts } from '#machines/licence-info/licence-info.ports.ts'
import { answer } from '#machines/shared/port.ts'
import { mapResult } from '#machines/shared/result.ts'
import { type Api, asResult } from '../api.ts'

/** The licence info over the adapter. */
export const liveLicenceInfo = (api: Api) =>
  licenceInfoMachine.provide({
    actors: {
      fetchInfo: answer(licenceInfoPorts.fetchInfo, async ({ signal }) =>
        mapResult(await asResult(api.licence.information.query({}, { signal })), ({ data }) => data),
      ),
    },
  })
