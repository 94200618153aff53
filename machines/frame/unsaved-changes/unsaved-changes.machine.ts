import { assign, enqueueActions, not, setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import { draftLetter } from '../../kit/shared/draft.ts'
import { deliver } from '../../kit/shared/leave.ts'
import { type AddressFor, type Letter, letter, letters } from '../../kit/shared/letter.ts'
import type { Answer } from '../../kit/shared/question.ts'
import type { Leave, SaveWanted, UnsavedChangesEvent, UnsavedForm } from '../../kit/shared/unsaved.ts'
import type { UnsavedAnswer, UnsavedChangesContext, UnsavedChangesEmitted } from './unsaved-changes.types.ts'

/**
 * Protects unsaved changes: before they are lost, a dialog offers Leave, Stay, or Save and leave
 * (first document §4, Unsaved changes).
 */
export const unsavedChangesMachine = setup({
  types: {
    context: {} as UnsavedChangesContext,
    events: {} as UnsavedChangesEvent,
    emitted: {} as UnsavedChangesEmitted,
  },
  actions: {
    setForm: assign(({ context }, form: UnsavedForm) => ({ forms: [...without(context, form.id), form] })),
    forgetForm: assign(({ context }, id: string) => ({ forms: without(context, id) })),
    forgetAll: assign({ forms: [], leave: null }),
    setLeave: assign((_, leave: Leave) => ({ leave })),
    forgetLeave: assign({ leave: null }),
    askPerson: letter('confirm', ({ context }) => ({
      type: 'confirm.ask',
      id: question,
      ...textsOf(context),
      replyTo: 'unsavedChanges',
    })),
    /** Lets the held action continue. */
    letGo: enqueueActions(({ enqueue, system }, leave: Leave) => {
      if (leave.tag === 'route') enqueue.emit({ type: 'leave.granted' })
      else deliver(enqueue, system, leave)
    }),
    refuse: enqueueActions(({ enqueue }, leave: Leave) => {
      if (leave.tag === 'route') enqueue.emit({ type: 'leave.refused' })
    }),
    /**
     * Asks the flow of the first form to save. The cast is safe: the systemId comes with the form,
     * from the flow that receives this event.
     */
    askToSave: letters(({ context: { forms } }) => {
      const [{ id, systemId } = {}] = forms
      if (id === undefined || systemId === undefined) return []
      return [[systemId as AddressFor<SaveWanted>, { type: 'unsaved.save', id }] as unknown as Letter]
    }),
    tellLost: letters(({ context: { forms } }) =>
      forms.flatMap(({ systemId }) => (systemId === undefined ? [] : [draftLetter(systemId, { type: 'draft.lost' })])),
    ),
    answerAsk: letters(({ context: { forms } }, replyTo: string) => [
      [replyTo as AddressFor<UnsavedAnswer>, { type: 'unsaved.answered', isUnsaved: forms.length > 0 }],
    ]),
  },
  guards: {
    hasForms: ({ context }) => context.forms.length > 0,
    isFirst: ({ context: { forms } }, id: string) => forms[0]?.id === id,
    wantsToSave: ({ context }, answer: Answer) => answer === 'confirmed' && canSave(context),
    wantsToStay: (_, answer: Answer) => answer === 'cancelled',
  },
}).createMachine({
  id: 'unsavedChanges',
  context: { forms: [], leave: null },
  initial: 'clean',
  on: {
    'unsaved.register': { actions: { type: 'setForm', params: ({ event }) => formOf(event) } },
    'unsaved.clear': { actions: { type: 'forgetForm', params: ({ event }) => event.id } },
    'unsaved.forget': { target: '.clean', actions: 'forgetAll' },
    'unsaved.lose': { target: '.clean', actions: ['tellLost', 'forgetAll'] },
    'unsaved.ask': { actions: { type: 'answerAsk', params: ({ event }) => event.replyTo } },
  },
  states: {
    clean: {
      description: 'There are no unsaved changes. Every request to leave is granted at once.',
      always: { guard: 'hasForms', target: 'dirty' },
      on: { 'leave.request': { actions: { type: 'letGo', params: ({ event }) => event.leave } } },
    },
    dirty: {
      description: 'There are unsaved changes. A request to leave asks the user first.',
      always: { guard: not('hasForms'), target: 'clean' },
      on: { 'leave.request': { target: 'asking', actions: { type: 'setLeave', params: ({ event }) => event.leave } } },
    },
    asking: {
      description:
        'A dialog offers Leave, Stay, or Save and leave. The first request to leave is held. Requests made meanwhile are dropped.',
      entry: 'askPerson',
      on: {
        'confirm.answered': [
          { guard: { type: 'wantsToSave', params: ({ event }) => event.answer }, target: 'saving' },
          {
            guard: { type: 'wantsToStay', params: ({ event }) => event.answer },
            target: 'dirty',
            actions: [{ type: 'refuse', params: ({ context }) => leaveOf(context) }, 'forgetLeave'],
          },
          {
            // Keeps the forms until their screens are closed, because a change of company may still
            // fail.
            target: 'dirty',
            actions: [{ type: 'letGo', params: ({ context }) => leaveOf(context) }, 'forgetLeave'],
          },
        ],
      },
    },
    saving: {
      description: 'Asks one form at a time to save. The request to leave is granted only when all forms are saved.',
      entry: 'askToSave',
      always: {
        guard: not('hasForms'),
        target: 'clean',
        actions: [{ type: 'letGo', params: ({ context }) => leaveOf(context) }, 'forgetLeave'],
      },
      on: {
        'unsaved.saved': {
          guard: { type: 'isFirst', params: ({ event }) => event.id },
          target: 'saving',
          reenter: true,
          actions: { type: 'forgetForm', params: ({ event }) => event.id },
        },
        // A saved form may report that nothing is changed before it reports that it is saved.
        'unsaved.clear': {
          guard: { type: 'isFirst', params: ({ event }) => event.id },
          target: 'saving',
          reenter: true,
          actions: { type: 'forgetForm', params: ({ event }) => event.id },
        },
        'unsaved.failed': {
          guard: { type: 'isFirst', params: ({ event }) => event.id },
          target: 'dirty',
          actions: [{ type: 'refuse', params: ({ context }) => leaveOf(context) }, 'forgetLeave'],
        },
        // The form did not answer, and the user asks to leave again.
        'leave.request': { target: 'asking', actions: { type: 'setLeave', params: ({ event }) => event.leave } },
      },
    },
  },
})

const question = 'unsavedChanges'

const without = ({ forms }: UnsavedChangesContext, id: string) => forms.filter(form => form.id !== id)

const formOf = ({ type: _, ...form }: Extract<UnsavedChangesEvent, { type: 'unsaved.register' }>): UnsavedForm => form

const compulsionOf = ({ leave }: UnsavedChangesContext) => (leave?.tag === 'flow' ? leave.compulsion : undefined)

const canSave = (context: UnsavedChangesContext): boolean =>
  !compulsionOf(context)?.isTooLate && context.forms.every(({ systemId }) => systemId !== undefined)

const leaveOf = ({ leave }: UnsavedChangesContext): Leave => {
  if (!leave) throw new Error('Nobody has wanted to leave')
  return leave
}

const textsOf = (context: UnsavedChangesContext) => {
  const { title = 'Osparade ändringar', isTooLate } = compulsionOf(context) ?? {}
  const asked = { title, cancel: 'Stanna kvar' }
  return canSave(context)
    ? {
        ...asked,
        text: 'Du har ändrat uppgifter som inte är sparade.',
        alternative: 'Lämna',
        confirm: 'Spara och lämna',
      }
    : {
        ...asked,
        text: isTooLate
          ? 'Det du har ändrat i företaget går inte längre att spara. Stanna kvar om du vill kopiera något av det först.'
          : 'Det du har ändrat är inte sparat, och går förlorat om du lämnar sidan.',
        confirm: 'Lämna',
        isDestructive: true,
      }
}

/**
 * The registration of the flow in the journal. The flow starts afresh after a reload, because the
 * components on display register their forms again.
 */
export const unsavedChangesFlow = describeFlow({ machine: unsavedChangesMachine, version: 1, resume: 'afresh' })
