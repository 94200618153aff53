import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDemoDatabase, type TestDatabase } from '../backend/platform/database/test-database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createDemoDatabase()
})
afterAll(() => test.drop())

/** Runs the command as `npm run history:verify` does. */
function verify(): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const { host, port, user, database } = test.address
  const url = `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  const options = { env: { ...process.env, DATABASE_URL: url } }
  return new Promise(resolve =>
    execFile(process.execPath, [join(import.meta.dirname, '../command.ts'), 'history'], options, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    ),
  )
}

it('says that every licence’s history is whole, and names what is not', async () => {
  const whole = await verify()
  expect([whole.code, whole.err]).toEqual([0, ''])
  expect(whole.out).toMatch(/^WEB100200: \d+ events, whole, ends with [0-9a-f]{64}$/m)

  await test.asOwner(
    `alter table event disable trigger refuse_change; alter table event no force row level security;
     update event set actor = 'x' where seq = (select min(seq) from event where lic_nr = 'WEB100200');
     alter table event force row level security; alter table event enable trigger refuse_change`,
  )
  const broken = await verify()
  expect(broken.code).toBe(1)
  expect(broken.out).toMatch(/^WEB100200: \d+ events, 1 breaks.*\n {2}event \d+, .*: Händelsen har ändrats/m)
})
