import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ActorRefFrom, createActor, sendTo, setup } from 'xstate'
import type { DraftLost } from '../../kit/shared/draft.ts'
import type { Answer } from '../../kit/shared/question.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import type { Compulsion, SaveWanted, UnsavedChangesEvent } from '../../kit/shared/unsaved.ts'
import { confirmMachine } from '../confirm/confirm.machine.ts'
import { question } from '../confirm/confirm.select.ts'
import { unsavedChangesFlow, unsavedChangesMachine } from './unsaved-changes.machine.ts'
import { isUnsaved } from './unsaved-changes.select.ts'
import type { UnsavedAnswer } from './unsaved-changes.types.ts'

const register = (id: string, systemId: string | null = 'form') =>
  ({ type: 'unsaved.register', id, ...(systemId !== null && { systemId }) }) satisfies UnsavedChangesEvent
const clear = (id: string) => ({ type: 'unsaved.clear', id }) satisfies UnsavedChangesEvent
const toAnotherRoute = { type: 'leave.request', leave: { tag: 'route' } } satisfies UnsavedChangesEvent
const answered = (answer: Answer) =>
  ({ type: 'confirm.answered', id: 'unsavedChanges', answer }) satisfies UnsavedChangesEvent
const [saves, leaves, stays] = (['confirmed', 'alternative', 'cancelled'] as const).map(answered) as [
  UnsavedChangesEvent,
  UnsavedChangesEvent,
  UnsavedChangesEvent,
]

const scenarios: Scenarios<typeof unsavedChangesMachine> = {
  'nothing is asked when nothing is changed': {
    play({ actor }) {
      const heard: string[] = []
      actor.on('*', event => heard.push(event.type))
      actor.send(toAnotherRoute)
      expect(heard).toEqual(['leave.granted'])
      actor.send(register('a'))
      actor.send(register('a'))
      actor.send(register('b'))
      actor.send(clear('a'))
      expect(isUnsaved(actor.getSnapshot())).toBe(true)
      actor.send(clear('b'))
      expect(isUnsaved(actor.getSnapshot())).toBe(false)
      actor.send(toAnotherRoute)
      expect(heard).toEqual(['leave.granted', 'leave.granted'])
    },
  },
  'the person leaves, stays, or goes nowhere until they have answered': {
    play({ actor }) {
      const heard: string[] = []
      actor.on('*', event => heard.push(event.type))
      actor.send(register('a'))
      actor.send(toAnotherRoute)
      actor.send(toAnotherRoute)
      expect(heard).toEqual([])
      actor.send(stays)
      expect(heard).toEqual(['leave.refused'])
      expect(isUnsaved(actor.getSnapshot())).toBe(true)
      actor.send(toAnotherRoute)
      actor.send(leaves)
      expect(heard).toEqual(['leave.refused', 'leave.granted'])
    },
  },
  'every form is saved before it is left': {
    play({ actor }) {
      const heard: string[] = []
      actor.on('*', event => heard.push(event.type))
      actor.send(register('a'))
      actor.send(register('b'))
      actor.send(toAnotherRoute)
      actor.send(saves)
      actor.send({ type: 'unsaved.saved', id: 'b' })
      expect(actor.getSnapshot().value).toBe('saving')
      actor.send({ type: 'unsaved.saved', id: 'a' })
      actor.send({ type: 'unsaved.saved', id: 'a' })
      expect(heard).toEqual([])
      actor.send({ type: 'unsaved.saved', id: 'b' })
      expect(heard).toEqual(['leave.granted'])
      expect(isUnsaved(actor.getSnapshot())).toBe(false)
    },
  },
  'what could not be saved is not left, and can be asked about again': {
    play({ actor }) {
      const heard: string[] = []
      actor.on('*', event => heard.push(event.type))
      actor.send(register('a'))
      actor.send(toAnotherRoute)
      actor.send(saves)
      actor.send({ type: 'unsaved.failed', id: 'b' })
      actor.send({ type: 'unsaved.failed', id: 'a' })
      expect(heard).toEqual(['leave.refused'])
      actor.send(toAnotherRoute)
      actor.send(saves)
      actor.send(toAnotherRoute)
      expect(actor.getSnapshot().value).toBe('asking')
      actor.send(leaves)
      expect(heard).toEqual(['leave.refused', 'leave.granted'])
    },
  },
  'a form that says itself that it is saved is not waited for, nor one that disappears under the question': {
    play({ actor }) {
      const heard: string[] = []
      actor.on('*', event => heard.push(event.type))
      for (const id of ['a', 'b', 'c']) actor.send(register(id))
      actor.send(toAnotherRoute)
      actor.send(clear('c'))
      actor.send(saves)
      actor.send(clear('a'))
      actor.send({ type: 'unsaved.saved', id: 'a' })
      expect(actor.getSnapshot().value).toBe('saving')
      actor.send(clear('b'))
      expect(heard).toEqual(['leave.granted'])
      actor.send(register('d'))
      actor.send(toAnotherRoute)
      actor.send(clear('d'))
      actor.send(saves)
      expect(heard).toEqual(['leave.granted', 'leave.granted'])
      expect(actor.getSnapshot().value).toBe('clean')
    },
  },
  'a form that nobody can save is left or stayed with': {
    play({ actor }) {
      const heard: string[] = []
      actor.on('*', event => heard.push(event.type))
      actor.send(register('a', null))
      actor.send(toAnotherRoute)
      actor.send(saves)
      expect(heard).toEqual(['leave.granted'])
    },
  },
  'all is forgotten when the session is over': {
    play({ actor }) {
      actor.send(register('a'))
      actor.send(toAnotherRoute)
      actor.send({ type: 'unsaved.forget' })
      expect(actor.getSnapshot()).toMatchObject({ value: 'clean', context: { forms: [], leave: null } })
    },
  },
  'what the user has agreed to lose holds nobody any more': {
    play({ actor }) {
      actor.send(register('a'))
      actor.send(toAnotherRoute)
      actor.send({ type: 'unsaved.lose' })
      expect(actor.getSnapshot()).toMatchObject({ value: 'clean', context: { forms: [], leave: null } })
    },
  },
  'it answers whether something is unsaved, whoever asks': {
    play: ({ actor }) => actor.send({ type: 'unsaved.ask', replyTo: 'nobody' }),
  },
}

