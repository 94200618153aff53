import type { AnyField, FieldKind } from '#contracts/forms/field.ts'
import type { FormLayout } from '#contracts/forms/form-layout.ts'
import type { SecretKeeper } from '#machines/kit/form/form.secrets.ts'
import { type FieldState, fieldState, isEqual } from '#machines/kit/form/form.select.ts'
import type { FormContext } from '#machines/kit/form/form.types.ts'
import type { FormFlow } from './form-context.tsx'

type Listener = () => void

/** The fields of a form, each of which hears of itself alone. */
export interface FieldStore {
  readonly subscribe: (name: string, listener: Listener) => () => void
  readonly get: (name: string) => FieldState
  /**
   * What a widget draws: the same while only a text has changed that the control itself holds, and
   * that has room.
   */
  readonly drawn: (name: string) => FieldState
}

/** The kinds whose widget draws nothing of its text but a counter. */
const heldByControl: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'text',
  'multiline',
  'integer',
  'decimal',
  'time',
  'personalNumber',
  'organisationNumber',
])

/** A counter is worth its place only when the room runs out. */
export const isNearlyFull = (text: string, most: number | undefined): boolean =>
  most !== undefined && text.length > most - Math.min(10, most / 4)

/** Between two states of a form: the fields that may have changed, or undefined for all of them. */
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
 * One subscription to the flow for all fields: of a keystroke only its own field is told. With one
 * each, hundreds of fields would look at every key.
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

/** Whether a widget that shows the one shows the other. */
function looksLike(field: AnyField | undefined, before: FieldState, now: FieldState): boolean {
  if (before === now) return true
  if (!field || !heldByControl.has(field.kind)) return false
  const isCounted = [before, now].some(({ text }) => isNearlyFull(text, field.most))
  return !isCounted && isEqual({ ...before, text: now.text, value: now.value }, now)
}
