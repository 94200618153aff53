import type { SnapshotFrom } from 'xstate'
import type { CardNumberField } from '#contracts/card-numbers/card-number.rules.ts'
import type { cardNumberMachine } from './card-number.machine.ts'
import * as read from './card-number.read.ts'

type Snapshot = SnapshotFrom<typeof cardNumberMachine>

/** Returns the values of the form. */
export const form = ({ context }: Snapshot) => context.form
/** Returns the card that is edited, or null for a new one. */
export const stored = ({ context }: Snapshot) => context.stored
/** Returns the typed PIN, or null while it has not been typed. */
export const typedPin = ({ context }: Snapshot) => context.typedPin
/** Returns the PIN on display, or null. */
export const shownPin = ({ context }: Snapshot) => context.shown
/** True while the form is open. */
export const isOpen = (snapshot: Snapshot): boolean => snapshot.matches('editing') || isSaving(snapshot)
/** True while the card is being saved. Changes are ignored meanwhile. */
export const isSaving = (snapshot: Snapshot): boolean => snapshot.matches('saving')
/** True while a card is being removed. */
export const isRemoving = (snapshot: Snapshot): boolean => snapshot.matches('removing')

/**
 * Returns the problem that a field shows: the server's refusal at once, and other problems after
 * the first attempt to save.
 */
export const problemOf = ({ context }: Snapshot, field: CardNumberField): string | undefined =>
  context.isChecked ? read.wrongWith(context, field) : context.refusals[field]
