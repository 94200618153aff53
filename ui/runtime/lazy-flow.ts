import type { AskedOf, LazyId, MachineOf } from '#machines/app/app.flows.ts'
import type { Outside } from './outside.ts'

/**
 * A flow whose code comes with the component that shows it, joined to the world outside. They lie
 * in `lazy/`.
 */
export type LazyFlow<Id extends LazyId> = {
  /** Its systemId. */
  readonly id: Id
  readonly join: (outside: Outside) => MachineOf<Id>
} & (undefined extends AskedOf<Id>
  ? object
  : {
      /** What it begins with, besides what the application knows. */
      readonly ask: () => AskedOf<Id>
    })
