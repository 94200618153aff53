import { describe, expect, it } from 'vitest'
import { type Actor, type ActorRefFrom, createActor, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import type { FieldValue } from '#contracts/forms/field.ts'
import * as fields from '#contracts/forms/fields.ts'
import { formLayout } from '#contracts/forms/form-layout.ts'
import { formModel } from '#contracts/forms/form-model.ts'
import { rowKronor } from '#contracts/rules/limits.ts'
import { replay } from '../journal/replay.ts'
import { answer } from '../shared/port.ts'
import { failure, isOk, mapResult, ok, type Result } from '../shared/result.ts'
import { inTurn, networkBack, networkDown } from '../shared/testing/answers.ts'
import { run, type Scenarios } from '../shared/testing/scenario.ts'
import { settle } from '../shared/testing/test-clock.ts'
import { testVault } from '../shared/testing/test-vault.ts'
import { verifyFlow } from '../shared/testing/verify-flow.ts'
import type { UnsavedChangesEvent } from '../shared/unsaved.ts'
import { resumed } from './form.draft.ts'
import { type FormMachine, formFlow, formMachine } from './form.machine.ts'
import { type FormSave, formPorts } from './form.ports.ts'
import { formSecrets, sealedText } from './form.secrets.ts'
import {
  changedLabels,
  conflicts,
  fieldState,
  hasSameChanges,
  isAnew,
  isContested,
  isFailed,
  isForbidden,
  isGone,
  isLoaded,
  isRecreating,
  isSaving,
  storedUnder,
  writtenAt,
} from './form.select.ts'
import type { StoredForm } from './form.types.ts'

const today = '2026-11-21'
const vault = testVault()

const model = formModel('form', {
  Namn: fields.text('Namn', { most: 40, required: true }),
  Epost: fields.text('E-post'),
  Start: fields.date('Start'),
  Antal: fields.integer('Antal', { limits: rowKronor }),
  Sort: fields.choice('Sortering', {
    choices: [
      { value: 'A', label: 'Alfa' },
      { value: 'B', label: 'Beta' },
    ],
    default: 'A',
  }),
  Use: fields.flag('Stöd'),
  Tom: fields.date('Stöd till', { required: form => form.Use === true }),
  Annat: fields.text('Annat', { required: true }),
  Person: fields.personalNumber('Personnummer', { required: form => form.Use === true }),
})
const layout = formLayout(model, [
  {
    name: 'First',
    title: 'Första',
    cards: [
      { id: 'one', title: 'Ett', rows: ['Epost', ['Namn', 'Start'], 'Antal', 'Sort'] },
      { id: 'two', title: 'Två', toggledBy: 'Use', rows: ['Tom'] },
    ],
  },
  { name: 'Second', title: 'Andra', cards: [{ id: 'three', title: 'Tre', rows: ['Annat', 'Person'] }] },
])
const flow = formFlow(formMachine('form', layout))
const ports = formPorts('form')
const secrets = formSecrets(model)

const stored = (Version: number, values: Record<string, FieldValue> = {}): Result<StoredForm> =>
  ok({ Version, values: { ...model.write(model.defaults(today), today), Namn: 'Nordsken', ...values } })
const sealed = (result: Result<StoredForm>) =>
  mapResult(result, ({ Version, values }) => ({ Version, ...secrets.seal(values, today, vault) }))
const outdated = failure({ tag: 'backend' as const, ...errors.versionConflict })
const gone = failure({ tag: 'backend' as const, ...errors.registerItemMissing })
const forbidden = failure({ tag: 'backend' as const, ...errors.rightMissing })
const refused = (refusals: Record<string, string>) =>
  failure({ tag: 'backend' as const, ...errors.fieldsRefused, fields: refusals })

interface World {
  load?: readonly Result<StoredForm>[]
  save?: readonly Result<StoredForm>[]
  sent?: Pick<FormSave, 'Version' | 'changes'>[]
  keys?: string[]
  reported?: string[]
}

const live =
  ({ load = [stored(1)], save = [stored(2)], sent = [], keys = [], reported = [] }: World = {}) =>
  (): FormMachine => {
    const saving = inTurn(...save.map(sealed))
    return flow.machine.provide({
      actors: {
        load: answer(ports.load, inTurn(...load.map(sealed))),
        save: answer(ports.save, ({ input: { Version, changes, key } }) => {
          keys.push(key)
          const revealed = secrets.reveal(changes, today, vault)
          if (!isOk(revealed)) return Promise.resolve(revealed)
          sent.push({ Version, changes: revealed.value })
          return saving()
        }),
      },
      actions: {
        tellSaved: () => void reported.push('saved'),
        reportFailure: (_, reason) => void reported.push(reason?.message || (reason?.tag ?? 'none')),
      },
    })
  }

type Form = Actor<FormMachine>
const show = { type: 'form.show', page: 'First', today, key: 'shown' } as const
const save = { type: 'form.save', today } as const
const elsewhere = (Version: number | null) => ({ type: 'form.changedElsewhere', Version }) as const
const type = (actor: Form, field: string, text: string) => actor.send({ type: 'form.type', field, text })
const typeNumber = (actor: Form, text: string) =>
  actor.send({ type: 'form.type', field: 'Person', ...sealedText(model.fields.Person, text, today, vault) })
const leave = (actor: Form, field: string) => actor.send({ type: 'form.blur', field, today })
const write = (actor: Form, field: string, text: string) => {
  type(actor, field, text)
  leave(actor, field)
}
const set = (actor: Form, field: string, value: FieldValue) => actor.send({ type: 'form.set', field, value, today })
const field = (actor: Form, name: string) => fieldState(layout, name, vault)(actor.getSnapshot())
const answered = (answer: 'confirmed' | 'cancelled') => ({ type: 'confirm.answered', id: 'discard', answer }) as const
const count = (actor: Form) => changedLabels(layout, actor.getSnapshot()).length
const stateOf = (actor: Form) => actor.getSnapshot().value
const shown = async (actor: Form) => {
  actor.send(show)
  await settle()
}
const unfitOf = (actor: Form): string[] => {
  const unfit: string[] = []
  actor.on('form.unfit', event => void unfit.push(event.field))
  return unfit
}

/** Returns scenarios of the form of one company. */
const inCompany = (scenarios: Scenarios<FormMachine>): Scenarios<FormMachine> =>
  Object.fromEntries(Object.entries(scenarios).map(([name, each]) => [name, { input: { id: 'nordsken' }, ...each }]))

const scenarios: Scenarios<FormMachine> = inCompany({
  'it is fetched when it is shown, and forgotten what was written when it is left': {
    live: live(),
    async play({ actor }) {
      type(actor, 'Namn', 'För tidigt')
      leave(actor, 'Namn')
      set(actor, 'Use', true)
      expect(isLoaded(actor.getSnapshot())).toBe(false)
      actor.send(show)
      type(actor, 'Namn', 'För tidigt')
      set(actor, 'Use', true)
      await settle()
      expect(stateOf(actor)).toBe('unchanged')
      expect(field(actor, 'Namn')).toMatchObject({ text: 'Nordsken', isRequired: true, problem: undefined })
      write(actor, 'Namn', 'Zenit')
      actor.send({ type: 'form.leave' })
      expect([stateOf(actor), count(actor)]).toEqual(['idle', 0])
      expect(field(actor, 'Namn').text).toBe('Nordsken')
    },
  },
  'the next new one begins empty, not as the one that was created': {
    live: live({ load: [stored(0), stored(0, { Namn: 'Nästa' })] }),
    async play({ actor }) {
      const showNew = { ...show, id: 'kopia:3' }
      actor.send(showNew)
      await settle()
      write(actor, 'Namn', 'Zenit')
      actor.send(save)
      await settle()
      expect(actor.getSnapshot().context.version).toBeGreaterThan(0)
      actor.send({ type: 'form.leave' })
      expect([isLoaded(actor.getSnapshot()), actor.getSnapshot().context.version]).toEqual([false, null])
      actor.send(showNew)
      await settle()
      expect(field(actor, 'Namn').text).toBe('Nästa')
    },
  },
  'another that is opened while one is saved, or fetched, is the one that is shown': {
    live: live({ load: [stored(1), stored(4, { Namn: 'Zenit' }), stored(7, { Namn: 'Akvarell' })] }),
    async play({ actor }) {
      await shown(actor)
      write(actor, 'Namn', 'Nordsken Handel')
      actor.send(save)
      expect(stateOf(actor)).toBe('saving')
      actor.send({ type: 'form.leave' })
      actor.send({ ...show, id: 'zenit' })
      expect([stateOf(actor), isLoaded(actor.getSnapshot()), count(actor)]).toEqual(['loading', false, 0])
      await settle()
      expect(field(actor, 'Namn').text).toBe('Zenit')
      actor.send({ type: 'form.reload' })
      actor.send({ ...show, id: 'akvarell' })
      await settle()
      expect(actor.getSnapshot().context).toMatchObject({ id: 'akvarell', version: 7 })
      expect([stateOf(actor), field(actor, 'Namn').text]).toEqual(['unchanged', 'Akvarell'])
    },
  },
  'a draft that the user has agreed to lose is not offered again': {
    live: live(),
    async play({ actor }) {
      await shown(actor)
      write(actor, 'Namn', 'Zenit')
      actor.send({ type: 'draft.lost' })
      expect([stateOf(actor), count(actor)]).toEqual(['idle', 0])
    },
  },
  'a draft from before a reload is kept without its secrets, and nobody is said to have changed them': {
    live: () => {
      const nextPage = testVault()
      nextPage.keepSame('another')
      const [before, after] = [stored(1, { Person: '199003159804' }), stored(2, { Person: '199003159804', Antal: 7 })]
      const sealedAgain = mapResult(after, ({ Version, values }) => ({
        Version,
        ...secrets.seal(values, today, nextPage),
      }))
      return live()().provide({ actors: { load: answer(ports.load, inTurn(sealed(before), sealedAgain)) } })
    },
    async play({ actor }) {
      actor.send({ type: 'draft.resumed', at: 5 })
      expect(writtenAt(actor.getSnapshot())).toBeNull()
      await shown(actor)
      // What was written before the reload is saved: what is written next is not from then.
      actor.send({ type: 'draft.resumed', at: 10 })
      expect(writtenAt(actor.getSnapshot())).toBeNull()
      write(actor, 'Namn', 'Zenit')
      typeNumber(actor, '198001019804')
      leave(actor, 'Person')
      expect(count(actor)).toBe(2)
      actor.send({ type: 'draft.resumed', at: 1_000 })
      expect(count(actor)).toBe(1)
      // The vault of the next page has other references.
      actor.send({ type: 'form.show', page: 'First', today, key: 'again' })
      await settle()
      expect(writtenAt(actor.getSnapshot())).toBe(1_000)
      expect(field(actor, 'Namn').text).toBe('Zenit')
      expect(actor.getSnapshot().context.taken).toEqual(['Antal'])
    },
  },
  'a draft of before a reload waits until the rest can be fetched, and is then merged with it': {
    live: live({ load: [stored(1), networkDown, networkDown, stored(2, { Antal: 7 })] }),
    async play({ actor }) {
      await shown(actor)
      write(actor, 'Namn', 'Zenit')
      actor.send({ type: 'draft.resumed', at: 10 })
      expect([stateOf(actor), isLoaded(actor.getSnapshot())]).toEqual(['refreshing', false])
      await settle()
      expect([stateOf(actor), isLoaded(actor.getSnapshot())]).toEqual(['failed', false])
      actor.send({ type: 'form.retry' })
      await settle()
      await shown(actor)
      expect([stateOf(actor), isLoaded(actor.getSnapshot())]).toEqual(['changed', true])
      expect([field(actor, 'Namn').text, field(actor, 'Antal').text]).toEqual(['Zenit', '7'])
    },
  },
  'a draft of before a reload is merged when the connection is back': {
    live: () => live({ load: [stored(1), networkDown, stored(1)] })().provide({ actors: networkBack }),
    async play({ actor }) {
      await shown(actor)
      write(actor, 'Namn', 'Zenit')
      actor.send({ type: 'draft.resumed', at: 10 })
      await settle()
      await settle()
      expect([stateOf(actor), field(actor, 'Namn').text]).toEqual(['changed', 'Zenit'])
    },
  },
  'a draft that is saved before the rest of it has come is merged first, and then saved': {
    live: live({ load: [stored(1), stored(1), stored(1)], save: [stored(2, { Namn: 'Zenit' })] }),
    async play({ actor }) {
      await shown(actor)
      write(actor, 'Namn', 'Zenit')
      actor.send({ type: 'draft.resumed', at: 10 })
      actor.send(save)
      expect(stateOf(actor)).toBe('merging')
      await settle()
      expect([stateOf(actor), field(actor, 'Namn').text]).toEqual(['unchanged', 'Zenit'])
    },
  },
  'what could not be fetched is tried again when asked for, shown, or when the connection is back': {
    live: live({ load: [networkDown, networkDown, stored(1)] }),
    async play({ actor }) {
      await shown(actor)
      expect(isFailed(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'form.retry' })
      await settle()
      await shown(actor)
      expect(stateOf(actor)).toBe('unchanged')
    },
  },
  'the connection comes back': {
    live: () => live({ load: [networkDown, stored(1)] })().provide({ actors: networkBack }),
    async play({ actor }) {
      await shown(actor)
      await settle()
      expect(stateOf(actor)).toBe('unchanged')
    },
  },
  'typed is kept as it is typed until the field is left; then it is read': {
    live: live(),
    async play({ actor }) {
      await shown(actor)
      type(actor, 'Start', '71')
      expect([stateOf(actor), count(actor), field(actor, 'Start')]).toMatchObject(['changed', 1, { text: '71' }])
      expect(actor.getSnapshot().context.values.Start).toBe('')
      leave(actor, 'Start')
      expect(field(actor, 'Start')).toMatchObject({ text: '71', problem: 'Felaktigt datum' })
      // One that has been left says at once when it is right.
      type(actor, 'Start', '107')
      expect(field(actor, 'Start')).toMatchObject({ text: '107', problem: undefined })
      leave(actor, 'Start')
      expect(field(actor, 'Start')).toMatchObject({ text: '2026-01-07', value: '2026-01-07' })
      write(actor, 'Start', ' ')
      expect([stateOf(actor), count(actor), field(actor, 'Start').text]).toEqual(['unchanged', 0, ''])
      type(actor, 'Epost', 'a')
      type(actor, 'Epost', '')
      expect(count(actor)).toBe(0)
      type(actor, 'Epost', ' a@b.se ')
      leave(actor, 'Epost')
      expect(field(actor, 'Epost').text).toBe('a@b.se')
    },
  },
  'a field says what is wrong with it once it has been left': {
    live: live(),
    async play({ actor }) {
      await shown(actor)
      type(actor, 'Namn', '')
      expect(field(actor, 'Namn').problem).toBeUndefined()
      leave(actor, 'Namn')
      expect(field(actor, 'Namn').problem).toBe('Namn är obligatoriskt.')
      actor.send({ type: 'form.discard' })
      actor.send(answered('cancelled'))
      expect(stateOf(actor)).toBe('changed')
      actor.send(answered('confirmed'))
      expect([stateOf(actor), field(actor, 'Namn').text, field(actor, 'Namn').problem]).toEqual([
        'unchanged',
        'Nordsken',
        undefined,
      ])
      leave(actor, 'Epost')
      expect(stateOf(actor)).toBe('unchanged')
    },
  },
  'only what differs is saved, once, with the version that it was changed from': {
    live: live({ save: [stored(2, { Start: '2026-01-07', Sort: 'B' })] }),
    async play({ actor }) {
      await shown(actor)
      set(actor, 'Use', true)
      set(actor, 'Use', false)
      expect(stateOf(actor)).toBe('unchanged')
      set(actor, 'Sort', 'B')
      set(actor, 'Antal', 1)
      set(actor, 'Antal', 0)
      type(actor, 'Start', '107')
      actor.send(save)
      actor.send(save)
      expect(isSaving(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'form.leave' })
      actor.send({ type: 'draft.lost' })
      await settle()
      expect([stateOf(actor), count(actor)]).toEqual(['unchanged', 0])
      expect(actor.getSnapshot().context).toMatchObject({ version: 2, original: { Start: '2026-01-07', Sort: 'B' } })
      // What is as it is stored is not sent.
      type(actor, 'Epost', 'a')
      type(actor, 'Epost', '')
      actor.send(save)
      expect(stateOf(actor)).toBe('unchanged')
    },
  },
  'what is written while it is saved stays written': {
    live: live({ save: [stored(2, { Epost: 'a@b.se' })] }),
    async play({ actor }) {
      await shown(actor)
      write(actor, 'Epost', 'a@b.se')
      actor.send(save)
      write(actor, 'Namn', 'Zenit')
      type(actor, 'Epost', 'a@b.sex')
      set(actor, 'Antal', 4)
      await settle()
      expect([stateOf(actor), count(actor)]).toEqual(['changed', 3])
      expect(field(actor, 'Epost').text).toBe('a@b.sex')
      expect(conflicts(layout, actor.getSnapshot(), vault)).toEqual([])
    },
  },
  'nothing is sent while anything is wrong: the first that is, as they stand, is told of': {
    live: live(),
    async play({ actor }) {
      const unfit = unfitOf(actor)
      await shown(actor)
      write(actor, 'Namn', '')
      type(actor, 'Antal', 'tre')
      set(actor, 'Use', true)
      actor.send(save)
      expect([stateOf(actor), field(actor, 'Tom').problem]).toEqual(['changed', 'Stöd till är obligatoriskt.'])
      write(actor, 'Namn', 'Zenit')
      actor.send(save)
      write(actor, 'Antal', '3')
      actor.send({ type: 'unsaved.save', id: 'form' })
      // What is hidden is not checked, nor what stands on another page.
      set(actor, 'Use', false)
      actor.send(save)
      expect(unfit).toEqual(['Namn', 'Antal', 'Tom'])
      expect(isSaving(actor.getSnapshot())).toBe(true)
    },
  },
  'what is refused of a field lands on it, and anything else is reported; everything typed is kept': {
    live: live({ save: [refused({ Epost: 'Upptagen.', Annat: 'Fel.' }), refused({ Annat: 'Fel.' }), networkDown] }),
    async play({ actor }) {
      const unfit = unfitOf(actor)
      await shown(actor)
      write(actor, 'Epost', 'a@b.se')
      for (const problem of ['Upptagen.', undefined, undefined]) {
        actor.send(save)
        await settle()
        expect(field(actor, 'Epost')).toMatchObject({ text: 'a@b.se', problem })
        type(actor, 'Epost', 'a@b.sex')
        write(actor, 'Epost', 'a@b.se')
      }
      expect([stateOf(actor), unfit]).toEqual(['changed', ['Epost']])
    },
  },
  'somebody else has saved: what only they have changed is taken over, and it is saved once more': {
    live: live({ load: [stored(1), stored(2, { Namn: 'Zenit', Antal: 9 })], save: [outdated, stored(3)] }),
    async play({ actor }) {
      await shown(actor)
      write(actor, 'Epost', 'a@b.se')
      // The screen goes away meanwhile: what was begun is ended.
      const watch = actor.subscribe(snapshot => {
        if (!snapshot.matches('merging')) return
        watch.unsubscribe()
        actor.send({ type: 'form.leave' })
        actor.send({ type: 'draft.lost' })
      })
      actor.send(save)
      await settle()
      expect(stateOf(actor)).toBe('unchanged')
      expect(actor.getSnapshot().context.version).toBe(3)
    },
  },
  'both have changed the same: whose is to hold is chosen field by field': {
    live: live({
      load: [stored(1), stored(2, { Namn: 'Zenit', Epost: 'z@b.se', Sort: 'B', Antal: 5 })],
      save: [outdated, stored(3, { Namn: 'Akvarell', Epost: 'z@b.se', Sort: 'B', Antal: 5 })],
    }),
    async play({ actor }) {
      await shown(actor)
      write(actor, 'Namn', 'Akvarell')
      write(actor, 'Epost', 'a@b.se')
      set(actor, 'Antal', 5)
      actor.send(save)
      await settle()
      expect(isContested(actor.getSnapshot())).toBe(true)
      expect(conflicts(layout, actor.getSnapshot(), vault)).toEqual([
        { name: 'Namn', label: 'Namn', mine: 'Akvarell', theirs: 'Zenit', side: null },
        { name: 'Epost', label: 'E-post', mine: 'a@b.se', theirs: 'z@b.se', side: null },
      ])
      expect(actor.getSnapshot().context.taken).toEqual(['Sort'])
      actor.send(save)
      actor.send({ type: 'form.resolve', field: 'Namn', side: 'mine' })
      actor.send(save)
      expect(isContested(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'form.cancel' })
      expect([stateOf(actor), field(actor, 'Epost').text]).toEqual(['changed', 'a@b.se'])
      actor.send(save)
      actor.send({ type: 'form.resolve', field: 'Epost', side: 'theirs' })
      actor.send(save)
      expect(field(actor, 'Epost').text).toBe('z@b.se')
      await settle()
      expect([stateOf(actor), field(actor, 'Namn').text]).toEqual(['unchanged', 'Akvarell'])
    },
  },
  'what others have changed cannot be fetched: everything is kept, and it can be saved again': {
    live: live({ load: [stored(1), networkDown], save: [outdated] }),
    async play({ actor }) {
      await shown(actor)
      write(actor, 'Epost', 'a@b.se')
      actor.send(save)
      await settle()
      expect([stateOf(actor), field(actor, 'Epost').text]).toEqual(['changed', 'a@b.se'])
    },
  },
  'what it is used for besides saving refuses a field, until that changes or is taken back': {
    live: live({}),
    async play({ actor }) {
      const refuse = (fields: Record<string, string>) => actor.send({ type: 'form.refused', fields })
      refuse({ Epost: 'För tidigt.' })
      await shown(actor)
      expect(field(actor, 'Epost').problem).toBeUndefined()
      refuse({ Epost: 'Upptagen.' })
      expect(field(actor, 'Epost').problem).toBe('Upptagen.')
      refuse({})
      expect(field(actor, 'Epost').problem).toBeUndefined()
      refuse({ Epost: 'Upptagen.' })
      type(actor, 'Epost', 'a@b.se')
      expect(field(actor, 'Epost').problem).toBeUndefined()
    },
  },
  'refused for another version when there is none, it is not tried for ever': {
    live: live({ save: [outdated] }),
    async play({ actor }) {
      await shown(actor)
      write(actor, 'Epost', 'a@b.se')
      actor.send(save)
      await settle()
      expect([stateOf(actor), field(actor, 'Epost').text]).toEqual(['changed', 'a@b.se'])
    },
  },
  'saved elsewhere, it is fetched anew; what is being written is not interrupted': {
    live: live({ load: [stored(1), stored(2, { Antal: 2 }), stored(3, { Antal: 3 }), stored(4, { Epost: 'z@b.se' })] }),
    async play({ actor }) {
      await shown(actor)
      actor.send(elsewhere(1))
      expect(stateOf(actor)).toBe('unchanged')
      actor.send(elsewhere(2))
      await settle()
      expect(field(actor, 'Antal').text).toBe('2')
      type(actor, 'Epost', 'a')
      actor.send(elsewhere(2))
      expect(stateOf(actor)).toBe('changed')
      actor.send(elsewhere(null))
      type(actor, 'Epost', 'ab')
      await settle()
      expect([field(actor, 'Antal').text, field(actor, 'Epost').text, count(actor)]).toEqual(['3', 'ab', 1])
      actor.send({ type: 'form.reload' })
      await settle()
      expect(conflicts(layout, actor.getSnapshot(), vault)).toMatchObject([
        { name: 'Epost', mine: 'ab', theirs: 'z@b.se' },
      ])
      // Written as theirs is, there is nothing to choose.
      write(actor, 'Epost', 'z@b.se')
      expect(stateOf(actor)).toBe('unchanged')
    },
  },
  'removed elsewhere, everything typed is kept, and becomes that of a new one': {
    live: live({ load: [stored(7), gone, networkDown, stored(0, { Namn: '' })], save: [stored(1)] }),
    async play({ actor }) {
      await shown(actor)
      write(actor, 'Epost', 'a@b.se')
      type(actor, 'Start', 'i morgon bitti')
      actor.send(elsewhere(null))
      await settle()
      expect([stateOf(actor), isGone(actor.getSnapshot()), isAnew(actor.getSnapshot())]).toEqual(['gone', true, false])
      type(actor, 'Antal', '7')
      actor.send({ type: 'form.recreate', today })
      await settle()
      expect(stateOf(actor)).toBe('gone')
      actor.send({ type: 'form.recreate', today })
      expect(isRecreating(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'unsaved.save', id: 'form' })
      await settle()
      expect([stateOf(actor), isGone(actor.getSnapshot()), isAnew(actor.getSnapshot())]).toEqual([
        'changed',
        false,
        true,
      ])
      const texts = ['Namn', 'Epost', 'Start', 'Antal'].map(name => field(actor, name).text)
      expect(texts).toEqual(['Nordsken', 'a@b.se', 'i morgon bitti', '7'])
      write(actor, 'Start', '2026-01-07')
      actor.send(save)
      await settle()
      expect([stateOf(actor), isAnew(actor.getSnapshot())]).toEqual(['unchanged', false])
    },
  },
  'removed elsewhere while it is only read, it stays on display until it is there again': {
    live: live({ load: [stored(1), gone, gone, stored(1, { Antal: 4 })] }),
    async play({ actor }) {
      await shown(actor)
      actor.send(elsewhere(null))
      await settle()
      expect([stateOf(actor), field(actor, 'Namn').text]).toEqual(['gone', 'Nordsken'])
      write(actor, 'Epost', 'a@b.se')
      actor.send({ type: 'form.discard' })
      actor.send(answered('confirmed'))
      expect([stateOf(actor), count(actor)]).toEqual(['gone', 0])
      actor.send({ type: 'unsaved.save', id: 'form' })
      expect(stateOf(actor)).toBe('gone')
      actor.send(show)
      await settle()
      expect(stateOf(actor)).toBe('gone')
      actor.send(elsewhere(1))
      await settle()
      expect([stateOf(actor), field(actor, 'Antal').text]).toEqual(['unchanged', '4'])
    },
  },
  'removed elsewhere while it is saved, or before others are merged, everything typed is kept': {
    live: live({ load: [stored(1), stored(2), gone, stored(0)], save: [gone, outdated] }),
    async play({ actor }) {
      await shown(actor)
      write(actor, 'Epost', 'a@b.se')
      actor.send(save)
      await settle()
      expect([stateOf(actor), field(actor, 'Epost').text]).toEqual(['gone', 'a@b.se'])
      actor.send(elsewhere(2))
      await settle()
      actor.send(save)
      await settle()
      expect([stateOf(actor), field(actor, 'Epost').text]).toEqual(['gone', 'a@b.se'])
      actor.send(save)
      await settle()
      expect([stateOf(actor), field(actor, 'Epost').text]).toEqual(['changed', 'a@b.se'])
    },
  },
  'what is gone before it has been shown cannot be fetched': {
    live: live({ load: [gone] }),
    async play({ actor }) {
      await shown(actor)
      expect(stateOf(actor)).toBe('failed')
    },
  },
  'what is chosen holds until somebody changes that again': {
    live: live({
      load: [
        stored(1),
        stored(2, { Namn: 'Zenit', Start: '2026-02-01' }),
        stored(3, { Namn: 'Boreal', Start: '2026-02-01' }),
      ],
      save: [outdated, outdated],
    }),
    async play({ actor }) {
      await shown(actor)
      write(actor, 'Namn', 'Akvarell')
      type(actor, 'Start', '31')
      leave(actor, 'Start')
      actor.send({ type: 'form.reload' })
      await settle()
      expect(conflicts(layout, actor.getSnapshot(), vault).map(({ name, mine }) => [name, mine])).toEqual([
        ['Namn', 'Akvarell'],
        ['Start', '31'],
      ])
      actor.send(save)
      actor.send({ type: 'form.resolve', field: 'Start', side: 'theirs' })
      actor.send({ type: 'form.cancel' })
      actor.send({ type: 'form.reload' })
      await settle()
      expect(conflicts(layout, actor.getSnapshot(), vault).map(({ name, side }) => [name, side])).toEqual([
        ['Namn', null],
        ['Start', 'theirs'],
      ])
      actor.send(save)
      actor.send({ type: 'form.resolve', field: 'Namn', side: 'theirs' })
      actor.send(save)
      expect([stateOf(actor), field(actor, 'Start').text]).toEqual(['unchanged', '2026-02-01'])
    },
  },
  'a personal number is known by its reference, and is read, checked and compared all the same': {
    live: live({ load: [stored(1, { Person: '198112189876' })], save: [stored(2, { Person: '200002290013' })] }),
    async play({ actor }) {
      await shown(actor)
      expect(field(actor, 'Person')).toMatchObject({ text: '19811218-9876', problem: undefined })
      typeNumber(actor, '19811218-98')
      leave(actor, 'Person')
      expect(field(actor, 'Person')).toMatchObject({
        text: '19811218-98',
        problem: 'Felaktigt personnummer/sammordningsnummer.',
      })
      actor.send(save)
      typeNumber(actor, '19811218-9876')
      expect([count(actor), field(actor, 'Person').problem]).toEqual([0, undefined])
      typeNumber(actor, '811218-9876')
      expect([stateOf(actor), field(actor, 'Person').text]).toEqual(['changed', '811218-9876'])
      leave(actor, 'Person')
      expect([stateOf(actor), field(actor, 'Person').text]).toEqual(['unchanged', '19811218-9876'])
      set(actor, 'Use', true)
      set(actor, 'Tom', '2027-12-31')
      typeNumber(actor, ' ')
      leave(actor, 'Person')
      expect(field(actor, 'Person')).toMatchObject({ text: '', problem: 'Personnummer är obligatoriskt.' })
      typeNumber(actor, '900229+9999')
      set(actor, 'Use', false)
      actor.send(save)
      expect(stateOf(actor)).toBe('changed')
      typeNumber(actor, '20000229-0013')
      actor.send(save)
      await settle()
      expect([stateOf(actor), field(actor, 'Person').text]).toEqual(['unchanged', '20000229-0013'])
    },
  },
  'of a personal number that both have changed, whose is to hold is chosen by what they are': {
    live: live({
      load: [stored(1, { Person: '198112189876' }), stored(2, { Person: '191212121212' })],
      save: [outdated, stored(3, { Person: '200002290013' })],
    }),
    async play({ actor }) {
      await shown(actor)
      typeNumber(actor, '000229-0013')
      actor.send(save)
      await settle()
      expect(conflicts(layout, actor.getSnapshot(), vault)).toMatchObject([
        { name: 'Person', mine: '20000229-0013', theirs: '19121212-1212' },
      ])
      actor.send({ type: 'form.resolve', field: 'Person', side: 'mine' })
      actor.send(save)
      await settle()
      expect([stateOf(actor), field(actor, 'Person').text]).toEqual(['unchanged', '20000229-0013'])
    },
  },
  'a personal number that the vault has lost is asked for again, and nothing is saved': {
    live: live({ save: [stored(2, { Person: '198112189876' })] }),
    async play({ actor }) {
      await shown(actor)
      typeNumber(actor, '19811218-9876')
      leave(actor, 'Person')
      write(actor, 'Epost', 'a@b.se')
      vault.forgetAll()
      actor.send(save)
      await settle()
      expect([stateOf(actor), field(actor, 'Person'), field(actor, 'Epost').text]).toMatchObject([
        'changed',
        { text: '', problem: 'Numret sparades inte. Skriv det en gång till.' },
        'a@b.se',
      ])
      typeNumber(actor, '19811218-9876')
      actor.send(save)
      await settle()
      expect(stateOf(actor)).toBe('unchanged')
    },
  },
  'restored with changes, it is fetched anew when it is shown': {
    live: live({ load: [stored(1), stored(2, { Antal: 2 })] }),
    async play({ actor }) {
      await shown(actor)
      write(actor, 'Epost', 'a@b.se')
      await shown(actor)
      expect([stateOf(actor), field(actor, 'Antal').text, field(actor, 'Epost').text]).toEqual([
        'changed',
        '2',
        'a@b.se',
      ])
    },
  },
  'what may not be read is not tried again until it is shown': {
    live: live({ load: [stored(1), forbidden, stored(2)] }),
    async play({ actor }) {
      await shown(actor)
      actor.send(elsewhere(2))
      await settle()
      expect([isForbidden(actor.getSnapshot()), isLoaded(actor.getSnapshot())]).toEqual([true, false])
      await shown(actor)
      expect(stateOf(actor)).toBe('unchanged')
    },
  },
  'it is fetched anew while it is shown, and what is written then is kept': {
    live: live(),
    async play({ actor }) {
      await shown(actor)
      actor.send(show)
      type(actor, 'Epost', 'a')
      expect(stateOf(actor)).toBe('changed')
      actor.send({ type: 'form.discard' })
      actor.send(answered('confirmed'))
      actor.send({ type: 'form.reload' })
      set(actor, 'Antal', 4)
      await settle()
      expect([stateOf(actor), field(actor, 'Antal').text]).toEqual(['changed', '4'])
    },
  },
  'while it is fetched anew it can be discarded and saved': {
    live: live({
      load: [stored(1), networkDown, stored(2)],
      save: [stored(3, { Epost: 'a' }), stored(4, { Epost: 'b' })],
    }),
    async play({ actor }) {
      await shown(actor)
      type(actor, 'Epost', 'a')
      actor.send({ type: 'form.reload' })
      await settle()
      expect(stateOf(actor)).toBe('changed')
      actor.send({ type: 'form.reload' })
      actor.send({ type: 'form.discard' })
      actor.send(answered('confirmed'))
      expect(stateOf(actor)).toBe('loading')
      await settle()
      type(actor, 'Epost', 'a')
      actor.send({ type: 'form.reload' })
      actor.send(save)
      await settle()
      expect(stateOf(actor)).toBe('unchanged')
      type(actor, 'Epost', 'b')
      actor.send({ type: 'form.reload' })
      actor.send({ type: 'unsaved.save', id: 'form' })
      await settle()
      expect(stateOf(actor)).toBe('unchanged')
    },
  },
})

const saves = async (world: World, name: string) => {
  const sent: Pick<FormSave, 'Version' | 'changes'>[] = []
  const reported: string[] = []
  await run(flow, { live: live({ ...world, sent, reported }), play: scenarios[name]?.play ?? settle })
  return { sent, reported }
}

describe('a form', () => {
  verifyFlow(flow, { spec: import.meta.url, scenarios })

  it('sends only what differs, as it travels, and once', async () => {
    const { sent, reported } = await saves(
      { save: [stored(2, { Start: '2026-01-07', Sort: 'B' })] },
      'only what differs is saved, once, with the version that it was changed from',
    )
    expect(sent).toEqual([{ Version: 1, changes: { Start: '2026-01-07', Sort: 'B' } }])
    expect(reported).toEqual(['saved'])
  })

  it('sends all that a new one differs in, when what somebody else has removed is created again', async () => {
    const { sent } = await saves(
      { load: [stored(7), gone, networkDown, stored(0, { Namn: '' })], save: [stored(1)] },
      'removed elsewhere, everything typed is kept, and becomes that of a new one',
    )
    expect(sent).toEqual([
      { Version: 0, changes: { Namn: 'Nordsken', Epost: 'a@b.se', Start: '2026-01-07', Antal: 7 } },
    ])
  })

  it('that had nothing written before a reload is not there until it has been fetched', async () => {
    let isChecked = false
    await run(flow, {
      live: live(),
      async play({ actor }) {
        await shown(actor)
        const whole = actor.getSnapshot()
        const context = { ...whole.context, version: 1, original: {}, values: {}, isPartial: true }
        const left = Object.assign(Object.create(whole), { context: { ...context, ...resumed(layout, context, 10) } })
        expect([isLoaded(left), storedUnder(left, context.id)]).toEqual([false, null])
        isChecked = true
      },
    })
    expect(isChecked).toBe(true)
  })

  it('says with its page and card what is refused of a field that is not on display', async () => {
    const { reported } = await saves(
      { save: [refused({ Epost: 'Upptagen.' }), refused({ Annat: 'Annat är obligatoriskt.' }), networkDown] },
      'what is refused of a field lands on it, and anything else is reported; everything typed is kept',
    )
    expect(reported).toEqual(['Andra, Tre: Annat är obligatoriskt.', 'network'])
  })

  it('sends a personal number itself, without its dash, and its flow never knows it', async () => {
    const name = 'a personal number is known by its reference, and is read, checked and compared all the same'
    const { sent } = await saves(
      { load: [stored(1, { Person: '198112189876' })], save: [stored(2, { Person: '200002290013' })] },
      name,
    )
    expect(sent).toEqual([{ Version: 1, changes: { Tom: '2027-12-31', Person: '200002290013' } }])
    const lost = await saves({}, 'a personal number that the vault has lost is asked for again, and nothing is saved')
    expect(lost.sent).toEqual([{ Version: 1, changes: { Epost: 'a@b.se', Person: '198112189876' } }])
  })

  it('never sends what others have saved over it', async () => {
    const world = {
      load: [stored(1), stored(2, { Namn: 'Zenit', Epost: 'z@b.se', Sort: 'B', Antal: 5 })],
      save: [outdated, stored(3, { Namn: 'Akvarell', Epost: 'z@b.se', Sort: 'B', Antal: 5 })],
    }
    const { sent } = await saves(world, 'both have changed the same: whose is to hold is chosen field by field')
    expect(sent).toEqual([
      { Version: 1, changes: { Namn: 'Akvarell', Epost: 'a@b.se', Antal: 5 } },
      { Version: 2, changes: { Namn: 'Akvarell' } },
    ])
  })

  it('keeps the state of a field the same while others are written in', async () => {
    const actor = createActor(live()(), { input: { id: 'nordsken' } }).start()
    await shown(actor)
    const select = fieldState(layout, 'Namn', vault)
    const before = select(actor.getSnapshot())
    type(actor, 'Epost', 'a')
    leave(actor, 'Epost')
    set(actor, 'Use', true)
    expect(select(actor.getSnapshot())).toBe(before)
    type(actor, 'Namn', 'Z')
    expect(select(actor.getSnapshot())).not.toBe(before)
    actor.stop()
  })

  it('has the same changes while more is typed in the same fields, and only then', async () => {
    const actor = createActor(live()(), { input: { id: 'nordsken' } }).start()
    await shown(actor)
    const isSameAfter = (...acts: (() => void)[]) => {
      const before = actor.getSnapshot()
      for (const act of acts) act()
      return hasSameChanges(before, actor.getSnapshot())
    }
    expect(isSameAfter(() => type(actor, 'Epost', 'a'))).toBe(false)
    expect(isSameAfter(() => type(actor, 'Epost', 'ab'))).toBe(true)
    const toAnotherField = [() => type(actor, 'Epost', ''), () => type(actor, 'Namn', 'Z')]
    expect(isSameAfter(...toAnotherField)).toBe(false)
    expect(isSameAfter(() => type(actor, 'Epost', 'a'))).toBe(false)
    expect(isSameAfter(() => leave(actor, 'Epost'))).toBe(false)
    expect(isSameAfter(() => set(actor, 'Use', true))).toBe(false)
    actor.send({ type: 'form.discard' })
    expect(isSameAfter(() => actor.send(answered('confirmed')))).toBe(false)
    actor.stop()
  })

  it('tells what others have changed, and `unsavedChanges` what came of the saving that it asked for', async () => {
    const heard: { type: string; text?: string }[] = []
    const ear = setup({ types: { events: {} as UnsavedChangesEvent } }).createMachine({
      on: { '*': { actions: ({ event }) => void heard.push(event) } },
    })
    const load = [stored(1), stored(2, { Antal: 2, Sort: 'B' })]
    const saving = [refused({ Epost: 'Upptagen.' }), networkDown, outdated, stored(3, { Antal: 2, Sort: 'B' })]
    const keys: string[] = []
    const root = createActor(
      setup({ actors: { ear, form: live({ load, save: saving, keys })() } }).createMachine({
        invoke: [
          { src: 'ear', id: 'unsavedChanges', systemId: 'unsavedChanges' },
          { src: 'ear', id: 'snackbar', systemId: 'snackbar' },
          { src: 'form', id: 'form', systemId: 'form', input: { id: 'nordsken' } },
        ],
      }),
    ).start()
    const actor = root.system.get('form') as ActorRefFrom<FormMachine> as Form
    await shown(actor)
    write(actor, 'Namn', '')
    actor.send({ type: 'unsaved.save', id: 'form' })
    write(actor, 'Namn', 'Zenit')
    for (let time = 0; time < 3; time++) {
      actor.send({ type: 'unsaved.save', id: 'form' })
      await settle()
    }
    expect(heard.map(({ type: said, text }) => text ?? said)).toEqual([
      'unsaved.failed',
      'unsaved.failed',
      'unsaved.failed',
      'Någon annan har ändrat ”Antal”, ”Sortering”. Ändringen har hämtats.',
      'unsaved.saved',
    ])
    // The same save of the same version; then that of another version.
    expect(keys).toEqual(['shown.1', 'shown.1', 'shown.1', 'shown.4'])
    root.stop()
  })
})

it('a journal of version 3, from before drafts were offered back, is read as it is', () => {
  const events = [
    { type: 'xstate.init', input: { id: 'one' } },
    show,
    { type: 'xstate.done.actor.load', output: sealed(stored(1)), actorId: 'load' },
    { type: 'form.type', field: 'Namn', text: 'Zenit' },
  ]
  const entries = events.map((event, place) => ({
    seq: place + 1,
    at: place,
    stream: 'form',
    machine: 'form',
    version: 3,
    event,
  }))
  const replayed = replay(flow, entries)
  if (replayed.tag === 'failure') throw new Error(replayed.failure)
  expect(replayed.value.snapshot).toMatchObject({
    value: 'changed',
    context: { typed: { Namn: 'Zenit' }, writtenAt: null },
  })
  // Version 5 has another name for what tells the time of the draft.
  const resumed = replay(flow, [
    ...entries.map(entry => ({ ...entry, version: 4 })),
    { seq: 9, at: 9, stream: 'form', machine: 'form', version: 4, event: { type: 'form.resumed', at: 1_000 } },
  ])
  if (resumed.tag === 'failure') throw new Error(resumed.failure)
  expect(resumed.value.snapshot).toMatchObject({ context: { writtenAt: 1_000 } })
  // One that no upcaster leads from is not.
  expect(
    replay(
      flow,
      entries.map(entry => ({ ...entry, version: 2 })),
    ),
  ).toMatchObject({ tag: 'failure' })
})
