import type { SnapshotFrom } from 'xstate'
import type { bankIdMachine } from './bankid.machine.ts'

type Snapshot = SnapshotFrom<typeof bankIdMachine>

/**
 * Returns what is on display: the choice of device, an order that is running or has just failed, or
 * the accounts.
 */
export function view(snapshot: Snapshot): 'choice' | 'order' | 'accounts' {
  if (snapshot.matches('choosingAccount') || snapshot.matches('signingIn')) return 'accounts'
  const isUnderWay = snapshot.matches('ordering') || snapshot.matches('following') || snapshot.matches('cancelled')
  return isUnderWay ? 'order' : 'choice'
}

/** Returns the device that has the BankID, or null until it is chosen. */
export const device = ({ context }: Snapshot) => context.device
/**
 * Returns the reference in the vault to what opens the app of this device. Null when the app has
 * opened the order.
 */
export const autoStart = (snapshot: Snapshot) =>
  snapshot.matches('following') && snapshot.context.progress?.isPendingStart !== false
    ? (snapshot.context.order?.autoStart ?? null)
    : null
/** Returns the reference to the current QR code in the vault, or null. */
export const qr = (snapshot: Snapshot) =>
  snapshot.matches('following') ? (snapshot.context.progress?.qr ?? null) : null
/** Returns the order's status as a text, or an empty text while it is unknown. */
export const progressText = ({ context }: Snapshot): string => context.progress?.message ?? ''
/** True when the order has just failed or been cancelled. */
export const isCancelled = (snapshot: Snapshot): boolean => snapshot.matches('cancelled')
/** Returns the message of the failure, or an empty text. */
export const notice = ({ context }: Snapshot): string => context.notice
/** Returns the accounts to choose among. */
export const accounts = ({ context }: Snapshot) => context.accounts
/** Returns the login of the account that is being signed in to, or null. */
export const pendingLogin = (snapshot: Snapshot) => (snapshot.matches('signingIn') ? snapshot.context.login : null)
