import { assign, emit, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import type { IntegrationForm } from '#contracts/integrations/integration.rules.ts'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { letter } from '../../kit/shared/letter.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import { askFirst, reportFailure, tell } from '../../kit/shared/tell.ts'
import { integrationPorts } from './integration.ports.ts'
import { changedFields, firstWrong, sentForm, storedForm, storedIn } from './integration.read.ts'
import type { Drawn, IntegrationContext, IntegrationEmitted, IntegrationEvent, Opening } from './integration.types.ts'

/**
 * The form of a key for another program: creating and changing it, replacing its key and revoking
 * it. A new key is shown once.
 */
export const integrationMachine = setup({
  types: {
    context: {} as IntegrationContext,
    events: {} as IntegrationEvent,
    emitted: {} as IntegrationEmitted,
  },
  actors: integrationPorts,
  actions: {
    begin: assign((_, opening: Opening) => fresh(opening)),
    /** Takes over what is stored now. What the user has changed stays. */
    refresh: assign(({ context }, { stored, today }: Opening) =>
      changedFields(context).length > 0 ? { stored, today } : { stored, today, form: storedForm({ stored, today }) },
    ),
    close: assign(({ context }) => fresh({ stored: null, today: context.today })),
    setChange: assign(({ context }, change: Partial<IntegrationForm>) => ({
      form: { ...context.form, ...change },
      refusals: without(context.refusals, Object.keys(change)),
    })),
    check: assign({ isChecked: true }),
    mean: assign(({ context }, { key, secret, what }: Partial<Drawn> & { readonly key: string; what: string }) => {
      const intent = intentFor(context.intent, what, key)
      return { intent, secret: intent === context.intent ? context.secret : (secret ?? null) }
    }),
    setEnd: assign((_, endsAtOnce: boolean) => ({ endsAtOnce })),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    endIntent: assign({ intent: null }),
    setRefusals: assign((_, { fields = {} }: ApiFailure) => ({ refusals: fields })),
    setSaved: assign(({ context }, Version: number) =>
      fresh({ stored: { ...storedIn(context), ...sentForm(context), Version }, today: context.today }),
    ),
    setRevoked: assign(({ context }) =>
      fresh({ stored: { ...storedIn(context), Status: 'REVOKED' }, today: context.today }),
    ),
    show: assign(({ context }) => ({
      issued: { key: drawnIn(context), isFirst: context.stored === null },
      intent: null,
      secret: null,
    })),
    hide: assign({ issued: null }),
    tellUnfit: emit(
      ({ context }): IntegrationEmitted => ({
        type: 'integration.unfit',
        field: firstWrong(context) ?? '',
      }),
    ),
    tellDone: emit({ type: 'integration.done' } as IntegrationEmitted),
    ask: askFirst('integration', ({ context }) => ({
      id: 'revokeIntegration',
      title: 'Återkalla integrationen?',
      text: `Nyckeln till ${storedIn(context).Namn} slutar gälla genast, och det går inte att ångra. Program som använder den får inte längre några uppgifter.`,
      confirm: 'Återkalla',
      isDestructive: true,
      isLasting: true,
    })),
    tellSaved: tell('SUCCESS', ({ context }) => `${storedIn(context).Namn} har sparats.`),
    tellRevoked: tell('SUCCESS', ({ context }) => `${storedIn(context).Namn} har återkallats.`),
    reloadList: letter('integrations', () => ({ type: 'list.reload' })),
    reportFailure: reportFailure(),
  },
  guards: {
    isSame: ({ context }, { stored }: Opening) => stored?.IntegrationID === context.stored?.IntegrationID,
    isStored: ({ context }) => context.stored !== null,
    isFitAndNew: ({ context }) => firstWrong(context) === undefined && context.stored === null,
    isFit: ({ context }) => firstWrong(context) === undefined,
    isOfField: (_, { fields }: ApiFailure) => fields !== undefined,
    isOutdated: (_, { dvCode }: ApiFailure) =>
      dvCode === errors.versionConflict.dvCode || dvCode === errors.integrationRevoked.dvCode,
    isConfirmed: (_, answer: string) => answer === 'confirmed',
    isFirst: ({ context }) => context.issued?.isFirst === true,
  },
}).createMachine({
  id: 'integration',
  context: fresh({ stored: null, today: '' }),
  initial: 'closed',
  states: {
    closed: {
      description: 'No integration is on display.',
      on: {
        'integration.open': { target: 'editing', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    editing: {
      description: 'The form is on display. A new key is shown until the user has taken it.',
      on: {
        'integration.open': [
          {
            guard: { type: 'isSame', params: ({ event }) => event },
            actions: { type: 'refresh', params: ({ event }) => event },
          },
          { actions: { type: 'begin', params: ({ event }) => event } },
        ],
        'integration.leave': { target: 'closed', actions: 'close' },
        'integration.change': { actions: { type: 'setChange', params: ({ event }) => event.change } },
        'integration.save': {
          target: 'checking',
          actions: [
            'check',
            {
              type: 'mean',
              params: ({ context, event }) => ({
                ...event,
                what: JSON.stringify([context.stored?.Version, context.form]),
              }),
            },
          ],
        },
        'integration.rotate': {
          guard: 'isStored',
          target: 'rotating',
          actions: [
            { type: 'setEnd', params: ({ event }) => event.endsAtOnce },
            { type: 'mean', params: ({ event }) => ({ ...event, what: `rotate ${event.endsAtOnce}` }) },
          ],
        },
        'integration.revoke': {
          guard: 'isStored',
          target: 'asking',
          actions: [{ type: 'mean', params: ({ event }) => ({ key: event.key, what: 'revoke' }) }, 'ask'],
        },
        'integration.keyTaken': [{ guard: 'isFirst', actions: ['close', 'tellDone'] }, { actions: 'hide' }],
      },
    },
    checking: {
      description: 'Checks the form. When a field is invalid, nothing is sent and the first invalid field is reported.',
      always: [
        { guard: 'isFitAndNew', target: 'creating' },
        { guard: 'isFit', target: 'changing' },
        { target: 'editing', actions: ['endIntent', 'tellUnfit'] },
      ],
    },
    creating: {
      description: 'Sends POST /integrations once, with the hash of the drawn key. Then the key is shown.',
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context }) => ({
          form: sentForm(context),
          key: context.intent?.key ?? '',
          secret: drawnIn(context),
        }),
        onDone: answered({
          ok: { target: 'editing', actions: ['show', 'reloadList'] },
          failed: [
            { guard: 'isOfField', target: 'editing', actions: ['settleIntent', 'setRefusals', 'tellUnfit'] },
            { target: 'editing', actions: ['settleIntent', 'reportFailure'] },
          ],
        }),
      },
    },
    changing: {
      description:
        'Sends PUT /integrations/{IntegrationID} once. When others have changed it, the list is fetched again and what is typed stays.',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => ({ ...ofStored(context), form: sentForm(context), Version: storedIn(context).Version }),
        onDone: answered({
          ok: { target: 'editing', actions: ['setSaved', 'tellSaved', 'reloadList'] },
          failed: [
            { guard: 'isOfField', target: 'editing', actions: ['settleIntent', 'setRefusals', 'tellUnfit'] },
            { guard: 'isOutdated', target: 'editing', actions: ['settleIntent', 'reportFailure', 'reloadList'] },
            { target: 'editing', actions: ['settleIntent', 'reportFailure'] },
          ],
        }),
      },
    },
    rotating: {
      description: 'Sends the hash of a new key once. Then the key is shown.',
      invoke: {
        id: 'rotate',
        src: 'rotate',
        input: ({ context }) => ({
          ...ofStored(context),
          endsAtOnce: context.endsAtOnce,
          secret: drawnIn(context),
        }),
        onDone: answered({
          ok: { target: 'editing', actions: ['show', 'reloadList'] },
          failed: { target: 'editing', actions: ['settleIntent', 'setRefusals', 'reportFailure'] },
        }),
      },
    },
    asking: {
      description: 'A dialog asks whether to revoke the key.',
      on: {
        'confirm.answered': [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.answer }, target: 'revoking' },
          { target: 'editing', actions: 'endIntent' },
        ],
      },
    },
    revoking: {
      description: 'Sends DELETE /integrations/{IntegrationID} once.',
      invoke: {
        id: 'revoke',
        src: 'revoke',
        input: ({ context }) => ofStored(context),
        onDone: answered({
          ok: { target: 'editing', actions: ['setRevoked', 'tellRevoked', 'reloadList'] },
          failed: { target: 'editing', actions: ['settleIntent', 'reportFailure'] },
        }),
      },
    },
  },
})

function fresh(opening: Opening): IntegrationContext {
  const { stored, today } = opening
  return {
    stored,
    today,
    form: storedForm(opening),
    isChecked: false,
    refusals: {},
    intent: null,
    secret: null,
    endsAtOnce: false,
    issued: null,
  }
}

/** @throws Error when no key has been drawn */
function drawnIn({ secret }: Pick<IntegrationContext, 'secret'>): SecretRef {
  if (secret === null) throw new Error('A key is stored only once it is drawn')
  return secret
}

const ofStored = (context: IntegrationContext) => ({
  IntegrationID: storedIn(context).IntegrationID,
  key: context.intent?.key ?? '',
})

const without = (refusals: IntegrationContext['refusals'], fields: readonly string[]) =>
  Object.fromEntries(Object.entries(refusals).filter(([field]) => !fields.includes(field)))

/** The registration of the flow in the journal. */
export const integrationFlow = describeFlow({
  machine: integrationMachine,
  version: 1,
  keeps: {
    stored: kept,
    today: kept,
    form: kept,
    isChecked: kept,
    refusals: kept,
    intent: kept,
    secret: kept,
    endsAtOnce: kept,
    issued: kept,
  },
  calls: { create: true, change: true, rotate: true, revoke: true },
})
