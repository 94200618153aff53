import { assign, sendTo, setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { type ApiFailure, failureOf, isOk, type Result, valueIn } from '../../kit/shared/result.ts'
import { reportFailure, tell } from '../../kit/shared/tell.ts'
import type { CompanySelectionEvent } from '../company-selection/company-selection.types.ts'
import { companyRemovalPorts } from './company-removal.ports.ts'
import { isTyped } from './company-removal.select.ts'
import type { CompanyRemovalContext, CompanyRemovalEvent, RemovalSubject } from './company-removal.types.ts'

/** Removing a company, with its id typed to confirm. Then another is chosen (the right Settings.Company.Delete; first document §2). */
export const companyRemovalMachine = setup({
  types: { context: {} as CompanyRemovalContext, events: {} as CompanyRemovalEvent },
  actors: companyRemovalPorts,
  actions: {
    reportFailure: reportFailure(),
    setCompany: assign((_, company: RemovalSubject) => ({ company })),
    forgetCompany: assign({ company: null, employees: null, failure: null, intent: null }),
    beginIntent: assign(({ context }, key: string) => ({
      intent: intentFor(context.intent, idOf(context).FtgId, key),
    })),
    settleIntent: assign(({ context }, result: Result<null>) => ({ intent: intentAfter(context.intent, result) })),
    setEmployees: assign((_, employees: number) => ({ employees })),
    setFailure: assign((_, failure: ApiFailure | null) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    tellRemoved: tell('SUCCESS', ({ context }) => `${context.company?.Namn} har tagits bort. En kopia är sparad.`),
    leaveCompany: sendTo(
      ({ system }) => system.get('companySelection'),
      ({ context: { company } }): CompanySelectionEvent => ({ type: 'company.removed', FtgId: company?.FtgId ?? '' }),
    ),
  },
  guards: {
    isOk: (_, result: Result<unknown>) => isOk(result),
    isTyped: ({ context }, typed: string) => isTyped(context.company?.FtgId, typed),
  },
}).createMachine({
  id: 'companyRemoval',
  context: { company: null, employees: null, failure: null, intent: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed.',
      entry: 'forgetCompany',
      on: {
        'removal.open': { target: 'asking', actions: { type: 'setCompany', params: ({ event }) => event.company } },
      },
    },
    asking: {
      description:
        'What will be gone is said, in numbers as soon as they are known, and the company’s id is to be typed.',
      invoke: {
        id: 'countEmployees',
        src: 'countEmployees',
        input: ({ context }) => idOf(context),
        onDone: {
          guard: { type: 'isOk', params: ({ event }) => event.output },
          actions: { type: 'setEmployees', params: ({ event }) => valueIn(event.output) },
        },
      },
      on: {
        'removal.confirm': {
          guard: { type: 'isTyped', params: ({ event }) => event.typed },
          target: 'removing',
          actions: { type: 'beginIntent', params: ({ event }) => event.key },
        },
        'removal.close': 'closed',
      },
    },
    removing: {
      description: 'DELETE /companyInfo/{FtgId}. It cannot be given up: it is done, or nothing is.',
      entry: 'forgetFailure',
      invoke: {
        id: 'removeCompany',
        src: 'removeCompany',
        input: ({ context }) => ({ ...idOf(context), key: context.intent?.key ?? '' }),
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'closed',
            actions: ['tellRemoved', 'leaveCompany'],
          },
          {
            target: 'asking',
            actions: [
              { type: 'settleIntent', params: ({ event }) => event.output },
              { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
              { type: 'reportFailure', params: ({ event }) => failureOf(event.output) },
            ],
          },
        ],
      },
    },
  },
})

const idOf = ({ company }: CompanyRemovalContext) => ({ FtgId: company?.FtgId ?? '' })

/** How the journal knows it. */
export const companyRemovalFlow = describeFlow({ machine: companyRemovalMachine, version: 1, resume: 'afresh' })
