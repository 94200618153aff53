import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import type { FieldValue } from '#contracts/forms/field.ts'
import type { FormLayout } from '#contracts/forms/form-layout.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { networkReturn } from '../connectivity/connectivity.ports.ts'
import { describeFlow } from '../journal/registry.ts'
import { type ApiFailure, failureOf, isOk, type Result, valueIn } from '../shared/result.ts'
import { reportFailure, tell } from '../shared/tell.ts'
import type { SnackbarEvent } from '../snackbar/snackbar.types.ts'
import * as draft from './form.draft.ts'
import { formPorts } from './form.ports.ts'
import type { FormContext, FormEmitted, FormEvent, FormInput, FormOutcome, Side, StoredForm } from './form.types.ts'

/**
 * A form of any entity that is declared as a `FormModel`: what is written beside what is stored, checked and saved together. The model
 * is part of the machine, as a function is; its flow has the entity's name, by which the journal finds it again.
 *
 * @param name of the flow: its id, its systemId and what its ports are called
 */
export const formMachine = (name: string, layout: FormLayout) => {
  const { model } = layout
  return setup({
    types: {
      input: {} as FormInput,
      context: {} as FormContext,
      events: {} as FormEvent,
      emitted: {} as FormEmitted,
    },
    actors: { ...formPorts(name), networkReturn },
    actions: {
      keepPage: assign((_, { page, today }: { page: string; today: IsoDate }) => ({ page, today })),
      keepToday: assign((_, today: IsoDate) => ({ today })),
      keepLoaded: assign(({ context }, stored: StoredForm) => draft.loaded(layout, context, stored)),
      keepSaved: assign(({ context }, stored: StoredForm) => draft.saved(layout, context, stored)),
      merge: assign(({ context }, stored: StoredForm) => draft.merged(layout, context, stored)),
      forgetDraft: assign(({ context }) => ({ ...draft.fresh, values: context.original ?? {} })),
      keepText: assign(({ context }, { field, text }: { field: string; text: string }) =>
        draft.typedAfter(model, context, field, text),
      ),
      leaveField: assign(({ context }, { field, today }: { field: string; today: IsoDate }) => ({
        ...draft.settled(model, { ...context, today }, [field]),
        touched: { ...context.touched, [field]: true as const },
      })),
      keepValue: assign(
        ({ context }, { field, value, today }: { field: string; value: FieldValue; today: IsoDate }) => ({
          ...draft.valuesAfter(model, { ...context, today }, field, value),
          today,
          touched: { ...context.touched, [field]: true as const },
        }),
      ),
      settleAll: assign(({ context }) => ({ ...draft.settled(model, context), isChecked: true })),
      keepSent: assign(({ context }) => ({ sent: context.values })),
      keepSide: assign(({ context }, { field, side }: { field: string; side: Side }) => ({
        conflicts: { ...context.conflicts, [field]: side },
      })),
      resolve: assign(({ context }) => draft.resolved(context)),
      keepRefusals: assign((_, refusals: Readonly<Record<string, string>>) => ({ refusals })),
      askForWrong: emit(
        ({ context }): FormEmitted => ({
          type: 'form.unfit',
          field: draft.firstWrong(layout, context) ?? '',
        }),
      ),
      askForRefused: emit(
        ({ context }): FormEmitted => ({
          type: 'form.unfit',
          field: draft.firstRefused(layout, context, context.refusals) ?? '',
        }),
      ),
      reportFailure: reportFailure(),
      tellSaved: tell('SUCCESS', 'Ändringarna är sparade.'),
      tellTaken: enqueueActions(({ enqueue, context, system }) => {
        const snackbar = system.get('snackbar')
        if (context.taken.length === 0 || !snackbar) return
        enqueue.sendTo(snackbar, takenNews(layout, context))
      }),
      tellOutcome: sendTo(
        ({ system }) => system.get('unsavedChanges'),
        (_, type: FormOutcome['type']): FormOutcome => ({ type, id: name }),
      ),
    },
    guards: {
      isOk: (_, result: Result<StoredForm>) => isOk(result),
      isLoaded: ({ context }) => context.original !== null,
      isOutdated: (_, result: Result<StoredForm>) => failureOf(result)?.dvCode === errors.versionConflict.dvCode,
      /** Otherwise it would be refused, fetched and saved for ever. */
      isOther: ({ context }, result: Result<StoredForm>) => isOk(result) && result.value.Version !== context.version,
      isOfField: ({ context }, result: Result<StoredForm>) =>
        draft.firstRefused(layout, context, refusalsIn(failureOf(result))) !== undefined,
      isChanged: ({ context }) => draft.changedFields(layout, context).length > 0,
      isWrong: ({ context }) => draft.firstWrong(layout, context) !== undefined,
      isContested: ({ context }) => draft.contested(layout, context).length > 0,
      isChosen: ({ context }) => draft.contested(layout, context).every(field => context.conflicts[field] !== null),
      isNews: ({ context }, Version: number | null) =>
        Version === null || context.version === null || Version > context.version,
    },
  }).createMachine({
    id: name,
    context: ({ input }) => ({
      ...input,
      page: null,
      today: '',
      version: null,
      original: null,
      values: {},
      ...draft.fresh,
    }),
    initial: 'idle',
    on: {
      'form.leave': { target: '.idle', actions: 'forgetDraft' },
      'form.type': { guard: 'isLoaded', actions: { type: 'keepText', params: ({ event }) => event } },
      'form.blur': { guard: 'isLoaded', actions: { type: 'leaveField', params: ({ event }) => event } },
      'form.set': { guard: 'isLoaded', actions: { type: 'keepValue', params: ({ event }) => event } },
    },
    states: {
      idle: {
        description: 'It is not on display.',
        on: { 'form.show': { target: 'loading', actions: { type: 'keepPage', params: ({ event }) => event } } },
      },
      loading: {
        description:
          'It is fetched. What was fetched before stays on display and can be written in, which is not interrupted.',
        on: {
          'form.type': {
            guard: 'isLoaded',
            target: 'changed',
            actions: { type: 'keepText', params: ({ event }) => event },
          },
          'form.set': {
            guard: 'isLoaded',
            target: 'settling',
            actions: { type: 'keepValue', params: ({ event }) => event },
          },
        },
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context: { id } }) => ({ id }),
          onDone: [
            {
              guard: { type: 'isOk', params: ({ event }) => event.output },
              target: 'unchanged',
              actions: { type: 'keepLoaded', params: ({ event }) => valueIn(event.output) },
            },
            {
              target: 'failed',
              actions: { type: 'reportFailure', params: ({ event }) => failureOf(event.output) },
            },
          ],
        },
      },
      failed: {
        description: 'It could not be fetched. It is tried again when asked for, or when the connection is back.',
        invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'loading' },
        on: {
          'form.show': { target: 'loading', actions: { type: 'keepPage', params: ({ event }) => event } },
          'form.retry': 'loading',
        },
      },
      settling: {
        description: 'Whether what is written differs from what is stored.',
        always: [{ guard: 'isChanged', target: 'changed' }, { target: 'unchanged' }],
      },
      unchanged: {
        description: 'It is as it is stored.',
        on: {
          'form.show': { target: 'loading', actions: { type: 'keepPage', params: ({ event }) => event } },
          'form.reload': 'loading',
          'form.changedElsewhere': {
            guard: { type: 'isNews', params: ({ event }) => event.Version },
            target: 'loading',
          },
          'form.type': { target: 'changed', actions: { type: 'keepText', params: ({ event }) => event } },
          'form.set': { target: 'settling', actions: { type: 'keepValue', params: ({ event }) => event } },
        },
      },
      changed: {
        description:
          'Something differs from what is stored, or is being typed. It lives as long as the screen, unless it is saved or discarded.',
        on: {
          'form.blur': { target: 'settling', actions: { type: 'leaveField', params: ({ event }) => event } },
          'form.set': { target: 'settling', actions: { type: 'keepValue', params: ({ event }) => event } },
          'form.discard': { target: 'unchanged', actions: 'forgetDraft' },
          'form.save': {
            target: 'checking',
            actions: [{ type: 'keepToday', params: ({ event }) => event.today }, 'settleAll'],
          },
          'unsaved.save': { target: 'checking', actions: 'settleAll' },
          'form.reload': 'refreshing',
          'form.changedElsewhere': {
            guard: { type: 'isNews', params: ({ event }) => event.Version },
            target: 'refreshing',
          },
        },
      },
      refreshing: {
        description: 'It was saved elsewhere while it is written in here: it is fetched anew and merged.',
        invoke: {
          id: 'refresh',
          src: 'load',
          input: ({ context: { id } }) => ({ id }),
          onDone: [
            {
              guard: { type: 'isOk', params: ({ event }) => event.output },
              target: 'settling',
              actions: [{ type: 'merge', params: ({ event }) => valueIn(event.output) }, 'tellTaken'],
            },
            { target: 'changed', actions: { type: 'reportFailure', params: ({ event }) => failureOf(event.output) } },
          ],
        },
        on: {
          'form.discard': { target: 'loading', actions: 'forgetDraft' },
          'form.save': {
            target: 'checking',
            actions: [{ type: 'keepToday', params: ({ event }) => event.today }, 'settleAll'],
          },
          'unsaved.save': { target: 'checking', actions: 'settleAll' },
        },
      },
      checking: {
        description:
          'Nothing is sent while anything is wrong or to be chosen; the first field that is wrong is told of.',
        always: [
          {
            guard: 'isContested',
            target: 'conflict',
            actions: { type: 'tellOutcome', params: 'unsaved.failed' },
          },
          {
            guard: 'isWrong',
            target: 'changed',
            actions: ['askForWrong', { type: 'tellOutcome', params: 'unsaved.failed' }],
          },
          { guard: 'isChanged', target: 'saving', actions: 'keepSent' },
          { target: 'unchanged', actions: { type: 'tellOutcome', params: 'unsaved.saved' } },
        ],
      },
      saving: {
        description:
          'What differs is saved, once. What is written meanwhile stays written, and so does everything when it fails; what is refused of a field lands there.',
        on: { 'form.leave': {} },
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context }) => ({
            id: context.id,
            Version: context.version ?? 0,
            changes: draft.changesOf(layout, context),
          }),
          onDone: [
            {
              guard: { type: 'isOk', params: ({ event }) => event.output },
              target: 'settling',
              actions: [
                { type: 'keepSaved', params: ({ event }) => valueIn(event.output) },
                'tellSaved',
                { type: 'tellOutcome', params: 'unsaved.saved' },
              ],
            },
            { guard: { type: 'isOutdated', params: ({ event }) => event.output }, target: 'merging' },
            {
              guard: { type: 'isOfField', params: ({ event }) => event.output },
              target: 'changed',
              actions: [
                { type: 'keepRefusals', params: ({ event }) => refusalsIn(failureOf(event.output)) },
                'askForRefused',
                { type: 'tellOutcome', params: 'unsaved.failed' },
              ],
            },
            {
              target: 'changed',
              actions: [
                { type: 'reportFailure', params: ({ event }) => failureOf(event.output) },
                { type: 'tellOutcome', params: 'unsaved.failed' },
              ],
            },
          ],
        },
      },
      merging: {
        description: 'Somebody else has saved before: it is fetched anew and merged, then saved once more.',
        on: { 'form.leave': {} },
        invoke: {
          id: 'fetchTheirs',
          src: 'load',
          input: ({ context: { id } }) => ({ id }),
          onDone: [
            {
              guard: { type: 'isOther', params: ({ event }) => event.output },
              target: 'checking',
              actions: [{ type: 'merge', params: ({ event }) => valueIn(event.output) }, 'tellTaken'],
            },
            {
              target: 'changed',
              actions: [
                { type: 'reportFailure', params: ({ event }) => failureOf(event.output) ?? unexpected },
                { type: 'tellOutcome', params: 'unsaved.failed' },
              ],
            },
          ],
        },
      },
      conflict: {
        description:
          'Both have changed the same fields: for each, one of the two is chosen, then it is saved once more.',
        on: {
          'form.resolve': { actions: { type: 'keepSide', params: ({ event }) => event } },
          'form.cancel': 'changed',
          'form.save': {
            guard: 'isChosen',
            target: 'checking',
            actions: [{ type: 'keepToday', params: ({ event }) => event.today }, 'resolve'],
          },
        },
      },
    },
  })
}

export type FormMachine = ReturnType<typeof formMachine>

const unexpected: ApiFailure = { tag: 'unexpected', message: '' }

const refusalsIn = (failure: ApiFailure | null): Readonly<Record<string, string>> => failure?.fields ?? {}

/** What others have changed, by name when it is little. */
function takenNews({ model }: FormLayout, { taken }: FormContext): SnackbarEvent {
  const labels = taken.map(field => `”${model.fields[field]?.label}”`)
  const what = labels.length > 3 ? `${labels.length} fält` : labels.join(', ')
  return { type: 'snackbar.show', kind: 'INFO', text: `Någon annan har ändrat ${what}. Ändringen har hämtats.` }
}

/** How the journal knows an entity's form. */
export const formFlow = (machine: FormMachine) => describeFlow({ machine, version: 1 })
