import type { SnapshotFrom } from 'xstate'
import { jobKinds, queuedText } from './job.kinds.ts'
import type { jobMachine } from './job.machine.ts'
import { draftOf } from './job.read.ts'

type Snapshot = SnapshotFrom<typeof jobMachine>

/** True while the dialog is open. */
export const isOpen = (snapshot: Snapshot): boolean => snapshot.matches({ dialog: 'open' })
/** True while a running job is being looked for. */
export const isFinding = (snapshot: Snapshot): boolean => snapshot.matches({ work: 'finding' })
/** True while the job is being requested. The request may still be refused. */
export const isStarting = (snapshot: Snapshot): boolean => snapshot.matches({ work: 'starting' })
/** True while a job is running. */
export const isFollowing = (snapshot: Snapshot): boolean =>
  snapshot.matches({ work: 'following' }) || isCancelling(snapshot)
/** True while the job is being cancelled. */
export const isCancelling = (snapshot: Snapshot): boolean => snapshot.matches({ work: 'cancelling' })
/** Returns the company that the dialog is about, or null. */
export const subject = ({ context }: Snapshot) => context.subject
/** Returns what the form shows. */
export const draft = ({ context }: Snapshot) => draftOf(context)
/** Returns the last known status of the job, or null. */
export const standing = ({ context }: Snapshot) => context.standing
/** True when the job has taken more than 30 s. */
export const isLong = ({ context }: Snapshot): boolean => context.isLong
/** Returns why the last job failed, or an empty text. */
export const notice = ({ context }: Snapshot): string => context.notice
/** Returns the failure whose `fields` states the refused fields, or null. */
export const refusal = ({ context }: Snapshot) => context.refusal

/** Returns the status of the job, as a text. */
export const statusText = ({ context: { kind, standing } }: Snapshot): string =>
  standing?.Status === 'INPROGRESS' ? jobKinds[kind].working : queuedText
