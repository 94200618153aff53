import type { AnyStateMachine } from 'xstate'
import type { AppEvent } from '#machines/app/app.types.ts'
import type { companyPictureMachine } from '#machines/companies/company-picture/company-picture.machine.ts'
import type { CreateCompanyMachine } from '#machines/companies/create-company/create-company.machine.ts'
import type { copiesMachine } from '#machines/copies/copies/copies.machine.ts'
import type { FormMachine } from '#machines/kit/form/form.machine.ts'
import type { Flow, FlowRegistry } from '#machines/kit/journal/registry.ts'
import type { salaryYearsMachine } from '#machines/salary-years/salary-years/salary-years.machine.ts'
import type { Api } from './api.ts'
import type { Vault } from './vault.ts'

/** What stands in the application in the place of a flow whose code is fetched with what shows it, by its systemId. */
export interface LazyMachines {
  readonly companySettings: FormMachine
  readonly createCompany: CreateCompanyMachine
  readonly copies: typeof copiesMachine
  readonly companyPicture: typeof companyPictureMachine
  readonly salaryYears: typeof salaryYearsMachine
}
export type LazyId = keyof LazyMachines

/** The world outside such a flow. */
export interface Outside {
  readonly api: Api
  readonly vault: Vault
}

/** A flow whose code is fetched with what shows it, since it is too large for the first screen. They lie in `later/`. */
export interface LazyFlow<Id extends LazyId> {
  /** Its systemId. */
  readonly id: Id
  /** How the journal knows it, and those within it. */
  readonly flows: readonly Flow[]
  /** What tells the application to begin it. */
  readonly begin: () => AppEvent
  /** Its machine, joined to the world outside. */
  readonly join: (outside: Outside) => LazyMachines[Id]
}

/** The places of such flows in the application. */
export interface LazyFlows {
  /** Each is that machine, from when it is there. */
  readonly machines: LazyMachines
  /** The flows that have come, for the journal. */
  readonly registry: FlowRegistry
  /** It has come. Once is enough. */
  readonly add: <Id extends LazyId>(flow: LazyFlow<Id>, outside: Outside) => void
}

export function createLazyFlows(): LazyFlows {
  const flows = new Map<string, Flow>()
  const live = new Map<string, AnyStateMachine>()
  const placeOf = <Machine extends AnyStateMachine>(id: LazyId): Machine =>
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
    add: (lazy, outside) => {
      for (const each of lazy.flows) flows.set(each.id, each)
      live.set(lazy.id, lazy.join(outside))
    },
  }
}
