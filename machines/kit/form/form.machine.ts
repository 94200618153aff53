import { type FormLayout, sealedLayout } from '#contracts/forms/form-layout.ts'
import { describeFlow } from '../journal/registry.ts'
import { answered } from '../shared/answered.ts'
import type { ApiFailure } from '../shared/result.ts'
import * as draft from './form.draft.ts'
import { formKeeps } from './form.keeps.ts'
import { formSetup, placed } from './form.setup.ts'

/**
 * Returns the machine of a form for an entity declared as a `FormModel`. The form keeps unsaved
 * values beside the stored ones, validates them and saves them together. The machine closes over
 * the model. The journal finds the flow by the entity's name.
 *
 * @param name of the flow: its id, its systemId and the prefix of its ports' names
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
      // Also while another is being fetched or saved: what is shown is never another's.
      'form.show': {
        guard: { type: 'isAnother', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'setPage', params: ({ event }) => event },
      },
      'form.leave': { target: '.idle', actions: ['forgetDraft', 'forgetCreated'] },
      'draft.lost': { target: '.idle', actions: 'forgetDraft' },
      'draft.resumed': { guard: 'isLoaded', actions: { type: 'setResumed', params: ({ event }) => event.at } },
      'form.type': { guard: 'isLoaded', actions: { type: 'setText', params: ({ event }) => event } },
      'form.blur': { guard: 'isLoaded', actions: { type: 'leaveField', params: ({ event }) => event } },
      'form.set': { guard: 'isLoaded', actions: { type: 'setValue', params: ({ event }) => event } },
      'form.refused': { guard: 'isLoaded', actions: { type: 'setRefusals', params: ({ event }) => event } },
    },
    states: {
      idle: {
        description: 'The form is not on display.',
        on: { 'form.show': { target: 'loading', actions: { type: 'setPage', params: ({ event }) => event } } },
      },
      loading: {
        description:
          'Fetches the form. Previously fetched values stay on display and can be edited. An edit cancels the fetch.',
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
              { guard: 'isGone', target: 'gone' },
              { target: 'failed', actions: 'reportFailure' },
            ],
          }),
        },
      },
      failed: {
        description:
          'The form could not be fetched. It is fetched again on request, or when the connection is back. A draft of before a reload is then merged with it.',
        invoke: {
          id: 'networkReturn',
          src: 'networkReturn',
          onDone: [{ guard: 'isPartial', target: 'refreshing' }, { target: 'loading' }],
        },
        on: {
          'form.show': [
            {
              guard: { type: 'isRestOf', params: ({ event }) => event },
              target: 'refreshing',
              actions: { type: 'setPage', params: ({ event }) => event },
            },
            { target: 'loading', actions: { type: 'setPage', params: ({ event }) => event } },
          ],
          'form.retry': [{ guard: 'isPartial', target: 'refreshing' }, { target: 'loading' }],
        },
      },
      forbidden: {
        description: 'The account may not read the form. It is fetched again only when the screen is opened again.',
        on: { 'form.show': { target: 'loading', actions: { type: 'setPage', params: ({ event }) => event } } },
      },
      settling: {
        description: 'Decides whether the draft differs from what is stored.',
        always: [{ guard: 'isChanged', target: 'changed' }, { target: 'unchanged' }],
      },
      unchanged: {
        description: 'The form shows the stored values.',
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
          'A value differs from what is stored, or is being typed. The draft exists until it is saved, it is discarded, or the screen is closed. After a reload it is merged with the fetched form.',
        always: { guard: 'isPartial', target: 'refreshing' },
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
          'form.show': {
            guard: { type: 'isSame', params: ({ event }) => event },
            target: 'refreshing',
            actions: { type: 'setPage', params: ({ event }) => event },
          },
          'form.reload': 'refreshing',
          'form.changedElsewhere': {
            guard: { type: 'isNews', params: ({ event }) => event.Version },
            target: 'refreshing',
          },
        },
      },
      refreshing: {
        description: 'The form may have been saved elsewhere while it is edited here. It is fetched again and merged.',
        invoke: {
          id: 'refresh',
          src: 'load',
          input: ({ context: { id, today } }) => ({ id, today }),
          onDone: answered({
            ok: { target: 'settling', actions: ['merge', 'tellTaken'] },
            failed: [
              { guard: 'isGone', target: 'gone' },
              { guard: 'isPartial', target: 'failed', actions: 'reportFailure' },
              { target: 'changed', actions: 'reportFailure' },
            ],
          }),
        },
        on: {
          'form.show': {
            guard: { type: 'isSame', params: ({ event }) => event },
            actions: { type: 'setPage', params: ({ event }) => event },
          },
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
          'Validates the form. Nothing is sent while a field is invalid or in conflict. The view is told the first invalid field.',
        always: [
          { guard: 'isPartial', target: 'merging' },
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
          'Saves the changed fields, once. Edits made meanwhile are kept, and all edits are kept when the save fails. A refusal of a field is shown at the field.',
        on: { 'form.leave': {}, 'draft.lost': {} },
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
              { guard: 'isGone', target: 'gone', actions: { type: 'tellOutcome', params: 'unsaved.failed' } },
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
        description:
          'Another user has saved first, or a reload took what is stored. The form is fetched again and merged, then saved once more.',
        on: { 'form.leave': {}, 'draft.lost': {} },
        invoke: {
          id: 'fetchTheirs',
          src: 'load',
          input: ({ context: { id, today } }) => ({ id, today }),
          onDone: answered({
            ok: [
              { guard: 'isPartial', target: 'checking', actions: ['merge', 'tellTaken'] },
              { guard: 'isOther', target: 'checking', actions: ['merge', 'tellTaken'] },
              {
                target: 'changed',
                actions: [
                  { type: 'reportFailure', params: unexpected },
                  { type: 'tellOutcome', params: 'unsaved.failed' },
                ],
              },
            ],
            failed: [
              { guard: 'isGone', target: 'gone', actions: { type: 'tellOutcome', params: 'unsaved.failed' } },
              {
                target: 'changed',
                actions: ['reportFailure', { type: 'tellOutcome', params: 'unsaved.failed' }],
              },
            ],
          }),
        },
      },
      gone: {
        description:
          'Somebody else has removed what the form shows. Everything in it is kept, and can be created again.',
        on: {
          'form.recreate': {
            target: 'recreating',
            actions: { type: 'setToday', params: ({ event }) => event.today },
          },
          'form.save': { target: 'recreating', actions: { type: 'setToday', params: ({ event }) => event.today } },
          'unsaved.save': { actions: { type: 'tellOutcome', params: 'unsaved.failed' } },
          'form.discard': { actions: 'askToDiscard' },
          'confirm.answered': {
            guard: { type: 'isDiscarded', params: ({ event }) => event },
            actions: 'forgetDraft',
          },
          'form.show': {
            guard: { type: 'isSame', params: ({ event }) => event },
            target: 'refreshing',
            actions: { type: 'setPage', params: ({ event }) => event },
          },
          'form.changedElsewhere': 'refreshing',
        },
      },
      recreating: {
        description:
          'Fetches what a new one begins as. The form then becomes that of a new one, which is not saved yet.',
        invoke: {
          id: 'begin',
          src: 'load',
          input: ({ context: { id, today } }) => ({ id, today, isNew: true }),
          onDone: answered({
            ok: { target: 'settling', actions: 'recreate' },
            failed: { target: 'gone', actions: 'reportFailure' },
          }),
        },
        on: { 'unsaved.save': { actions: { type: 'tellOutcome', params: 'unsaved.failed' } } },
      },
      conflict: {
        description:
          'Both users have changed the same fields. The user chooses one value for each, then the form is saved once more.',
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

/** Returns the registration of an entity's form in the journal. */
export const formFlow = (machine: FormMachine) =>
  describeFlow({
    machine,
    version: 8,
    keeps: formKeeps,
    calls: { load: true, refresh: true, save: true, fetchTheirs: true, begin: true },
    // Version 8 fetches again what a reload took. Version 7 says of a draft only when it was
    // written before a reload, and shows another at once. Version 6 stays at what somebody else has
    // removed. Version 5 shares the event's name with all flows that have a draft.
    upcasters: {
      3: event => event,
      4: event => (event.type === 'form.resumed' ? { ...event, type: 'draft.resumed' } : event),
      5: event => event,
      6: event => event,
      7: event => event,
    },
    writing: ['form.type', 'form.set'],
  })
