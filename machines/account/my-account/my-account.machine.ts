import { assign, emit, setup } from 'xstate'
import type { MyAccount } from '#contracts/account/shapes.ts'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { discardQuestion, isDiscarded } from '../../kit/shared/discard-question.ts'
import { letter } from '../../kit/shared/letter.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import { askFirst, reportFailure, tell } from '../../kit/shared/tell.ts'
import { fieldOfFailure, labelsOf } from './my-account.fields.ts'
import { myAccountPorts } from './my-account.ports.ts'
import type {
  AccountDraft,
  AccountEdit,
  MyAccountContext,
  MyAccountEmitted,
  MyAccountEvent,
  MyAccountOutcome,
} from './my-account.types.ts'

/**
 * The signed-in user's account on `/mySettings`. The flow keeps unsaved changes in a draft and
 * saves them together.
 */
export const myAccountMachine = setup({
  types: { context: {} as MyAccountContext, events: {} as MyAccountEvent, emitted: {} as MyAccountEmitted },
  actors: { ...myAccountPorts, networkReturn },
  actions: {
    setAccount: assign((_, account: MyAccount) => ({
      account,
      draft: {},
      password: null,
      failure: null,
      writtenAt: null,
    })),
    setFailure: assign((_, failure: ApiFailure) => ({ failure, password: null })),
    forgetPassword: assign({ password: null }),
    setDraft: assign(({ context }, edit: AccountEdit) => ({ draft: draftAfter(context, edit), failure: null })),
    forgetDraft: assign({ draft: {}, failure: null, writtenAt: null }),
    setResumed: assign(({ context }, at: number) => (Object.keys(context.draft).length > 0 ? { writtenAt: at } : {})),
    setPassword: assign((_, password: SecretRef | null) => ({ password, failure: null })),
    reportFailure: reportFailure(),
    tellSaved: tell('SUCCESS', 'Dina uppgifter har sparats.'),
    askForm: emit({ type: 'account.saveWanted' }),
    askToDiscard: askFirst('myAccount', ({ context }) => discardQuestion(labelsOf(context.draft))),
    reportDiscarded: emit({ type: 'account.discarded' }),
    tellOutcome: letter('unsavedChanges', (_, type: MyAccountOutcome['type']) => ({ type, id: 'myAccount' })),
    reportRenamed: letter('app', (_, { Namn }: MyAccount) => ({ type: 'account.renamed', name: Namn })),
  },
  guards: {
    isOfField: (_, failure: ApiFailure) => fieldOfFailure(failure) !== null,
    isDiscarded: (_, answer: ConfirmFact) => isDiscarded(answer),
    leavesADraft: ({ context }, edit: AccountEdit) =>
      context.account !== null && Object.keys(draftAfter(context, edit)).length > 0,
  },
}).createMachine({
  id: 'myAccount',
  context: { account: null, draft: {}, password: null, failure: null, writtenAt: null },
  initial: 'idle',
  on: { 'draft.resumed': { actions: { type: 'setResumed', params: ({ event }) => event.at } } },
  states: {
    idle: { description: 'The account screen has not been opened.', on: { 'account.show': 'loading' } },
    loading: {
      description:
        'Calls GET /myAccount. The previously fetched account stays on display. An edit cancels the call, so that its answer cannot overwrite what the user types.',
      on: {
        'account.show': { target: 'loading', reenter: true },
        'account.edit': {
          guard: { type: 'leavesADraft', params: ({ event }) => event.edit },
          target: 'changed',
          actions: { type: 'setDraft', params: ({ event }) => event.edit },
        },
      },
      invoke: {
        id: 'fetchAccount',
        src: 'fetchAccount',
        onDone: answered({
          ok: { target: 'unchanged', actions: 'setAccount' },
          failed: { target: 'failed', actions: ['setFailure', 'reportFailure'] },
        }),
      },
    },
    failed: {
      description: 'The account could not be fetched. It is fetched again on request, or when the connection is back.',
      invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'loading' },
      on: { 'account.show': 'loading', 'account.retry': 'loading' },
    },
    unchanged: {
      description: 'The account as it is saved.',
      on: {
        'account.show': 'loading',
        'account.edit': {
          guard: { type: 'leavesADraft', params: ({ event }) => event.edit },
          target: 'changed',
          actions: { type: 'setDraft', params: ({ event }) => event.edit },
        },
      },
    },
    changed: {
      description:
        'A field differs from its saved value. The draft exists until it is saved, it is discarded, or the screen is closed.',
      on: {
        'account.edit': [
          {
            guard: { type: 'leavesADraft', params: ({ event }) => event.edit },
            actions: { type: 'setDraft', params: ({ event }) => event.edit },
          },
          {
            target: 'unchanged',
            actions: { type: 'setDraft', params: ({ event }) => event.edit },
          },
        ],
        'account.discard': { actions: 'askToDiscard' },
        'confirm.answered': {
          guard: { type: 'isDiscarded', params: ({ event }) => event },
          target: 'unchanged',
          actions: ['forgetDraft', 'reportDiscarded'],
        },
        'account.leave': { target: 'unchanged', actions: 'forgetDraft' },
        'draft.lost': { target: 'unchanged', actions: 'forgetDraft' },
        'unsaved.save': { actions: 'askForm' },
        'account.unfit': { actions: { type: 'tellOutcome', params: 'unsaved.failed' } },
        'account.save': {
          target: 'saving',
          actions: { type: 'setPassword', params: ({ event }) => event.password },
        },
      },
    },
    saving: {
      description:
        'Calls PUT /myAccount. A failure that concerns a field is shown at the field. Any other failure is shown in a snackbar.',
      invoke: {
        id: 'saveAccount',
        src: 'saveAccount',
        input: ({ context: { draft, password } }) => ({ draft, password }),
        onDone: answered({
          ok: {
            target: 'unchanged',
            actions: ['setAccount', 'reportRenamed', 'tellSaved', { type: 'tellOutcome', params: 'unsaved.saved' }],
          },
          failed: [
            {
              guard: 'isOfField',
              target: 'changed',
              actions: ['setFailure', { type: 'tellOutcome', params: 'unsaved.failed' }],
            },
            {
              target: 'changed',
              actions: ['forgetPassword', 'reportFailure', { type: 'tellOutcome', params: 'unsaved.failed' }],
            },
          ],
        }),
      },
    },
  },
})

/**
 * Returns the draft after an edit of a field. A value equal to the saved one is not part of the
 * draft.
 */
function draftAfter({ account, draft }: MyAccountContext, edit: AccountEdit): AccountDraft {
  const after = Object.entries({ ...draft, ...edit }).filter(
    ([field, value]) => value !== null && value !== account?.[field as keyof MyAccount],
  )
  return Object.fromEntries(after)
}

/** The registration of the flow in the journal. */
export const myAccountFlow = describeFlow({
  machine: myAccountMachine,
  version: 4,
  keeps: { account: kept, draft: kept, password: kept, failure: kept, writtenAt: kept },
  calls: { saveAccount: true },

  // Version 4 shares the event's name with all flows that have a draft.
  upcasters: {
    2: event => event,
    3: event => (event.type === 'account.resumed' ? { ...event, type: 'draft.resumed' } : event),
  },
  writing: ['account.edit'],
})
