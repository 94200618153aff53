import type { SnapshotFrom } from 'xstate'
import type { bankIdMachine } from './bankid.machine.ts'

type Snapshot = SnapshotFrom<typeof bankIdMachine>

/**
 * What is on display: the choice of device, an order under way or one that just came to nothing, or
 * the accounts.
 */
export function view(snapshot: Snapshot): 'choice' | 'order' | 'accounts' {
  if (snapshot.matches('choosingAccount') || snapshot.matches('signingIn')) return 'accounts'
  const isUnderWay = snapshot.matches('ordering') || snapshot.matches('following') || snapshot.matches('cancelled')
  return isUnderWay ? 'order' : 'choice'
}

/** Returns where the BankID is, or null until that is chosen. */
export const device = ({ context }: Snapshot) => context.device
/** Opens the app of this device, while it has not taken up the order; in the vault. */
export const autoStart = (snapshot: Snapshot) =>
  snapshot.matches('following') && snapshot.context.progress?.isPendingStart !== false
    ? (snapshot.context.order?.autoStart ?? null)
    : null
/** Returns the reference to the current QR code in the vault, or null. */
export const qr = (snapshot: Snapshot) =>
  snapshot.matches('following') ? (snapshot.context.progress?.qr ?? null) : null
/** Returns the order's status as a text, or an empty text while it is unknown. */
export const progressText = ({ context }: Snapshot): string => context.progress?.message ?? ''
/** True when the order has just come to nothing. */
export const isCancelled = (snapshot: Snapshot): boolean => snapshot.matches('cancelled')
/** Returns the message of the failure, or an empty text. */
export const notice = ({ context }: Snapshot): string => context.notice
/** Returns the accounts to choose among. */
export const accounts = ({ context }: Snapshot) => context.accounts
/** Returns the login of the account that is being signed in to, or null. */
export const pendingLogin = (snapshot: Snapshot) => (snapshot.matches('signingIn') ? snapshot.context.login : null)
