import { assign, setup } from 'xstate'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { type ApiFailure, isSessionOver } from '../../kit/shared/result.ts'
import { reportFailure, tell } from '../../kit/shared/tell.ts'
import { changePasswordPorts } from './change-password.ports.ts'
import type {
  ChangePasswordContext,
  ChangePasswordEvent,
  ChangePasswordInput,
  PasswordPair,
} from './change-password.types.ts'

/** The dialog 'Byt lösenord' (first document §2; third document §2, §7). */
export const changePasswordMachine = setup({
  types: {
    input: {} as ChangePasswordInput,
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
  },
  actors: changePasswordPorts,
  actions: {
    setPair: assign((_, { current, next }: PasswordPair) => ({ pair: { current, next }, failure: null })),
    setFailure: assign((_, failure: ApiFailure) => ({ failure, pair: null })),
    forget: assign({ failure: null, pair: null }),
    forgetFailure: assign({ failure: null }),
    tellSaved: tell('SUCCESS', 'Ditt nya lösenord har sparats.'),
    reportFailure: reportFailure(),
  },
  guards: {
    hasPassword: ({ context }) => !context.EnforceBankIDAuth,
    isSessionOver: (_, failure: ApiFailure) => isSessionOver(failure),
  },
}).createMachine({
  id: 'changePassword',
  context: ({ input: { EnforceBankIDAuth } }) => ({ EnforceBankIDAuth, pair: null, failure: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed. It does not open where BankID is enforced.',
      entry: 'forget',
      on: { 'password.open': { guard: 'hasPassword', target: 'editing' } },
    },
    editing: {
      description: 'The user enters both passwords. The failure of the last attempt is shown until a field is edited.',
      on: {
        'password.close': 'closed',
        'password.edit': { actions: 'forgetFailure' },
        'password.submit': { target: 'saving', actions: { type: 'setPair', params: ({ event }) => event } },
      },
    },
    saving: {
      description:
        'Calls PUT /changepassword. The dialog cannot be closed meanwhile, because the user would not learn which password is valid.',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => pairOf(context),
        onDone: answered({
          ok: { target: 'closed', actions: 'tellSaved' },
          failed: [
            { guard: 'isSessionOver', target: 'closed', actions: 'reportFailure' },
            { target: 'editing', actions: 'setFailure' },
          ],
        }),
      },
    },
  },
})

const pairOf = ({ pair }: ChangePasswordContext): PasswordPair => {
  if (!pair) throw new Error('A password is changed only once it is submitted')
  return pair
}

/** The registration of the flow in the journal. */
export const changePasswordFlow = describeFlow({
  machine: changePasswordMachine,
  version: 1,
  keeps: { EnforceBankIDAuth: kept, pair: kept, failure: kept },
  // It holds the passwords' references, which end with the page.
  calls: { changePassword: false },
})
