import { formulaTrialMachine } from '#machines/formulas/formula-trial/formula-trial.machine.ts'
import { formulaTrialPorts } from '#machines/formulas/formula-trial/formula-trial.ports.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'

/** Provides what formulas are checked and tried with, over the adapter. */
export const formulaTrial: LazyFlow<'formulaTrial'> = {
  id: 'formulaTrial',
  join: ({ api }) =>
    formulaTrialMachine.provide({
      actors: {
        fetchNames: answer(formulaTrialPorts.fetchNames, async ({ signal }) =>
          mapResult(await asResult(api.formulas.variables.query({}, { signal })), ({ data }) => data),
        ),
        fetchValues: answer(formulaTrialPorts.fetchValues, async ({ input, signal }) =>
          mapResult(await asResult(api.formulas.values.query({ params: input }, { signal })), ({ data }) => data),
        ),
      },
    }),
}