/**
 * The flow beside the real confirmation, with a form that can save, a flow to be left, and one that
 * only asks.
 */
function world(save: () => 'unsaved.saved' | 'unsaved.failed' = () => 'unsaved.saved') {
  const reported: string[] = []
  const form = setup({
    types: { events: {} as SaveWanted | UnsavedAnswer | DraftLost },
    actions: {
      answer: sendTo(
        ({ system }) => system.get('unsavedChanges'),
        ({ event }) => ({ type: save(), id: event.type === 'unsaved.save' ? event.id : '' }),
      ),
      note: ({ event }) => void reported.push(`saves ${event.type === 'unsaved.save' ? event.id : ''}`),
      noteLoss: () => void reported.push('loses'),
    },
  }).createMachine({ on: { 'unsaved.save': { actions: ['note', 'answer'] }, 'draft.lost': { actions: 'noteLoss' } } })
  const other = setup({ actions: { note: ({ event }) => void reported.push(event.type) } }).createMachine({
    on: { 'session.end': { actions: 'note' } },
  })
  const asking = setup({
    actions: {
      note: ({ event }) => void reported.push(String((event as unknown as { isUnsaved: boolean }).isUnsaved)),
    },
  }).createMachine({ on: { 'unsaved.answered': { actions: 'note' } } })
  const root = setup({
    actors: { confirm: confirmMachine, unsavedChanges: unsavedChangesMachine, form, other, asking },
  })
  const actor = createActor(
    root.createMachine({
      invoke: (['confirm', 'unsavedChanges', 'form', 'other', 'asking'] as const).map(src => ({ src, systemId: src })),
    }),
  ).start()
  const unsaved = actor.system.get('unsavedChanges') as ActorRefFrom<typeof unsavedChangesMachine>
  const confirm = actor.system.get('confirm') as ActorRefFrom<typeof confirmMachine>
  const request = (compulsion?: Compulsion) =>
    unsaved.send({
      type: 'leave.request',
      leave: { tag: 'flow', to: 'other', event: { type: 'session.end' }, ...(compulsion && { compulsion }) },
    })
  const asked = () => question(confirm.getSnapshot())
  return { reported, unsaved, confirm, request, asked }
}

