import type { AnyField, FieldKind } from '#contracts/forms/field.ts'
import type { FormLayout } from '#contracts/forms/form-layout.ts'
import type { SecretKeeper } from '#machines/kit/form/form.secrets.ts'
import { type FieldState, fieldState, isEqual } from '#machines/kit/form/form.select.ts'
import type { FormContext } from '#machines/kit/form/form.types.ts'
import type { FormFlow } from './form-environment.ts'

type Listener = () => void

/** The fields of a form, with a subscription for each. */
export interface FieldStore {
  readonly subscribe: (name: string, listener: Listener) => () => void
  readonly get: (name: string) => FieldState
  /**
   * Returns the state that a widget renders. It stays the same object when only the text of an
   * uncontrolled widget has changed, unless the counter is shown.
   */
  readonly drawn: (name: string) => FieldState
}

/** The kinds whose widget renders only a counter of its text. */
const heldByControl: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'text',
  'multiline',
  'integer',
  'decimal',
  'time',
  'personalNumber',
  'organisationNumber',
])

/** True when the text is close to the limit, where the counter is shown. */
export const isNearlyFull = (text: string, most: number | undefined): boolean =>
  most !== undefined && text.length > most - Math.min(10, most / 4)

/** Returns the fields that may have changed between two states of a form, or undefined for all. */
function concerned(before: FormContext, now: FormContext): readonly string[] | undefined {
  if (
    before.values !== now.values ||
    before.touched !== now.touched ||
    before.refusals !== now.refusals ||
    before.isChecked !== now.isChecked ||
    before.today !== now.today
  ) {
    return undefined
  }
  if (before.typed === now.typed) return []
  return Object.keys({ ...before.typed, ...now.typed }).filter(name => before.typed[name] !== now.typed[name])
}

/**
 * Creates a store with one subscription to the flow for all fields. A keystroke then notifies its
 * own field only, instead of hundreds of subscriptions.
 */
export function fieldStore(flow: FormFlow, layout: FormLayout, vault: Pick<SecretKeeper, 'reveal'>): FieldStore {
  const listeners = new Map<string, Set<Listener>>()
  const selectors = new Map<string, ReturnType<typeof fieldState>>()
  const drawn = new Map<string, FieldState>()
  const get = (name: string): FieldState => {
    const select = selectors.get(name) ?? fieldState(layout, name, vault)
    selectors.set(name, select)
    return select(flow.getSnapshot())
  }
  let hearing: { unsubscribe: () => void } | undefined
  let before = flow.getSnapshot().context
  const tell = ({ context }: { readonly context: FormContext }) => {
    if (context === before) return
    const names = concerned(before, context) ?? listeners.keys()
    before = context
    for (const name of names) for (const listener of listeners.get(name) ?? []) listener()
  }
  return {
    subscribe(name, listener) {
      if (!hearing) {
        before = flow.getSnapshot().context
        hearing = flow.subscribe(tell)
      }
      const own = listeners.get(name) ?? new Set()
      listeners.set(name, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(name)
        if (listeners.size > 0) return
        hearing?.unsubscribe()
        hearing = undefined
      }
    },
    get,
    drawn(name) {
      const before = drawn.get(name)
      const state = get(name)
      if (before && looksLike(layout.model.fields[name], before, state)) return before
      drawn.set(name, state)
      return state
    },
  }
}

/** True when both states render the same. */
function looksLike(field: AnyField | undefined, before: FieldState, now: FieldState): boolean {
  if (before === now) return true
  if (!field || !heldByControl.has(field.kind)) return false
  const isCounted = [before, now].some(({ text }) => isNearlyFull(text, field.most))
  return !isCounted && isEqual({ ...before, text: now.text, value: now.value }, now)
}
