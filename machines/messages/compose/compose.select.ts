import type { SnapshotFrom } from 'xstate'
import { isEmptyDraft } from '#contracts/messages/rules.ts'
import type { composeMachine } from './compose.machine.ts'

/** The value of `about` for a message that is not a reply. */
export const newMessage = 'new'

type Snapshot = SnapshotFrom<typeof composeMachine>

/** True while the dialog is open. */
export const isOpen = (snapshot: Snapshot): boolean => !snapshot.matches('closed')
/** True while the message is being sent. */
export const isSending = (snapshot: Snapshot): boolean => snapshot.matches('sending')
/** Returns the draft of the message that the dialog is about, or null when there is none. */
export const draft = ({ context: { drafts, about } }: Snapshot) => drafts[about] ?? null
/** Returns a selector that is true when there is an unsent draft that is not empty. */
export const hasDraft =
  (about: string) =>
  ({ context: { drafts } }: Snapshot): boolean => {
    const kept = drafts[about]
    return kept !== undefined && !isEmptyDraft(kept)
  }
/** True when the message answers another. */
export const isReply = (snapshot: Snapshot): boolean => snapshot.context.about !== newMessage
/** Returns the possible recipients, or null until they have been fetched. */
export const recipients = (snapshot: Snapshot) => snapshot.context.recipients
/** Returns why the recipients could not be fetched, or null. */
export const recipientsFailure = (snapshot: Snapshot) =>
  snapshot.matches({ writing: 'failed' }) ? snapshot.context.recipientsFailure : null
/** Returns the failure to send, or null. */
export const failure = (snapshot: Snapshot) => snapshot.context.failure
