import type { FormLayout } from '#contracts/forms/form-layout.ts'
import type { SecretKeeper } from '#machines/form/form.secrets.ts'
import { type FieldState, fieldState } from '#machines/form/form.select.ts'
import type { FormContext } from '#machines/form/form.types.ts'
import type { FormFlow } from './form-context.tsx'

type Listener = () => void

/** The fields of a form, each of which hears of itself alone. */
export interface FieldStore {
  readonly subscribe: (name: string, listener: Listener) => () => void
  readonly get: (name: string) => FieldState
}

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
 * One subscription to the flow for all fields: of a keystroke only its own field is told. With one each, hundreds of fields would look
 * at every key.
 */
export function fieldStore(flow: FormFlow, layout: FormLayout, vault: Pick<SecretKeeper, 'reveal'>): FieldStore {
  const listeners = new Map<string, Set<Listener>>()
  const selectors = new Map<string, ReturnType<typeof fieldState>>()
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
    get(name) {
      const select = selectors.get(name) ?? fieldState(layout, name, vault)
      selectors.set(name, select)
      return select(flow.getSnapshot())
    },
  }
}
