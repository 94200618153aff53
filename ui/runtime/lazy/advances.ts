import { advancesMachine } from '#machines/payroll/advances/advances.machine.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { withCalls } from '../with-calls.ts'

/** Provides the advances on pay over the adapter. */
export const advances: LazyFlow<'advances'> = { id: 'advances', join: ({ api }) => withCalls(advancesMachine, api) }
