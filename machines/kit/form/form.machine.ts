import { type FormLayout, sealedLayout } from '#contracts/forms/form-layout.ts'
import { describeFlow } from '../journal/registry.ts'
import { answered } from '../shared/answered.ts'
import type { ApiFailure } from '../shared/result.ts'
import * as draft from './form.draft.ts'
import { formSetup, placed } from './form.setup.ts'

/**
 * A form of any entity that is declared as a `FormModel`: what is written beside what is stored,
 * checked and saved together. The model is part of the machine, as a function is; its flow has the
 * entity's name, by which the journal finds it again.
 *
 * @param name of the flow: its id, its systemId and what its ports are called
 */
export const formMachine = (name: string, given: FormLayout) => {
  const layout = sealedLayout(given)
  return formSetup(name, layout).createMachine({
    id: name,
    context: ({ input }) => ({
      ...input,
      page: null,
      today: '',
      ...draft.unfetched,
      keys: '',
      saves: 0,
      intent: null,
    }),
    initial: 'idle',
    on: {
      'form.leave': { target: '.idle', actions: 'forgetDraft' },
      'form.type': { guard: 'isLoaded', actions: { type: 'setText', params: ({ event }) => event } },
      'form.blur': { guard: 'isLoaded', actions: { type: 'leaveField', params: ({ event }) => event } },
      'form.set': { guard: 'isLoaded', actions: { type: 'setValue', params: ({ event }) => event } },
    },
    states: {
      idle: {
        description: 'It is not on display.',
        on: { 'form.show': { target: 'loading', actions: { type: 'setPage', params: ({ event }) => event } } },
      },
      loading: {
        description:
          'It is fetched. What was fetched before stays on display and can be written in, which is not interrupted.',
        on: {
          'form.type': {
            guard: 'isLoaded',
            target: 'changed',
            actions: { type: 'setText', params: ({ event }) => event },
          },
          'form.set': {
            guard: 'isLoaded',
            target: 'settling',
            actions: { type: 'setValue', params: ({ event }) => event },
          },
        },
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context: { id, today } }) => ({ id, today }),
          onDone: answered({
            ok: { target: 'unchanged', actions: 'setLoaded' },
            failed: [
              { guard: 'isForbidden', target: 'forbidden', actions: 'forgetStored' },
              { target: 'failed', actions: 'reportFailure' },
            ],
          }),
        },
      },
      failed: {
        description: 'It could not be fetched. It is tried again when asked for, or when the connection is back.',
        invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'loading' },
        on: {
          'form.show': { target: 'loading', actions: { type: 'setPage', params: ({ event }) => event } },
          'form.retry': 'loading',
        },
      },
      forbidden: {
        description: 'The account may read nothing of it: there is nothing to try again until it is shown anew.',
        on: { 'form.show': { target: 'loading', actions: { type: 'setPage', params: ({ event }) => event } } },
      },
      settling: {
        description: 'Whether what is written differs from what is stored.',
        always: [{ guard: 'isChanged', target: 'changed' }, { target: 'unchanged' }],
      },
      unchanged: {
        description: 'It is as it is stored.',
        on: {
          'form.show': { target: 'loading', actions: { type: 'setPage', params: ({ event }) => event } },
          'form.reload': 'loading',
          'form.changedElsewhere': {
            guard: { type: 'isNews', params: ({ event }) => event.Version },
            target: 'loading',
          },
          'form.type': { target: 'changed', actions: { type: 'setText', params: ({ event }) => event } },
          'form.set': { target: 'settling', actions: { type: 'setValue', params: ({ event }) => event } },
        },
      },
      changed: {
        description:
          'Something differs from what is stored, or is being typed. It lives as long as the screen, unless it is saved or discarded; restored by a reload, it is merged with what is fetched.',
        on: {
          'form.blur': { target: 'settling', actions: { type: 'leaveField', params: ({ event }) => event } },
          'form.set': { target: 'settling', actions: { type: 'setValue', params: ({ event }) => event } },
          'form.discard': { actions: 'askToDiscard' },
          'confirm.answered': {
            guard: { type: 'isDiscarded', params: ({ event }) => event },
            target: 'unchanged',
            actions: 'forgetDraft',
          },
          'form.save': {
            target: 'checking',
            actions: [{ type: 'setToday', params: ({ event }) => event.today }, 'settleAll'],
          },
          'unsaved.save': { target: 'checking', actions: 'settleAll' },
          'form.show': { target: 'refreshing', actions: { type: 'setPage', params: ({ event }) => event } },
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
          input: ({ context: { id, today } }) => ({ id, today }),
          onDone: answered({
            ok: { target: 'settling', actions: ['merge', 'tellTaken'] },
            failed: { target: 'changed', actions: 'reportFailure' },
          }),
        },
        on: {
          'form.discard': { actions: 'askToDiscard' },
          'confirm.answered': {
            guard: { type: 'isDiscarded', params: ({ event }) => event },
            target: 'loading',
            actions: 'forgetDraft',
          },
          'form.save': {
            target: 'checking',
            actions: [{ type: 'setToday', params: ({ event }) => event.today }, 'settleAll'],
          },
          'unsaved.save': { target: 'checking', actions: 'settleAll' },
        },
      },
      checking: {
        description:
          'Nothing is sent while anything is wrong or to be chosen; the first field that is wrong is told of.',
        always: [
          { guard: 'isContested', target: 'conflict', actions: { type: 'tellOutcome', params: 'unsaved.failed' } },
          {
            guard: 'isWrong',
            target: 'changed',
            actions: ['askForWrong', { type: 'tellOutcome', params: 'unsaved.failed' }],
          },
          { guard: 'isChanged', target: 'saving', actions: 'setSent' },
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
          input: ({ context }) => ({ ...draft.saveOf(layout, context), key: context.intent?.key ?? '' }),
          onDone: answered({
            ok: {
              target: 'settling',
              actions: ['setSaved', 'tellSaved', { type: 'tellOutcome', params: 'unsaved.saved' }],
            },
            failed: [
              { guard: 'isOutdated', target: 'merging' },
              {
                guard: 'isOfField',
                target: 'changed',
                actions: ['setRefusals', 'askForRefused', { type: 'tellOutcome', params: 'unsaved.failed' }],
              },
              {
                target: 'changed',
                actions: [
                  { type: 'reportFailure', of: failure => placed(layout, failure) },
                  { type: 'tellOutcome', params: 'unsaved.failed' },
                ],
              },
            ],
          }),
        },
      },
      merging: {
        description: 'Somebody else has saved before: it is fetched anew and merged, then saved once more.',
        on: { 'form.leave': {} },
        invoke: {
          id: 'fetchTheirs',
          src: 'load',
          input: ({ context: { id, today } }) => ({ id, today }),
          onDone: answered({
            ok: [
              { guard: 'isOther', target: 'checking', actions: ['merge', 'tellTaken'] },
              {
                target: 'changed',
                actions: [
                  { type: 'reportFailure', params: unexpected },
                  { type: 'tellOutcome', params: 'unsaved.failed' },
                ],
              },
            ],
            failed: {
              target: 'changed',
              actions: ['reportFailure', { type: 'tellOutcome', params: 'unsaved.failed' }],
            },
          }),
        },
      },
      conflict: {
        description:
          'Both have changed the same fields: for each, one of the two is chosen, then it is saved once more.',
        on: {
          'form.resolve': { actions: { type: 'setSide', params: ({ event }) => event } },
          'form.cancel': 'changed',
          'form.save': {
            guard: 'isChosen',
            target: 'checking',
            actions: [{ type: 'setToday', params: ({ event }) => event.today }, 'resolve'],
          },
        },
      },
    },
  })
}

/** The machine of a form. */
export type FormMachine = ReturnType<typeof formMachine>

const unexpected: ApiFailure = { tag: 'unexpected', message: '' }

/** How the journal knows an entity's form. */
export const formFlow = (machine: FormMachine) => describeFlow({ machine, version: 3 })