describe('unsaved changes', () => {
  verifyFlow(unsavedChangesFlow, { spec: import.meta.url, scenarios })

  it('asks in the confirmation, with the three ways', () => {
    const { unsaved, request, asked } = world()
    unsaved.send(register('a'))
    request()
    expect(asked()).toMatchObject({ cancel: 'Stanna kvar', alternative: 'Lämna', confirm: 'Spara och lämna' })
  })

  it('warns, and offers no saving, where nobody can save', () => {
    const { unsaved, request, asked } = world()
    unsaved.send(register('a', null))
    request()
    expect(asked()).toMatchObject({ cancel: 'Stanna kvar', confirm: 'Lämna', isDestructive: true })
    expect(asked()?.alternative).toBeUndefined()
  })

  it('says why it must be left, and offers no saving when it is too late for it', () => {
    const saving = world()
    saving.unsaved.send(register('a'))
    saving.request({ title: 'Löneåret har rensats' })
    expect(saving.asked()).toMatchObject({ title: 'Löneåret har rensats', confirm: 'Spara och lämna' })
    const tooLate = world()
    tooLate.unsaved.send(register('a'))
    tooLate.request({ title: 'Företaget är borta', isTooLate: true })
    expect(tooLate.asked()).toMatchObject({
      title: 'Företaget är borta',
      text: expect.stringContaining('går inte längre att spara'),
      confirm: 'Lämna',
      isDestructive: true,
    })
    tooLate.confirm.send({ type: 'confirm.answer', answer: 'confirmed' })
    expect(tooLate.reported).toEqual(['session.end'])
  })

  it.each([
    ['alternative', ['session.end']],
    ['cancelled', []],
    ['confirmed', ['saves a', 'saves b', 'session.end']],
  ] as const)('a held event, answered %s', (answer, expected) => {
    const { reported, unsaved, confirm, request } = world()
    unsaved.send(register('a'))
    unsaved.send(register('b'))
    request()
    expect(reported).toEqual([])
    confirm.send({ type: 'confirm.answer', answer })
    expect(reported).toEqual(expected)
  })

  it('stays when the saving fails', () => {
    const { reported, unsaved, confirm, request } = world(() => 'unsaved.failed')
    unsaved.send(register('a'))
    request()
    confirm.send({ type: 'confirm.answer', answer: 'confirmed' })
    expect(reported).toEqual(['saves a'])
    expect(isUnsaved(unsaved.getSnapshot())).toBe(true)
  })

  it('tells each form with unsaved changes that its draft is lost, and no other', () => {
    const { reported, unsaved } = world()
    unsaved.send({ type: 'unsaved.lose' })
    expect(reported).toEqual([])
    unsaved.send(register('a'))
    unsaved.send(register('b', null))
    unsaved.send({ type: 'unsaved.lose' })
    expect(reported).toEqual(['loses'])
    unsaved.send(register('a'))
    unsaved.send({ type: 'unsaved.forget' })
    expect(reported, 'a session that is over loses no draft').toEqual(['loses'])
  })

  it('tells whoever asks whether something would be lost', () => {
    const { reported, unsaved } = world()
    unsaved.send({ type: 'unsaved.ask', replyTo: 'asking' })
    unsaved.send(register('a'))
    unsaved.send({ type: 'unsaved.ask', replyTo: 'asking' })
    expect(reported).toEqual(['false', 'true'])
  })

  it('never lets a held event go while something is unsaved, but by the person’s own word', () => {
    const step = fc.oneof(
      fc.record({
        type: fc.constant('unsaved.register' as const),
        id: fc.constantFrom('a', 'b'),
        systemId: fc.constant('form'),
      }),
      fc.record({ type: fc.constant('unsaved.clear' as const), id: fc.constantFrom('a', 'b') }),
      fc.constant('request' as const),
      fc.constantFrom<Answer>('confirmed', 'cancelled'),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), fc.boolean(), (steps, saves) => {
        const { reported, unsaved, confirm, request, asked } = world(() => (saves ? 'unsaved.saved' : 'unsaved.failed'))
        for (const each of steps) {
          const before = reported.filter(word => word === 'session.end').length
          const wasUnsaved = isUnsaved(unsaved.getSnapshot())
          if (each === 'request') request()
          else if (typeof each === 'object') unsaved.send(each)
          else if (asked()) confirm.send({ type: 'confirm.answer', answer: each })
          const wentOn = reported.filter(word => word === 'session.end').length > before
          if (wentOn) expect(!wasUnsaved || (each === 'confirmed' && saves)).toBe(true)
        }
      }),
    )
  })
})
