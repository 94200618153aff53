import type { ProofQuestion } from '#contracts/rights-groups/proof.shapes.ts'
import { ofCall, reading } from '../../kit/shared/of-call.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const rightsProofPorts = {
  prove: ofCall('rightsProof.prove', (body: ProofQuestion) => reading('rightsProof', 'prove', { body })),
}
