import type { SnapshotFrom } from 'xstate'
import type { rightsGroupsMachine } from './rights-groups.machine.ts'
import * as read from './rights-groups.read.ts'
import type { StoredGroup } from './rights-groups.types.ts'

type Snapshot = SnapshotFrom<typeof rightsGroupsMachine>

/** Returns all groups, or null until they have been fetched. */
export const groups = ({ context }: Snapshot) => context.groups
/** Returns why the groups could not be fetched, or null. */
export const failure = (snapshot: Snapshot) => (snapshot.matches('failed') ? snapshot.context.failure : null)
/** Returns the stored group on display. Undefined for a new one, and when there is none. */
export const chosen = ({ context }: Snapshot): StoredGroup | undefined => read.chosenIn(context.groups, context.chosen)
/** Returns the content on display, or null when no group is. */
export const draft = ({ context }: Snapshot) => context.draft
/** True while the content on display differs from what is stored. */
export const isChanged = ({ context }: Snapshot): boolean => read.isChanged(context)
/** Returns the labels of all that differs. Compare snapshots by `draft` and `base`. */
export const changedLabels = ({ context }: Snapshot): readonly string[] => read.changedLabels(context)
/** True when the same content is on display, with the same stored content behind it. */
export const hasSameContent = ({ context: a }: Snapshot, { context: b }: Snapshot): boolean =>
  a.draft === b.draft && a.base === b.base
/** Returns the message at the name's field, once the user has left it or has tried to save. */
export const nameProblem = ({ context }: Snapshot): string | undefined =>
  context.refusals.BenText ?? (context.isNameLeft ? read.nameProblem(context) : undefined)
/** Returns the server's message about the rights, if it has refused them. */
export const rightsProblem = ({ context }: Snapshot): string | undefined => context.refusals.Rights
/** True when there is an edit to take back. */
export const canUndo = (snapshot: Snapshot): boolean => snapshot.matches('changed') && snapshot.context.past.length > 0
/** True while the group is being saved. */
export const isSaving = (snapshot: Snapshot): boolean =>
  snapshot.matches('saving') || snapshot.matches('checking') || snapshot.matches('refreshing')
/** True while the group is being removed. */
export const isRemoving = (snapshot: Snapshot): boolean => snapshot.matches('removing')
