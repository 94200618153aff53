import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import { inTurn, networkDown, sessionOver } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { employeeFilesFlow, employeeFilesMachine } from './employee-files.machine.ts'
import { employeeFilesPorts } from './employee-files.ports.ts'
import {
  changedDocument,
  changes,
  failureMessage,
  hasFile,
  isRemoving,
  isSaving,
  openKind,
} from './employee-files.select.ts'
import type { FileKind } from './employee-files.types.ts'

const live = (answers: readonly Result<null>[] = [ok(null)], keys: string[] = []) => {
  const next = inTurn(...answers)
  const noted = ({ input }: { readonly input: { readonly idempotencyKey: string } }) => {
    keys.push(input.idempotencyKey)
    return next()
  }
  return employeeFilesMachine.provide({
    actors: {
      saveFile: answer(employeeFilesPorts.saveFile, noted),
      removeFile: answer(employeeFilesPorts.removeFile, noted),
    },
  })
}

const anna = { register: 'employees', number: '101' } as const
/** A client with the same number. */
const elsa = { register: 'clients', number: '101', kind: 'picture' } as const
const open = (kind: FileKind = 'document') => ({ type: 'files.open', ...anna, kind }) as const
const submit = (idempotencyKey = 'one') =>
  ({ type: 'files.submit', body: 'secret:1' as SecretRef, size: 14, idempotencyKey }) as const
const remove = (idempotencyKey: string, kind: FileKind = 'document') =>
  ({ type: 'files.remove', ...anna, kind, Id: kind === 'document' ? 'a' : '', idempotencyKey }) as const
const say = (reply: 'confirmed' | 'cancelled', id = 'removeEmployeeFile') =>
  ({ type: 'confirm.answered', id, answer: reply }) as const
const refused = failure({ tag: 'backend' as const, ...errors.documentRefused })

const repeated = 'an upload whose answer was lost is sent again'
const replaced = 'another file of the same size is another upload, although the first has no answer'
const removed = 'a document is removed once somebody has said so'
const ofAnother = 'the picture of an employee with the number of a client is another removal'
const scenarios: Scenarios<typeof employeeFilesMachine> = {
  'a document is refused, and another saved': {
    live: () => live([refused, ok(null)]),
    async play({ actor }) {
      actor.send(open())
      actor.send(submit())
      expect([openKind(actor.getSnapshot()), isSaving(actor.getSnapshot())]).toEqual(['document', true])
      await settle()
      expect(failureMessage(actor.getSnapshot())).toBe(errors.documentRefused.message)
      actor.send({ type: 'files.edit', hasFile: true })
      expect([hasFile(actor.getSnapshot()), failureMessage(actor.getSnapshot())]).toEqual([true, undefined])
      actor.send(submit('two'))
      await settle()
      expect([openKind(actor.getSnapshot()), changes(actor.getSnapshot())]).toEqual([null, 1])
    },
  },
  [repeated]: {
    live: () => live([networkDown, ok(null)]),
    async play({ actor }) {
      actor.send(open('picture'))
      actor.send(submit('one'))
      await settle()
      actor.send(submit('two'))
      await settle()
      expect(openKind(actor.getSnapshot())).toBeNull()
    },
  },
  [replaced]: {
    live: () => live([networkDown, ok(null)]),
    async play({ actor }) {
      actor.send(open())
      actor.send(submit('one'))
      await settle()
      actor.send({ type: 'files.edit', hasFile: true })
      actor.send(submit('two'))
      await settle()
      expect(openKind(actor.getSnapshot())).toBeNull()
    },
  },
  'a session that is over closes the dialog': {
    live: () => live([sessionOver]),
    async play({ actor }) {
      actor.send(open())
      actor.send(submit())
      await settle()
      expect(openKind(actor.getSnapshot())).toBeNull()
    },
  },
  'none is chosen': {
    live: () => live(),
    play({ actor }) {
      actor.send(open('picture'))
      actor.send({ type: 'files.edit', hasFile: true })
      actor.send({ type: 'files.close' })
      expect([openKind(actor.getSnapshot()), hasFile(actor.getSnapshot())]).toEqual([null, false])
    },
  },
  'a document gets another title, and a new one is added after it': {
    live: () => live([ok(null), ok(null)]),
    async play({ actor }) {
      actor.send({ ...open(), Id: 'a' })
      expect(changedDocument(actor.getSnapshot())).toBe('a')
      actor.send(submit())
      await settle()
      actor.send(open())
      expect(changedDocument(actor.getSnapshot())).toBe('')
      actor.send(submit('two'))
      await settle()
      expect(changes(actor.getSnapshot())).toBe(2)
    },
  },
  [removed]: {
    live: () => live([networkDown, ok(null)]),
    async play({ actor }) {
      for (const [key, reply] of [
        ['one', 'cancelled'],
        ['two', 'confirmed'],
        ['three', 'confirmed'],
      ] as const) {
        actor.send(remove(key))
        actor.send(say(reply))
        expect(isRemoving(actor.getSnapshot())).toBe(reply === 'confirmed')
        await settle()
      }
      expect(changes(actor.getSnapshot())).toBe(1)
    },
  },
  [ofAnother]: {
    live: () => live([networkDown, ok(null)]),
    async play({ actor }) {
      actor.send({ ...remove('one', 'picture'), ...elsa })
      actor.send(say('confirmed'))
      await settle()
      actor.send(remove('two', 'picture'))
      actor.send(say('confirmed'))
      await settle()
      expect(changes(actor.getSnapshot())).toBe(1)
    },
  },
  'the answer to another question removes nothing': {
    live: () => live(),
    async play({ actor }) {
      actor.send(remove('one', 'picture'))
      actor.send(say('confirmed', 'somethingElse'))
      await settle()
      expect(changes(actor.getSnapshot())).toBe(0)
    },
  },
}

