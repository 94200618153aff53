import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { header, markerValue } from '#contracts/headers.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/test-database.ts'
import { hashPassword } from '../../../sign-in/session/password.ts'
import { type Backend, startBackend } from '../../../start.ts'
import { testClock } from '../../../testing.ts'
import { type Attacker, makeAttackers, signInAs } from './attackers.ts'
import { type KnownIds, readIds } from './attempts.ts'
import { canaryText, type Owner } from './canaries.ts'
import { ownersOfIds } from './victims.ts'
import { makeWorld, usedKey, usedRequest, type World } from './world.ts'

/** A backend on a database with two licences, and the attackers of one of them. */
export interface Stage {
  readonly test: TestDatabase
  readonly world: World
  readonly backend: Backend
  readonly attackers: readonly Attacker[]
  readonly ids: KnownIds
  readonly owners: ReadonlyMap<string, Owner>
  readonly now: Date
  close(): Promise<void>
}

/** Makes every victim use its key of idempotency, and puts its name in the stored answer. */
async function writeWithKeys({ url }: Backend, test: TestDatabase, { owner, places }: World): Promise<void> {
  const { method, path } = usedRequest
  for (const { login, licNr, owner: of } of places) {
    if (!/^post\.(b|a\.kollega)/.test(of)) continue
    const cookie = await signInAs(test, login, licNr, now())
    const headers = { [header.marker]: markerValue, [header.idempotencyKey]: usedKey(login), cookie }
    await fetch(`${url}/api${path}`, { method, headers })
    const response = JSON.stringify({ body: JSON.stringify({ data: canaryText(of, 'svar') }) })
    await owner.query('update idempotency_key set response = $1 where key = $2', [response, usedKey(login)])
  }
}

const { now } = testClock()
/** Nobody knows the password. It is the same everywhere, since a hash takes long. */
const passwordHash = hashPassword(randomUUID())

export async function setStage(): Promise<Stage> {
  const test = await createTestDatabase()
  const world = await makeWorld(test, await passwordHash)
  const attackers = await makeAttackers(test, world, now())
  const [ids, owners] = [await readIds(world), await ownersOfIds(world)]
  const backend = await startBackend({
    host: '127.0.0.1',
    port: 0,
    database: test.database,
    log: pino({ level: 'silent' }),
    buildId: 'spec',
    secureCookies: false,
    clock: now,
    checkAnswers: true,
    requestsPerMinute: 1e9,
    keyRequestsPerMinute: 1e9,
    bankId: 'simulated',
    demoRequestsTo: 'PROVA',
    copyLicences: { cloning: ['PROVA'], support: [] },
    jobTiming: { poll: 50, beat: 100, takeOver: 1_500 },
  })
  await writeWithKeys(backend, test, world)
  return {
    test,
    world,
    backend,
    attackers,
    ids,
    owners,
    now: now(),
    async close() {
      await backend.close()
      await world.owner.end()
      await test.drop()
    },
  }
}
