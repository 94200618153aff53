import type { SnapshotFrom } from 'xstate'
import type { RightsProof } from '#contracts/rights-groups/proof.shapes.ts'
import type { rightsProofMachine } from './rights-proof.machine.ts'

type Snapshot = SnapshotFrom<typeof rightsProofMachine>

/** Returns the id of what has been asked about, or an empty text. */
export const askedId = ({ context }: Snapshot): string => context.asked?.id ?? ''
/** Returns the answer, or null. */
export const proof = ({ context }: Snapshot): RightsProof | null => context.proof
/** True while the answer is being fetched. */
export const isProving = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'proving' })
/** True when the answer could not be fetched. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'failed' })
/** Returns the role that a question about a rights group supposes, or null. */
export const role = ({ context: { of } }: Snapshot) => (of !== null && 'Roll' in of ? of.Roll : null)
