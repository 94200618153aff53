import { licenceInfoMachine } from '#machines/licence/licence-info/licence-info.machine.ts'
import type { Outside } from '../outside.ts'
import { withCalls } from '../with-calls.ts'

/** Provides the licence info over the adapter. */
export const licenceFlows = ({ api }: Pick<Outside, 'api'>) => ({
  licenceInfo: withCalls(licenceInfoMachine, api),
})
