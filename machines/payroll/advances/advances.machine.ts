import { assign, setup } from 'xstate'
import type { PainVersion } from '#contracts/code-lists/payments.ts'
import type { Advance, NewAdvances, OrderedAdvances } from '#contracts/payroll/advances/shapes.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import { type ApiFailure, isSessionOver } from '../../kit/shared/result.ts'
import { askFirst, failureText, reportFailure, tell } from '../../kit/shared/tell.ts'
import { advancesPorts } from './advances.ports.ts'
import { keyOf, registeredText, writtenIn } from './advances.read.ts'
import type { AdvancesContext, AdvancesEvent } from './advances.types.ts'

const noStep = { written: null, ForskId: '', Version: '03' } as const
const closed = { isWriting: false, chosen: [], preview: null, ...noStep, intent: null, refused: '', fields: {} }

/** Returns the intent of a step. */
const intentOf = ({ intent }: AdvancesContext, step: object, key: string) => ({
  refused: '',
  fields: {},
  intent: intentFor(intent, JSON.stringify(step), key),
})

interface Keyed {
  readonly key: string
}

const sessionOver = {
  guard: 'isSessionOver',
  target: '#advances.open.shown',
  actions: ['settleIntent', 'reportFailure'],
} as const

/** The step may have been taken: the advances are fetched as they are now. */
const uncertain = { target: '#advances.open', actions: ['settleIntent', 'reportFailure'] } as const

/** What becomes of a step with advances on display that is not taken for sure. */
const stopped = [
  sessionOver,
  { guard: 'isBackends', target: '#advances.open', actions: ['endChosen', 'setRefused'] },
  uncertain,
] as const

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
    setWritten: assign(({ context }, { values: written, key }: Keyed & { readonly values: NewAdvances }) => ({
      written,
      ...intentOf(context, { written }, key),
    })),
    setTakenBack: assign(({ context }, { ForskId, key }: Keyed & { readonly ForskId: string }) => ({
      ForskId,
      ...intentOf(context, { back: ForskId }, key),
    })),
    setVersion: assign(({ context }, { Version, key }: Keyed & { readonly Version: PainVersion }) => ({
      Version,
      ...intentOf(context, { Version, ForskId: context.chosen }, key),
    })),
    askTakeBack: askFirst('advances', (_, id: string) => ({
      id,
      title: 'Vill du ta tillbaka förskottet?',
      text: 'Det är inte utbetalt, och försvinner ur listan.',
      confirm: 'Ta tillbaka',
    })),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    tellDone: tell('SUCCESS', (_, text: string) => text),
    setRefused: assign(({ context }, failure: ApiFailure) => ({
      refused: failureText(failure),
      fields: failure.fields ?? {},
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
    isConfirmed: ({ context: { ForskId } }, { id, answer }: { readonly id: string; readonly answer: string }) =>
      answer === 'confirmed' && id === ForskId,
    isSessionOver: (_, failure: ApiFailure) => isSessionOver(failure),
    isBackends: (_, { tag }: ApiFailure) => tag === 'backend',
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
          target: 'acting.registering',
          actions: { type: 'setWritten', params: ({ event }) => event },
        },
        'advances.takeBack': {
          target: 'confirming',
          actions: [
            { type: 'setTakenBack', params: ({ event }) => event },
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
          target: 'acting.ordering',
          actions: { type: 'setVersion', params: ({ event }) => event },
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
          { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'acting.takingBack' },
          { target: 'open', actions: 'close' },
        ],
      },
    },
    acting: {
      description: 'Something is done with advances, once. What it is refused for is shown.',
      initial: 'registering',
      states: {
        registering: {
          description: 'Registers what was written. A refusal is shown where it is written.',
          invoke: {
            id: 'register',
            src: 'register',
            input: ({ context }) => ({ ...writtenIn(context), key: keyOf(context) }),
            onDone: answered({
              ok: {
                target: '#advances.open',
                actions: [{ type: 'tellDone', params: ({ context }) => registeredText(context) }, 'close'],
              },
              failed: [
                sessionOver,
                { guard: 'isBackends', target: '#advances.open', actions: 'setRefused' },
                uncertain,
              ],
            }),
          },
        },
        takingBack: {
          description: 'Takes back an advance.',
          invoke: {
            id: 'takeBack',
            src: 'takeBack',
            input: ({ context }) => ({ ForskId: context.ForskId, key: keyOf(context) }),
            onDone: answered({
              ok: {
                target: '#advances.open',
                actions: [{ type: 'tellDone', params: 'Förskottet är tillbakataget.' }, 'close'],
              },
              failed: stopped,
            }),
          },
        },
        ordering: {
          description: 'Orders the chosen advances.',
          invoke: {
            id: 'order',
            src: 'order',
            input: ({ context }) => ({ ForskId: context.chosen, Version: context.Version, key: keyOf(context) }),
            onDone: answered({
              ok: {
                target: '#advances.open',
                actions: [
                  { type: 'tellDone', params: 'Betalningen är skapad. Hämta bankfilen under Betalning.' },
                  'close',
                ],
              },
              failed: stopped,
            }),
          },
        },
      },
    },
  },
})

/** The registration of the flow in the journal. */
export const advancesFlow = describeFlow({ machine: advancesMachine, version: 3, resume: 'afresh' })
