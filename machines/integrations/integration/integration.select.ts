import type { SnapshotFrom } from 'xstate'
import type { IntegrationField } from '#contracts/integrations/integration.rules.ts'
import type { integrationMachine } from './integration.machine.ts'
import * as read from './integration.read.ts'

type Snapshot = SnapshotFrom<typeof integrationMachine>

/** Returns the values of the form. */
export const form = ({ context }: Snapshot) => context.form
/** True while no integration is open. */
export const isClosed = (snapshot: Snapshot): boolean => snapshot.matches('closed')
/** True while the form is being saved. Changes are ignored meanwhile. */
export const isSaving = (snapshot: Snapshot): boolean => snapshot.matches('creating') || snapshot.matches('changing')
/** True while a new key is being stored. */
export const isRotating = (snapshot: Snapshot): boolean => snapshot.matches('rotating')
/** True while the form differs from what is stored, and its first key is not on display. */
export const isChanged = ({ context }: Snapshot): boolean =>
  context.issued?.isFirst !== true && read.changedFields(context).length > 0
/** Returns the new key on display, or null. */
export const issued = ({ context }: Snapshot) => context.issued

/**
 * Returns the problem that a field shows: the server's refusal at once, and other problems after
 * the first attempt to save.
 */
export const problemOf = ({ context }: Snapshot, field: IntegrationField): string | undefined =>
  context.isChecked ? read.wrongWith(context, field) : context.refusals[field]
