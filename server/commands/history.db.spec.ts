import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDemoDatabase, type TestDatabase } from '../backend/platform/database/test-database.ts'
import { history } from './history.ts'
import { runHere, runProgram, urlOf } from './testing.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createDemoDatabase()
})
afterAll(() => test.drop())

it('says that every licence’s history is whole, and names what is not', async () => {
  const env = { DATABASE_URL: urlOf(test) }
  const whole = await runProgram('history', [], env)
  expect([whole.code, whole.err]).toEqual([0, ''])
  expect(whole.out).toMatch(/^WEB100200: \d+ events, whole, ends with [0-9a-f]{64}$/m)

  await test.asOwner(
    `alter table event disable trigger refuse_change; alter table event no force row level security;
     update event set actor = 'x' where seq = (select min(seq) from event where lic_nr = 'WEB100200');
     alter table event force row level security; alter table event enable trigger refuse_change`,
  )
  const broken = await runHere(history, [], env)
  expect(broken.code).toBe(1)
  expect(broken.out).toMatch(/^WEB100200: \d+ events, 1 breaks.*\n {2}event \d+, .*: Händelsen har ändrats/m)
})
