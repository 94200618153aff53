import { assign, emit, setup } from 'xstate'
import type { CardNumberForm } from '#contracts/card-numbers/card-number.rules.ts'
import type { CardNumber } from '#contracts/card-numbers/shapes.ts'
import { errors } from '#contracts/errors.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { afresh, describeFlow, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { letter } from '../../kit/shared/letter.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import { askFirst, reportFailure, tell } from '../../kit/shared/tell.ts'
import { cardNumberPorts } from './card-number.ports.ts'
import { firstWrong, formOf, storedIn } from './card-number.read.ts'
import type { CardNumberContext, CardNumberEmitted, CardNumberEvent, TypedPin } from './card-number.types.ts'

/**
 * The form of a card number, its removal, and its PIN on display. The PIN
 * is in the vault; the flow has its reference.
 */
export const cardNumberMachine = setup({
  types: {
    context: {} as CardNumberContext,
    events: {} as CardNumberEvent,
    emitted: {} as CardNumberEmitted,
  },
  actors: cardNumberPorts,
  actions: {
    begin: assign((_, { stored, today }: { stored: CardNumber | null; today: IsoDate }) => fresh(stored, today)),
    clear: assign(() => fresh(null, '')),
    name: assign((_, stored: CardNumber) => ({ ...fresh(stored, ''), stored })),
    setStored: assign((_, stored: CardNumber) => ({ stored })),
    setChange: assign(({ context }, change: Partial<CardNumberForm>) => ({
      form: { ...context.form, ...change },
      refusals: without(context.refusals, Object.keys(change)),
    })),
    setPin: assign(({ context }, { pin, problem }: TypedPin) => ({
      typedPin: { pin, problem },
      refusals: without(context.refusals, ['PIN']),
    })),
    check: assign(({ context }, key: string) => ({
      isChecked: true,
      intent: intentFor(context.intent, JSON.stringify([context.stored?.Id, context.form, context.typedPin]), key),
    })),
    meanRemoval: assign(({ context }, key: string) => ({ intent: intentFor(context.intent, 'remove', key) })),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    endIntent: assign({ intent: null }),
    setRefusals: assign((_, { fields = {} }: ApiFailure) => ({ refusals: fields })),
    tellUnfit: emit(({ context }): CardNumberEmitted => ({ type: 'card.unfit', field: firstWrong(context) ?? '' })),
    ask: askFirst('cardNumber', ({ context }) => ({
      id: 'removeCardNumber',
      title: 'Ta bort kortnumret?',
      text: `Kortnummer ${storedIn(context).KortNr} för ${storedIn(context).Namn} tas bort. Kortet kan sedan inte användas.`,
      confirm: 'Ta bort',
      isDestructive: true,
    })),
    show: assign(({ context }, pin: SecretRef | '') => ({ shown: { Id: storedIn(context).Id, pin } })),
    tellSaved: tell('SUCCESS', ({ context }) => `Kortnummer ${context.form.KortNr.trim()} har sparats.`),
    tellRemoved: tell('SUCCESS', ({ context }) => `Kortnummer ${storedIn(context).KortNr} har tagits bort.`),
    reloadList: letter('cardNumbers', () => ({ type: 'list.reload' })),
    reportFailure: reportFailure(),
  },
  guards: {
    isFit: ({ context }) => firstWrong(context) === undefined,
    isOfField: (_, { fields }: ApiFailure) => fields !== undefined,
    isOutdated: (_, { dvCode }: ApiFailure) =>
      dvCode === errors.versionConflict.dvCode || dvCode === errors.cardNumberMissing.dvCode,
    isConfirmed: (_, answer: string) => answer === 'confirmed',
  },
}).createMachine({
  id: 'cardNumber',
  context: fresh(null, ''),
  initial: 'closed',
  states: {
    closed: {
      description: 'No form is open. A PIN may be on display.',
      initial: 'idle',
      on: {
        'card.open': { target: 'editing', actions: { type: 'begin', params: ({ event }) => event } },
        'card.remove': {
          target: 'asking',
          actions: [
            { type: 'name', params: ({ event }) => event.stored },
            { type: 'meanRemoval', params: ({ event }) => event.key },
            'ask',
          ],
        },
        'card.showPin': { target: '.fetchingPin', actions: { type: 'name', params: ({ event }) => event.stored } },
        'card.hidePin': { target: '.idle', actions: 'clear' },
      },
      states: {
        idle: { description: 'Nothing is being fetched.' },
        fetchingPin: {
          description: 'Fetches the PIN of a card, to show it. Another card can be chosen meanwhile.',
          invoke: {
            id: 'fetchPin',
            src: 'fetchPin',
            input: ({ context }) => ({ Id: storedIn(context).Id }),
            onDone: answered({
              ok: { target: 'idle', actions: 'show' },
              failed: { target: 'idle', actions: 'reportFailure' },
            }),
          },
        },
      },
    },
    editing: {
      description: 'The form is open.',
      on: {
        'card.refresh': { actions: { type: 'setStored', params: ({ event }) => event.stored } },
        'card.close': { target: 'closed', actions: 'clear' },
        'card.change': { actions: { type: 'setChange', params: ({ event }) => event.change } },
        'card.typePin': { actions: { type: 'setPin', params: ({ event }) => event } },
        'card.save': { target: 'checking', actions: { type: 'check', params: ({ event }) => event.key } },
      },
    },
    checking: {
      description: 'Checks the form. When a field is invalid, nothing is sent and the first invalid field is reported.',
      always: [
        { guard: 'isFit', target: 'saving' },
        { target: 'editing', actions: ['endIntent', 'tellUnfit'] },
      ],
    },
    saving: {
      description: 'Saves the card once. When others have changed it, the list is fetched again.',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { stored, form, typedPin, intent } }) => ({
          stored: stored && { Id: stored.Id, Version: stored.Version },
          form,
          pin: typedPin?.pin ?? null,
          key: intent?.key ?? '',
        }),
        onDone: answered({
          ok: { target: 'closed', actions: ['tellSaved', 'clear', 'reloadList'] },
          failed: [
            { guard: 'isOfField', target: 'editing', actions: ['settleIntent', 'setRefusals', 'tellUnfit'] },
            { guard: 'isOutdated', target: 'editing', actions: ['settleIntent', 'reportFailure', 'reloadList'] },
            { target: 'editing', actions: ['settleIntent', 'reportFailure'] },
          ],
        }),
      },
    },
    asking: {
      description: 'A dialog asks whether to remove the card. It names a person, so it ends with its page.',
      tags: afresh,
      on: {
        'confirm.answered': [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.answer }, target: 'removing' },
          { target: 'closed', actions: 'clear' },
        ],
      },
    },
    removing: {
      description: 'Sends DELETE /kortnummer/{Id} once.',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ Id: storedIn(context).Id, key: context.intent?.key ?? '' }),
        onDone: answered({
          ok: { target: 'closed', actions: ['tellRemoved', 'clear', 'reloadList'] },
          failed: { target: 'closed', actions: ['settleIntent', 'reportFailure', 'reloadList'] },
        }),
      },
    },
  },
})

function fresh(stored: CardNumber | null, today: IsoDate): CardNumberContext {
  return {
    stored,
    form: formOf(stored, today),
    typedPin: null,
    isChecked: false,
    refusals: {},
    intent: null,
    shown: null,
  }
}

const without = (refusals: CardNumberContext['refusals'], fields: readonly string[]) =>
  Object.fromEntries(Object.entries(refusals).filter(([field]) => !fields.includes(field)))

/**
 * The registration of the flow in the journal. Version 2 takes another card while a PIN is fetched.
 */
export const cardNumberFlow = describeFlow({
  machine: cardNumberMachine,
  version: 2,
  keeps: {
    stored: (stored: CardNumber | null) => stored && { ...stored, Namn: '' },
    form: kept,
    typedPin: kept,
    isChecked: kept,
    refusals: kept,
    intent: kept,
    shown: kept,
  },
  calls: { fetchPin: true, save: true, remove: true },
})
