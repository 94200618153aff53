import type { AnyStateMachine } from 'xstate'
import { type Described, describeFlow, type Flow } from '../../journal/registry.ts'

/** Registers a machine of a spec, of whose context nothing is stored. */
export const describeAny = <TMachine extends AnyStateMachine>(description: Described<TMachine>): Flow<TMachine> =>
  describeFlow<TMachine>({ ...description, keeps: {} as never })
