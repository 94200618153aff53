import type { AnyStateMachine } from 'xstate'
import type { FormMachine } from '#machines/form/form.machine.ts'
import type { FormSecrets } from '#machines/form/form.secrets.ts'
import type { Flow, FlowRegistry } from '#machines/journal/registry.ts'

/** What comes with the screens of a form: how the journal knows its flow, and what its ports need to know of the entity. */
export interface LaterForm {
  readonly flow: Flow<FormMachine>
  readonly secrets: FormSecrets
}

/** A flow whose code is fetched with the screen that shows it, since it is too large for the first. */
export interface LaterFlows {
  /** What stands in the application in its place: that machine, from when it is there. */
  readonly machines: { readonly companySettings: FormMachine }
  /** The flows that have come, for the journal. */
  readonly registry: FlowRegistry
  /** The screen has brought it: how the journal knows it, and the same machine with its ports. Once is enough. */
  readonly add: (flow: Flow, live: AnyStateMachine) => void
}

export function createLaterFlows(): LaterFlows {
  const flows = new Map<string, Flow>()
  const live = new Map<string, AnyStateMachine>()
  const placeOf = <Machine extends AnyStateMachine>(id: string): Machine =>
    new Proxy({} as Machine, {
      get: (_, key) => {
        const machine = live.get(id)
        if (!machine) throw new Error(`The flow ${id} was begun before its code had come`)
        const part: unknown = Reflect.get(machine, key)
        return typeof part === 'function' ? part.bind(machine) : part
      },
    })
  return {
    machines: { companySettings: placeOf('companySettings') },
    registry: { find: id => flows.get(id) },
    add: (flow, machine) => {
      flows.set(flow.id, flow)
      live.set(flow.id, machine)
    },
  }
}
