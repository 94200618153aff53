import { rightsProofMachine } from '#machines/frame/rights-proof/rights-proof.machine.ts'
import { rightsGroupsMachine } from '#machines/rights-groups/rights-groups/rights-groups.machine.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { withCalls } from '../with-calls.ts'

/** Provides the management of rights groups over the adapter. */
export const rightsGroups: LazyFlow<'rightsGroups'> = {
  id: 'rightsGroups',
  join: ({ api }) => withCalls(rightsGroupsMachine, api),
}

/** Provides the rights prover. It shares its chunk, since the first screen names each chunk. */
export const rightsProof: LazyFlow<'rightsProof'> = {
  id: 'rightsProof',
  join: ({ api }) => withCalls(rightsProofMachine, api),
}
