import type { SnapshotFrom } from 'xstate'
import type { viewFiltersMachine } from './view-filters.machine.ts'

type Snapshot = SnapshotFrom<typeof viewFiltersMachine>

/** Returns the selected employee's number. Empty for none. */
export const employee = ({ context }: Snapshot): string => context.AnstNr
/**
 * Returns the code that screens share under a wire name, such as TabellKod, or undefined when none
 * is chosen.
 */
export function codeOf({ context }: Snapshot, field: string): string | undefined {
  const shared: Readonly<Record<string, unknown>> = { ...context }
  const code = shared[field]
  return typeof code === 'string' && code !== '' ? code : undefined
}
