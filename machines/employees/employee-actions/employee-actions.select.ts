import type { SnapshotFrom } from 'xstate'
import type { employeeActionsMachine } from './employee-actions.machine.ts'

type Snapshot = SnapshotFrom<typeof employeeActionsMachine>

/** True while an act is being done. */
export const isActing = (snapshot: Snapshot): boolean => snapshot.matches('acting')
/** Returns how often employees are known to have changed. */
export const changes = ({ context }: Snapshot): number => context.changes
/** True while the dialog of a new number is open. */
export const isRenumbering = (snapshot: Snapshot): boolean =>
  snapshot.matches('renumbering') || (snapshot.matches('acting') && snapshot.context.asked?.act === 'renumber')
/** Returns why the last new number was refused, or null. */
export const refusal = ({ context }: Snapshot): string | null => context.refusal
