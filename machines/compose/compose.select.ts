import type { SnapshotFrom } from 'xstate'
import { isEmptyDraft } from '#contracts/rules/message.ts'
import type { composeMachine } from './compose.machine.ts'

type Snapshot = SnapshotFrom<typeof composeMachine>

export const isOpen = (snapshot: Snapshot): boolean => !snapshot.matches('closed')
export const isSending = (snapshot: Snapshot): boolean => snapshot.matches('sending')
export const draft = (snapshot: Snapshot) => snapshot.context.draft
/** Something was written and not sent. */
export const hasDraft = (snapshot: Snapshot): boolean => !isEmptyDraft(snapshot.context.draft)
export const recipients = (snapshot: Snapshot) => snapshot.context.recipients
export const recipientsFailure = (snapshot: Snapshot) =>
  snapshot.matches({ writing: 'failed' }) ? snapshot.context.recipientsFailure : null
/** Why it could not be sent. */
export const failure = (snapshot: Snapshot) => snapshot.context.failure
