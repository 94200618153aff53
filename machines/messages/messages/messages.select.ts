import type { SnapshotFrom } from 'xstate'
import type { messagesMachine } from './messages.machine.ts'

/** How many messages are unread; 0 until it is known. */
export const unreadCount = (snapshot: SnapshotFrom<typeof messagesMachine>): number => snapshot.context.unread ?? 0
