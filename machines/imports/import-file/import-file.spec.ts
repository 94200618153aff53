import { describe, expect } from 'vitest'
import { errors } from '#contracts/errors.ts'
import type { ImportCounts } from '#contracts/imports/shapes.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import { inTurn, networkDown, sessionOver } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { importFileFlow, importFileMachine } from './import-file.machine.ts'
import { importFilePorts } from './import-file.ports.ts'
import * as select from './import-file.select.ts'
import type { ReadSummary } from './import-file.types.ts'

const counts: ImportCounts = { Nya: 3, Andrade: 2, Oforandrade: 5 }
const read = (more: Partial<ReadSummary> = {}): Result<ReadSummary> =>
  ok({ preview: 'secret:2' as SecretRef, counts, wrong: 0, missing: 0, columns: [{ field: 'AnstNr', at: 0 }], ...more })
const refused = failure({ tag: 'backend', ...errors.importFileRefused } as const)
const outdated = failure({ tag: 'backend', ...errors.importOutdated } as const)

interface Answers {
  readonly reads?: readonly Result<ReadSummary>[]
  readonly stores?: readonly Result<ImportCounts>[]
  readonly removes?: readonly Result<null>[]
}

const live =
  ({ reads = [read()], stores = [ok(counts)], removes = [ok(null)] }: Answers = {}) =>
  () =>
    importFileMachine.provide({
      actors: {
        readFile: answer(importFilePorts.readFile, inTurn(...reads)),
        storeFile: answer(importFilePorts.storeFile, inTurn(...stores)),
        removeImport: answer(importFilePorts.removeImport, inTurn(...removes)),
      },
    })

const file = { type: 'import.read', name: 'lön.csv', content: 'secret:1' as SecretRef } as const
const accept = { type: 'import.accept', key: 'nyckel-1' } as const
const restart = { type: 'import.restart' } as const
const remove = { type: 'import.remove', number: 4, fileName: 'lön.csv', idempotencyKey: 'nyckel-2' } as const
const reply = (said: 'confirmed' | 'cancelled') =>
  ({ type: 'confirm.answered', id: 'remove-import', answer: said }) as const

const scenarios: Scenarios<typeof importFileMachine> = {
  'a file is refused, read, and stored on the second attempt': {
    live: live({ reads: [refused, read()], stores: [networkDown, ok(counts)] }),
    async play({ actor }) {
      const now = () => actor.getSnapshot()
      actor.send({ type: 'import.choose', definition: 'PER' })
      actor.send(file)
      expect([select.step(now()), select.isReading(now())]).toEqual(['choosing', true])
      await settle()
      expect(select.failureMessage(now())).toBe(errors.importFileRefused.message)
      expect([select.file(now()), select.definition(now())]).toEqual([null, 'PER'])
      actor.send(file)
      await settle()
      expect([select.step(now()), select.read(now())?.counts]).toEqual(['previewing', counts])
      expect(select.failureMessage(now())).toBeUndefined()
      actor.send(accept)
      expect(select.isStoring(now())).toBe(true)
      const key = now().context.intent?.key
      await settle()
      expect(select.step(now())).toBe('previewing')
      actor.send({ ...accept, key: 'en annan' })
      expect(now().context.intent?.key).toBe(key)
      await settle()
      expect([select.step(now()), select.done(now()), select.changes(now())]).toEqual(['done', counts, 1])
      actor.send(restart)
      expect([select.step(now()), select.done(now()), select.definition(now())]).toEqual(['choosing', null, 'PER'])
    },
  },
  'columns are chosen, and a field has one column': {
    live: live({ reads: [read({ missing: 1, wrong: 1 }), read({ missing: 1, wrong: 1 }), read()] }),
    async play({ actor }) {
      const now = () => actor.getSnapshot()
      actor.send(file)
      await settle()
      expect([select.step(now()), select.columns(now())]).toEqual(['mapping', [{ field: 'AnstNr', at: 0 }]])
      actor.send({ type: 'import.column', field: 'Fornamn', at: 0 })
      actor.send({ type: 'import.column', field: 'AnstNr', at: 1 })
      actor.send({ type: 'import.column', field: 'Epost', at: 2 })
      actor.send({ type: 'import.column', field: 'Epost', at: -1 })
      expect(select.columns(now())).toEqual([
        { field: 'Fornamn', at: 0 },
        { field: 'AnstNr', at: 1 },
      ])
      actor.send({ type: 'import.reread' })
      await settle()
      // What is missing still is told at the rows: the choice does not come back by itself.
      expect([select.step(now()), select.read(now())?.wrong]).toEqual(['previewing', 1])
      actor.send({ type: 'import.remap' })
      expect([select.step(now()), select.columns(now()).length]).toEqual(['mapping', 2])
      actor.send(restart)
      actor.send(file)
      await settle()
      actor.send(restart)
      expect(select.step(now())).toBe('choosing')
    },
  },
  'wrong rows are not stored, and what no longer holds is read again': {
    live: live({ reads: [read({ wrong: 1 }), read(), read({ wrong: 1 })], stores: [outdated] }),
    async play({ actor }) {
      const now = () => actor.getSnapshot()
      actor.send(file)
      await settle()
      actor.send(accept)
      expect(select.isStoring(now())).toBe(false)
      actor.send(restart)
      actor.send(file)
      await settle()
      actor.send(accept)
      await settle()
      expect([select.step(now()), select.read(now())?.wrong]).toEqual(['previewing', 1])
      expect(select.failureMessage(now())).toBe(errors.importOutdated.message)
    },
  },
  'a session that is over while reading': {
    live: live({ reads: [sessionOver] }),
    async play({ actor }) {
      actor.send(file)
      await settle()
      expect([select.step(actor.getSnapshot()), select.file(actor.getSnapshot())]).toEqual(['choosing', null])
    },
  },
  'a session that is over while storing': {
    live: live({ stores: [sessionOver] }),
    async play({ actor }) {
      actor.send(file)
      await settle()
      actor.send(accept)
      await settle()
      expect(select.step(actor.getSnapshot())).toBe('previewing')
    },
  },
  'an import is to be removed, and is not; then it fails, then it is': {
    live: live({ removes: [networkDown, ok(null)] }),
    async play({ actor }) {
      actor.send(remove)
      actor.send(reply('cancelled'))
      expect(select.changes(actor.getSnapshot())).toBe(0)
      for (const changes of [0, 1]) {
        actor.send(remove)
        actor.send(reply('confirmed'))
        await settle()
        expect(select.changes(actor.getSnapshot())).toBe(changes)
      }
    },
  },
}

describe('the import of a file', () => {
  verifyFlow(importFileFlow, { spec: import.meta.url, scenarios })
})
