import { assign, enqueueActions, not, setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import { deliver } from '../../kit/shared/leave.ts'
import { type AddressFor, letter, letters } from '../../kit/shared/letter.ts'
import type { Answer } from '../confirm/confirm.types.ts'
import type {
  Leave,
  SaveWanted,
  UnsavedAnswer,
  UnsavedChangesContext,
  UnsavedChangesEmitted,
  UnsavedChangesEvent,
  UnsavedForm,
} from './unsaved-changes.types.ts'

/**
 * Changes that would be lost: leaving them asks Leave, Stay, or Save and leave (first document §4,
 * Unsaved changes).
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
    /** What was held goes on its way. */
    letGo: enqueueActions(({ enqueue, system }, leave: Leave) => {
      if (leave.tag === 'route') enqueue.emit({ type: 'leave.granted' })
      else deliver(enqueue, system, leave)
    }),
    refuse: enqueueActions(({ enqueue }, leave: Leave) => {
      if (leave.tag === 'route') enqueue.emit({ type: 'leave.refused' })
    }),
    /** The systemId came with the form or the question, from the flow that hears the letter. */
    askToSave: letters(({ context: { forms } }) => {
      const [{ id, systemId } = {}] = forms
      if (id === undefined || systemId === undefined) return []
      return [[systemId as AddressFor<SaveWanted>, { type: 'unsaved.save', id }]]
    }),
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
    'unsaved.ask': { actions: { type: 'answerAsk', params: ({ event }) => event.replyTo } },
  },
  states: {
    clean: {
      description: 'Nothing would be lost: everything goes on its way at once.',
      always: { guard: 'hasForms', target: 'dirty' },
      on: { 'leave.request': { actions: { type: 'letGo', params: ({ event }) => event.leave } } },
    },
    dirty: {
      description: 'Something is changed and not saved. Whoever wants to leave it is asked.',
      always: { guard: not('hasForms'), target: 'clean' },
      on: { 'leave.request': { target: 'asking', actions: { type: 'setLeave', params: ({ event }) => event.leave } } },
    },
    asking: {
      description:
        'Leave, Stay, or Save and leave. What was wanted first is held; what else is wanted meanwhile is not.',
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
            // The forms stay known until their screens are gone: a change of company may yet fail.
            target: 'dirty',
            actions: [{ type: 'letGo', params: ({ context }) => leaveOf(context) }, 'forgetLeave'],
          },
        ],
      },
    },
    saving: {
      description: 'The first form is told to save, then the next. Only when all are saved is it left.',
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
        // A form that has been saved may be quicker to say that nothing of it is changed any more.
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
        // It did not answer, and the person asks again.
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
 * How the journal knows it. A form is registered by what is on display, which a reloaded page shows
 * anew.
 */
export const unsavedChangesFlow = describeFlow({ machine: unsavedChangesMachine, version: 1, resume: 'afresh' })
