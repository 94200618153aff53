import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { rightsProofMachine } from '#machines/rights-proof/rights-proof/rights-proof.machine.ts'
import { rightsProofPorts } from '#machines/rights-proof/rights-proof/rights-proof.ports.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'

/** Provides the rights prover over the adapter. */
export const rightsProof: LazyFlow<'rightsProof'> = {
  id: 'rightsProof',
  join: ({ api }) =>
    rightsProofMachine.provide({
      actors: {
        networkReturn: liveNetworkReturn,
        prove: answer(rightsProofPorts.prove, async ({ input, signal }) =>
          mapResult(await asResult(api.rightsProof.prove.query({ body: input }, { signal })), ({ data }) => data),
        ),
      },
    }),
}
