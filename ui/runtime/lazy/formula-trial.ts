import { formulaTrialMachine } from '#machines/formulas/formula-trial/formula-trial.machine.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { withCalls } from '../with-calls.ts'

/** Provides what formulas are checked and tried with, over the adapter. */
export const formulaTrial: LazyFlow<'formulaTrial'> = {
  id: 'formulaTrial',
  join: ({ api }) => withCalls(formulaTrialMachine, api),
}
