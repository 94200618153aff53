import { assign, setup } from 'xstate'
import type { Advance, OrderedAdvances } from '#contracts/payroll/advances/shapes.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import { type ApiFailure, isSessionOver } from '../../kit/shared/result.ts'
import { askFirst, failureText, reportFailure, tell } from '../../kit/shared/tell.ts'
import { advancesPorts } from './advances.ports.ts'
import { doneText, requestOf } from './advances.read.ts'
import type { AdvanceStep, AdvancesContext, AdvancesEvent } from './advances.types.ts'

const closed = { isWriting: false, chosen: [], preview: null, step: null, intent: null, refused: '', fields: {} }

/**
 * Pays advances on pay: they are registered, ordered together once that what they pay after tax has
 * been seen, or taken back. Their orders are then paid where those of payslips are.
 */
export const advancesMachine = setup({
  types: { context: {} as AdvancesContext, events: {} as AdvancesEvent },
  actors: { ...advancesPorts, networkReturn },
  actions: {
    setAdvances: assign((_, advances: readonly Advance[]) => ({ advances })),
    setPreview: assign((_, preview: OrderedAdvances) => ({ preview })),
    forget: assign({ advances: null, ...closed }),
    close: assign(closed),
    openForm: assign({ ...closed, isWriting: true }),
    setChosen: assign((_, chosen: readonly string[]) => ({ ...closed, chosen })),
    setStep: assign(({ context }, { step, key }: { readonly step: AdvanceStep; readonly key: string }) => ({
      step,
      refused: '',
      fields: {},
      intent: intentFor(context.intent, JSON.stringify(step), key),
    })),
    askTakeBack: askFirst('advances', (_, id: string) => ({
      id,
      title: 'Vill du ta tillbaka förskottet?',
      text: 'Det är inte utbetalt, och försvinner ur listan.',
      confirm: 'Ta tillbaka',
    })),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    tellDone: tell('SUCCESS', ({ context: { step } }) => doneText(step)),
    setRefused: assign(({ context }, failure: ApiFailure) => ({
      refused: failureText(failure),
      fields: failure.fields ?? {},
      step: null,
      preview: null,
      intent: intentAfter(context.intent, failure),
    })),
    endChosen: assign({ chosen: [] }),
    reportFailure: reportFailure(),
  },
  guards: {
    isSome: (_, ids: readonly string[]) => ids.length > 0,
    isPayable: ({ context: { preview } }) =>
      preview?.Forslag.Hinder.length === 0 && preview.Forslag.Lonebesked.every(({ Hinder }) => Hinder === ''),
    isTakeBackConfirmed: ({ context: { step } }, { id, answer }: { readonly id: string; readonly answer: string }) =>
      answer === 'confirmed' && step?.act === 'takeBack' && id === step.ForskId,
    isSessionOver: (_, failure: ApiFailure) => isSessionOver(failure),
    isBackends: (_, { tag }: ApiFailure) => tag === 'backend',
    isOfForm: ({ context }, { tag }: ApiFailure) => tag === 'backend' && context.isWriting,
  },
}).createMachine({
  id: 'advances',
  context: { advances: null, ...closed },
  initial: 'closed',
  on: {
    'advances.show': '.open',
    'advances.leave': { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: { description: 'No advances are on display.' },
    open: {
      description:
        'The advances are on display, with what is being written or ordered. A press counts while they are fetched again.',
      initial: 'loading',
      on: {
        'advances.reload': '.loading',
        'advances.changed': '.loading',
        'advances.write': { actions: 'openForm' },
        'advances.close': { actions: 'close' },
        'advances.register': {
          target: 'acting',
          actions: {
            type: 'setStep',
            params: ({ event: { values, key } }) => ({ step: { act: 'register', ...values }, key }),
          },
        },
        'advances.takeBack': {
          target: 'confirming',
          actions: [
            { type: 'setStep', params: ({ event: { ForskId, key } }) => ({ step: { act: 'takeBack', ForskId }, key }) },
            { type: 'askTakeBack', params: ({ event }) => event.ForskId },
          ],
        },
        'advances.preview': {
          guard: { type: 'isSome', params: ({ event }) => event.ForskId },
          target: 'previewing',
          actions: { type: 'setChosen', params: ({ event }) => event.ForskId },
        },
        'advances.order': {
          guard: 'isPayable',
          target: 'acting',
          actions: {
            type: 'setStep',
            params: ({ context: { chosen: ForskId }, event: { Version, key } }) => ({
              step: { act: 'order', Version, ForskId },
              key,
            }),
          },
        },
      },
      states: {
        loading: {
          description: 'Fetches the advances. What is known stays on display.',
          invoke: {
            id: 'fetchAdvances',
            src: 'fetchAdvances',
            onDone: answered({
              ok: { target: 'shown', actions: 'setAdvances' },
              failed: { target: 'failed', actions: 'reportFailure' },
            }),
          },
        },
        shown: { description: 'Nothing is being fetched.' },
        failed: {
          description:
            'They could not be fetched. What is known stays on display. They are fetched again on request, or with the connection.',
          invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'loading' },
        },
      },
    },
    previewing: {
      description: 'Asks what the chosen advances would pay after tax. A refusal says why they cannot.',
      invoke: {
        id: 'fetchPreview',
        src: 'fetchPreview',
        input: ({ context: { chosen } }) => ({ ForskId: chosen }),
        onDone: answered({
          // The advances are fetched again, since what changed meanwhile was not heard.
          ok: { target: 'open', actions: 'setPreview' },
          failed: [
            { guard: 'isBackends', target: 'open', actions: ['endChosen', 'setRefused'] },
            { target: 'open.shown', actions: ['endChosen', 'reportFailure'] },
          ],
        }),
      },
      on: { 'advances.close': { target: 'open', actions: 'close' } },
    },
    confirming: {
      description: 'Waits for the answer to whether the advance is to be taken back.',
      on: {
        'confirm.answered': [
          { guard: { type: 'isTakeBackConfirmed', params: ({ event }) => event }, target: 'acting' },
          { target: 'open', actions: 'close' },
        ],
      },
    },
    acting: {
      description: 'Registers, takes back or orders, once. What it is refused for is shown.',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => requestOf(context),
        onDone: answered({
          ok: { target: 'open', actions: ['tellDone', 'close'] },
          failed: [
            { guard: 'isSessionOver', target: 'open.shown', actions: ['settleIntent', 'reportFailure'] },
            { guard: 'isOfForm', target: 'open', actions: 'setRefused' },
            { guard: 'isBackends', target: 'open', actions: ['endChosen', 'setRefused'] },
            // The step may have been taken: the advances are fetched as they are now.
            { target: 'open', actions: ['settleIntent', 'reportFailure'] },
          ],
        }),
      },
    },
  },
})

/** The registration of the flow in the journal. */
export const advancesFlow = describeFlow({ machine: advancesMachine, version: 2, resume: 'afresh' })
