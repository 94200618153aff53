import { rightsMachine } from '#machines/rights/rights.machine.ts'
import type { Outside } from '../outside.ts'
import { withCalls } from '../with-calls.ts'

/** Provides the signed-in account's rights over the adapter. */
export const rightsFlows = ({ api }: Pick<Outside, 'api'>) => ({
  rights: withCalls(rightsMachine, api),
})
