import { describeFlow } from '../../kit/journal/registry.ts'
import { viewOf } from '../../kit/shared/view.ts'
import { userViewPorts } from './user-view.ports.ts'
import type { UserFacts } from './user-view.types.ts'

/** Shows a user's state and where the user is signed in, beside the form. */
export const userViewMachine = viewOf<string, UserFacts>({
  id: 'userView',
  noun: 'user',
  fetch: userViewPorts.fetchFacts,
})

/** The registration of the flow in the journal. */
export const userViewFlow = describeFlow({ machine: userViewMachine, version: 2, resume: 'afresh' })
