import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { userErrors } from '../users/errors.ts'
import { rightsErrors } from './errors.ts'
import { ProofQuestion, RightsProof } from './proof.shapes.ts'

/** The call of the rights prover. The specification does not name it: it is ours. */
export const rightsProofCalls = {
  prove: call('POST', '/rightsProof', {
    summary:
      'Answers whether a rule of access or a call is open to somebody in the company in the header, and returns the chain of facts that decide it, with who set each and when. Anyone may ask about themselves. Asking about another account requires the right Settings.Users.Read, and about a rights group Settings.UserRightsGroups.Read.',
    access: 'session',
    effect: 'reads',
    body: ProofQuestion,
    data: RightsProof,
    errors: [commonErrors.rightMissing, userErrors.userMissing, rightsErrors.rightsGroupMissing],
  }),
}
