import type { LivePayload } from '#contracts/live/live-events.ts'
import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import type { Use } from '#contracts/registers/calls.ts'
import type { FormEvent } from '../form/form.types.ts'
import type { Intent } from '../shared/intent.ts'
import type { ConfirmFact } from '../shared/question.ts'

/** The systemId of a register's form. */
export type RegisterFormId = `${RegisterName}Form`

/** Returns the systemId of a register's form. */
export const formIdOf = <Name extends RegisterName>(name: Name): `${Name}Form` => `${name}Form`

/** An item that is to be removed. */
export interface ItemRemoval {
  readonly register: RegisterName
  /** The item's code. */
  readonly key: string
  /** The code and the name, for the question. */
  readonly text: string
  /** One item in the definite form, and whether it is neuter: 'avdelningen'. */
  readonly definite: string
  readonly isNeuter: boolean
  /** The idempotency key for a new intent. */
  readonly idempotencyKey: string
}

/** An item that is to have another key. */
export interface Renumbering {
  readonly register: RegisterName
  /** The field with the key, whose refusal the dialog shows. */
  readonly field: string
  /** The item's code. */
  readonly key: string
  /** The version on display. */
  readonly version: number
}

/** An item's new key, which the backend is asked for. */
export interface NumberChange extends Renumbering {
  readonly to: string
  readonly idempotencyKey: string
}

/** Why an item was not removed: what uses it. */
export interface InUse {
  /** The message, which says what uses the item and how many they are. */
  readonly text: string
  /** What uses it and where that is. Empty when it could not be fetched. */
  readonly uses: readonly Use[]
}

export interface RegisterContext {
  readonly asked: ItemRemoval | null
  readonly intent: Intent | null
  /** Why the last item that was asked for could not be removed, until the person has read it. */
  readonly inUse: InUse | null
  /** The item that is to have another key, while a dialog takes it, and why one was refused. */
  readonly renumbering: Renumbering | null
  readonly to: string
  readonly refusal: string | null
  /** How often each register is known to have changed. A list on display is then fetched again. */
  readonly changes: Readonly<Record<string, number>>
}

export type RegisterEvent =
  | ({ readonly type: 'register.remove' } & ItemRemoval)
  | ConfirmFact
  /** Opens the dialog that takes the new key of an item. */
  | ({ readonly type: 'register.renumber' } & Renumbering)
  | { readonly type: 'register.renumberTo'; readonly to: string; readonly idempotencyKey: string }
  | { readonly type: 'register.renumberClose' }
  /** The person has read what uses an item. */
  | { readonly type: 'register.usesRead' }
  /** The company has changed: the facts that a form on display reads may be others. */
  | { readonly type: 'register.companyChanged' }
  /** A live event: an item was added, changed or removed in some browser. */
  | ({ readonly type: 'register.changed' } & LivePayload<'REGISTER_UPDATED'>)

/** The events that the view receives when an item has been removed, or has another key. */
export type RegisterEmitted =
  | { readonly type: 'register.removed'; readonly register: string; readonly key: string }
  | { readonly type: 'register.renumbered'; readonly register: string; readonly key: string; readonly to: string }

declare module '../shared/letter.ts' {
  interface Mailboxes extends Readonly<Record<RegisterFormId, FormEvent>> {
    readonly register: RegisterEvent
  }
}
