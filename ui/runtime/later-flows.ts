import type { AnyStateMachine } from 'xstate'
import type { companyPictureMachine } from '#machines/company-picture/company-picture.machine.ts'
import type { copiesMachine } from '#machines/copies/copies.machine.ts'
import type { CreateCompanyMachine } from '#machines/create-company/create-company.machine.ts'
import type { FormMachine } from '#machines/form/form.machine.ts'
import type { FormSecrets } from '#machines/form/form.secrets.ts'
import type { Flow, FlowRegistry } from '#machines/journal/registry.ts'
import type { salaryYearsMachine } from '#machines/salary-years/salary-years.machine.ts'

/** What stands in the application in the place of a flow whose code is fetched with what shows it, by its systemId. */
export interface LaterMachines {
  readonly companySettings: FormMachine
  readonly createCompany: CreateCompanyMachine
  readonly copies: typeof copiesMachine
  readonly companyPicture: typeof companyPictureMachine
  readonly salaryYears: typeof salaryYearsMachine
}

/** What the screen that shows a flow brings with it: how the journal knows it, and of a form what its ports must know besides. */
export interface Brought {
  readonly companySettings: LaterForm
  readonly companyPicture: Flow<typeof companyPictureMachine>
  readonly salaryYears: Flow<typeof salaryYearsMachine>
}
export type BroughtId = keyof Brought

/** What comes with the screens of a form: how the journal knows its flow, and what its ports need to know of the entity. */
export interface LaterForm {
  readonly flow: Flow<FormMachine>
  readonly secrets: FormSecrets
}

/** A flow whose code is fetched with the screen that shows it, since it is too large for the first. */
export interface LaterFlows {
  /** Each is that machine, from when it is there. */
  readonly machines: LaterMachines
  /** The flows that have come, for the journal. */
  readonly registry: FlowRegistry
  /** The screen has brought it: how the journal knows it and those within it, and the same machine with its ports. Once is enough. */
  readonly add: (flow: Flow, live: AnyStateMachine, within?: readonly Flow[]) => void
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
    machines: {
      companySettings: placeOf('companySettings'),
      createCompany: placeOf('createCompany'),
      copies: placeOf('copies'),
      companyPicture: placeOf('companyPicture'),
      salaryYears: placeOf('salaryYears'),
    },
    registry: { find: id => flows.get(id) },
    add: (flow, machine, within = []) => {
      for (const each of [flow, ...within]) flows.set(each.id, each)
      live.set(flow.id, machine)
    },
  }
}
