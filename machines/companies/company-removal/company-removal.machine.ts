import { assign, setup } from 'xstate'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { letter } from '../../kit/shared/letter.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import { reportFailure } from '../../kit/shared/tell.ts'
import { companyRemovalPorts } from './company-removal.ports.ts'
import { isPasswordRefused, isTyped } from './company-removal.read.ts'
import type { CompanyRemovalContext, CompanyRemovalEvent, RemovalSubject } from './company-removal.types.ts'

/**
 * Asks for the removal of a company. The user types its id and confirms their identity (the right
 * Settings.Company.Delete; first document §2). A job performs the removal.
 */
export const companyRemovalMachine = setup({
  types: { context: {} as CompanyRemovalContext, events: {} as CompanyRemovalEvent },
  actors: companyRemovalPorts,
  actions: {
    reportFailure: reportFailure(),
    forgetTyped: letter('dialogs', { type: 'dialog.close', id: 'companyRemoval' }),
    setCompany: assign((_, company: RemovalSubject) => ({ company })),
    forgetCompany: assign({
      company: null,
      employees: null,
      isRestored: null,
      password: null,
      failure: null,
      intent: null,
    }),
    setEmployees: assign((_, employees: number) => ({ employees })),
    setRestored: assign((_, isRestored: boolean) => ({ isRestored })),
    setFailure: assign((_, failure: ApiFailure) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    setPassword: assign((_, password: SecretRef | null) => ({ password })),
    beginIntent: assign(({ context }, key: string) => ({
      intent: intentFor(context.intent, idOf(context).FtgId, key),
    })),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    forgetPassword: assign({ password: null }),
    followJob: letter('removeJob', ({ context: { company } }, job: string) => ({
      type: 'job.follow',
      job,
      subject: { FtgId: company?.FtgId ?? '', Namn: company?.Namn ?? '' },
    })),
  },
  guards: {
    hasPassword: ({ context }) => context.password !== null,
    /** True when the failure concerns the password. The password field shows such a failure. */
    isOfPassword: (_, failure: ApiFailure) => isPasswordRefused(failure),
    isTyped: ({ context }, typed: string) => isTyped(context.company?.FtgId, typed),
  },
}).createMachine({
  id: 'companyRemoval',
  context: { company: null, employees: null, isRestored: null, password: null, failure: null, intent: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed.',
      entry: ['forgetCompany', 'forgetTyped'],
      on: {
        'removal.open': { target: 'asking', actions: { type: 'setCompany', params: ({ event }) => event.company } },
      },
    },
    asking: {
      description:
        'The dialog states how much is deleted, in numbers, and how long its copy is kept, as soon as that is known. The user types the company’s id.',
      invoke: [
        {
          id: 'countEmployees',
          src: 'countEmployees',
          input: ({ context }) => idOf(context),
          onDone: answered({ ok: { actions: 'setEmployees' }, failed: [] }),
        },
        {
          id: 'findOrigin',
          src: 'findOrigin',
          input: ({ context }) => idOf(context),
          onDone: answered({ ok: { actions: 'setRestored' }, failed: [] }),
        },
      ],
      on: {
        'removal.confirm': {
          guard: { type: 'isTyped', params: ({ event }) => event.typed },
          target: 'confirming',
          actions: [
            { type: 'setPassword', params: ({ event }) => event.password },
            { type: 'beginIntent', params: ({ event }) => event.key },
          ],
        },
        'removal.edited': { actions: 'forgetFailure' },
        'removal.close': 'closed',
      },
    },
    confirming: {
      description:
        'Confirms the user’s identity with POST /myAccount/confirm. Where the licence enforces BankID, a recent sign-in with BankID is enough.',
      entry: 'forgetFailure',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Checks whether there is a password to confirm with.',
          always: [{ guard: 'hasPassword', target: 'asking' }, { target: '#companyRemoval.removing' }],
        },
        asking: {
          description: 'Sends the password.',
          invoke: {
            id: 'confirmPerson',
            src: 'confirmPerson',
            input: ({ context }) => passwordOf(context),
            onDone: answered({
              ok: '#companyRemoval.removing',
              failed: [
                { guard: 'isOfPassword', target: '#companyRemoval.asking', actions: 'setFailure' },
                { target: '#companyRemoval.asking', actions: ['setFailure', 'reportFailure'] },
              ],
            }),
          },
          exit: 'forgetPassword',
        },
      },
    },
    removing: {
      description: 'Calls DELETE /companyInfo/{FtgId}, which starts the job. The job has a dialog of its own.',
      invoke: {
        id: 'removeCompany',
        src: 'removeCompany',
        input: ({ context }) => ({ ...idOf(context), key: context.intent?.key ?? '' }),
        onDone: answered({
          ok: { target: 'closed', actions: 'followJob' },
          failed: { target: 'asking', actions: ['settleIntent', 'setFailure', 'reportFailure'] },
        }),
      },
    },
  },
})

const idOf = ({ company }: CompanyRemovalContext) => ({ FtgId: company?.FtgId ?? '' })

function passwordOf({ password }: CompanyRemovalContext): { readonly password: SecretRef } {
  if (password === null) throw new Error('There is no password to confirm with; the guard should have seen it')
  return { password }
}

/** The registration of the flow in the journal. */
export const companyRemovalFlow = describeFlow({
  machine: companyRemovalMachine,
  version: 3,
  keeps: { company: kept, employees: kept, isRestored: kept, password: kept, intent: kept, failure: kept },
  calls: { confirmPerson: false, countEmployees: true, findOrigin: true, removeCompany: true },
})
