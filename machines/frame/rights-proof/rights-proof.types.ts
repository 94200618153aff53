import type { ProofSubject, ProofTarget, RightsProof } from '#contracts/rights-groups/proof.shapes.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

/** The subject of a question, with the id of its option in the list. */
export interface AskedTarget {
  readonly id: string
  readonly what: ProofTarget
}

export interface RightsProofContext {
  /** Whom the questions are about; null for the person themself. */
  readonly of: ProofSubject | null
  readonly asked: AskedTarget | null
  readonly proof: RightsProof | null
  readonly failure: ApiFailure | null
}

export type RightsProofEvent =
  /** The dialog opens, or is about another. A question that has been asked is asked again. */
  | { readonly type: 'proof.open'; readonly of: ProofSubject | null }
  | { readonly type: 'proof.ask'; readonly target: AskedTarget }
  | { readonly type: 'proof.retry' }
  | { readonly type: 'proof.close' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly rightsProof: RightsProofEvent
  }
}
