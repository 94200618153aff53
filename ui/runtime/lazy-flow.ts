import type { AskedOf, LazyId, MachineOf } from '#machines/app/app.flows.ts'
import type { Outside } from './outside.ts'

/**
 * A flow that is loaded with its component, with its ports provided. These flows are in `lazy/`.
 */
export type LazyFlow<Id extends LazyId> = {
  /** Its systemId. */
  readonly id: Id
  readonly join: (outside: Outside) => MachineOf<Id>
} & (undefined extends AskedOf<Id>
  ? object
  : {
      /** Returns the flow's input, without the part that the application provides. */
      readonly ask: () => AskedOf<Id>
    })
