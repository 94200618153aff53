import type { ProofQuestion, RightsProof } from '#contracts/rights/proof.shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const rightsProofPorts = {
  /** `POST /rightsProof`. */
  prove: port<ProofQuestion, Result<RightsProof>>('rightsProof.prove'),
}
