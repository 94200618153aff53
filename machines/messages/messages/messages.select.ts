import type { SnapshotFrom } from 'xstate'
import type { messagesMachine } from './messages.machine.ts'

/** Returns the number of unread messages, or 0 until it is known. */
export const unreadCount = (snapshot: SnapshotFrom<typeof messagesMachine>): number => snapshot.context.unread ?? 0
