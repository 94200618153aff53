import { assign, setup } from 'xstate'
import type { FormulaName } from '#contracts/formulas/facts.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { formulaTrialPorts } from './formula-trial.ports.ts'
import type { FactValue, FormulaTrialContext, FormulaTrialEvent } from './formula-trial.types.ts'

/**
 * Fetches what a formula on display is checked and tried with: the names that it may have, and the
 * facts of a chosen employee. The formula itself is computed from them as it is typed.
 */
export const formulaTrialMachine = setup({
  types: { context: {} as FormulaTrialContext, events: {} as FormulaTrialEvent },
  actors: formulaTrialPorts,
  actions: {
    setNames: assign((_, names: readonly FormulaName[]) => ({ names, failure: null })),
    setEmployee: assign((_, AnstNr: string) => ({ AnstNr, values: null })),
    setValues: assign((_, values: readonly FactValue[]) => ({ values })),
    setFailure: assign((_, failure: ApiFailure) => ({ failure })),
    forgetFailure: assign({ failure: null }),
  },
  guards: { isSomebody: (_, AnstNr: string) => AnstNr !== '' },
}).createMachine({
  id: 'formulaTrial',
  context: { names: null, failure: null, AnstNr: '', values: null },
  type: 'parallel',
  states: {
    names: {
      description: 'The names that formulas may have.',
      initial: 'unknown',
      on: { 'formula.show': '.fetching' },
      states: {
        unknown: { description: 'No formula has been shown.' },
        fetching: {
          description: 'Fetches the names. Those that were known stay.',
          invoke: {
            id: 'fetchNames',
            src: 'fetchNames',
            input: undefined,
            onDone: answered({
              ok: { target: 'known', actions: 'setNames' },
              failed: { target: 'missing', actions: 'setFailure' },
            }),
          },
          on: { 'formula.namesChanged': { target: 'fetching', reenter: true } },
        },
        known: {
          description: 'The names are known, until others change them.',
          on: { 'formula.namesChanged': 'fetching' },
        },
        missing: {
          description: 'The names could not be fetched. Only the syntax of a formula is checked.',
          on: { 'formula.retry': 'fetching', 'formula.namesChanged': 'fetching' },
        },
      },
    },
    values: {
      description: 'The facts of the chosen employee.',
      initial: 'none',
      on: {
        'formula.try': [
          {
            guard: { type: 'isSomebody', params: ({ event }) => event.AnstNr },
            target: '.fetching',
            actions: { type: 'setEmployee', params: ({ event }) => event.AnstNr },
          },
          { target: '.none', actions: { type: 'setEmployee', params: '' } },
        ],
      },
      states: {
        none: { description: 'Nobody is chosen.' },
        fetching: {
          description: "Fetches the employee's facts.",
          invoke: {
            id: 'fetchValues',
            src: 'fetchValues',
            input: ({ context: { AnstNr } }) => ({ AnstNr }),
            onDone: answered({
              ok: { target: 'known', actions: ['setValues', 'forgetFailure'] },
              failed: { target: 'missing', actions: 'setFailure' },
            }),
          },
        },
        known: { description: 'The formula can be computed.' },
        missing: {
          description: 'The facts could not be fetched, or the account may not read them.',
          on: { 'formula.retry': 'fetching' },
        },
      },
    },
  },
})

/** The registration of the flow in the journal. All of it is fetched again after a reload. */
export const formulaTrialFlow = describeFlow({ machine: formulaTrialMachine, version: 1, resume: 'afresh' })