describe('the flow of files of employees', () => {
  verifyFlow(employeeFilesFlow, { spec: import.meta.url, scenarios })

  it.each([
    [repeated, [networkDown, ok(null)], ['one', 'one']],
    [replaced, [networkDown, ok(null)], ['one', 'two']],
    [removed, [networkDown, ok(null)], ['two', 'two']],
    [ofAnother, [networkDown, ok(null)], ['one', 'two']],
  ])('%s: its keys tell', async (name, answers, expected) => {
    const keys: string[] = []
    const scenario = scenarios[name]
    if (!scenario) throw new Error('no scenario')
    await run(employeeFilesFlow, { ...scenario, live: () => live(answers, keys) })
    expect(keys).toEqual(expected)
  })

  it('says what has happened to which kind of file, and has the person fetched anew', async () => {
    const heard: string[] = []
    const ear = setup({}).createMachine({
      on: { '*': { actions: ({ event }) => void heard.push((event as { text?: string }).text ?? event.type) } },
    })
    const root = setup({
      actors: {
        employeeView: ear,
        clientsForm: ear,
        snackbar: ear,
        confirm: ear,
        employeeFiles: live([ok(null), ok(null), ok(null)]),
      },
    }).createMachine({
      invoke: (['employeeView', 'clientsForm', 'snackbar', 'confirm', 'employeeFiles'] as const).map(id => ({
        id,
        systemId: id,
        src: id,
      })),
    })
    const flow = createActor(root).start().system.get('employeeFiles')
    flow.send(open('picture'))
    flow.send(submit())
    await settle()
    flow.send(remove('two'))
    flow.send(say('confirmed'))
    await settle()
    flow.send({ type: 'files.open', ...elsa })
    flow.send(submit('three'))
    await settle()
    expect(heard).toEqual([
      'Bilden har sparats.',
      'view.reload',
      'Filen tas bort och kan inte hämtas tillbaka.',
      'Dokumentet har tagits bort.',
      'view.reload',
      'Bilden har sparats.',
      'form.reload',
    ])
  })
})
