import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sizeOf } from '#tests/harness/thorough.ts'
import { keyOf } from '../backend/copies/testing.ts'
import { seedDemoData } from '../backend/demo/seed.ts'
import { openDatabase } from '../backend/platform/database/connect.ts'
import { migrate } from '../backend/platform/database/migrate.ts'
import { startCluster } from '../backend/platform/database/supervisor/cluster.ts'
import { startTestBackend, type TestBackend } from '../backend/testing.ts'
import { replay } from './replay.ts'
import { runHere, runProgram, urlOf } from './testing.ts'

let stage: TestBackend
beforeAll(async () => {
  stage = await startTestBackend()
  const lic = await stage.signedIn('lic')
  const { body } = await lic.ask('/companyInfo/akvarell')
  const { Version } = (body.data as { Settings: { Version: number } }).Settings
  await lic.ask('/companyInfo/akvarell', { method: 'PUT', body: { Version, Values: { Telefon: '060-12 34 56' } } })
})
afterAll(() => stage.close())

const envWith = (env: Record<string, string>) => ({ DATABASE_URL: urlOf(stage.test), ...env })
const run = (args: string[], env: Record<string, string> = {}) => runHere(replay, args, envWith(env))

it('builds the tables, and says what they hold, whether they equal the live ones, and what it leaves out', async () => {
  const { code, out } = await run(['--company', 'akvarell', '--compare'])
  expect(out).toMatch(/^akvarell \(\S+, WEB100200\), from 2 events:/)
  expect(out).toMatch(/ {2}company +1 rows\n {2}salary_year +3 rows\n {2}salary_period +36 rows/)
  expect(out).toMatch(/do not follow from their events: docs\/decisions\/0025/)
  expect(out).toMatch(/They equal the live tables, row by row\.\n$/)
  expect(code).toBe(0)
})

it('takes the key, ends at an event, and shows what has changed since then', async () => {
  const ftgKey = (await keyOf(stage.test.database, { licNr: 'WEB100200', FtgId: 'akvarell' })) ?? ''
  const told = await run(['--company', ftgKey, '--story'])
  const [, first = ''] = told.out.match(/^company\n +(\d+) {2}/) ?? []
  const { code, out } = await run(['--company', ftgKey, '--until', first, '--compare'])
  expect(out).toMatch(/from 1 events:/)
  expect(out).toMatch(/differ .* in 2 places:/)
  expect(out).toMatch(/, version: live 2, replayed 1$/m)
  expect(out).toMatch(/, settings: live .*060-12 34 56.*, replayed \{.*"Telefon":"08-465 00 13".*\}$/m)
  expect(code).toBe(1)
})

it('tells the story of one thing', async () => {
  const { out } = await run(['--company', 'akvarell', '--thing', 'setting:Telefon'])
  expect(out).toMatch(
    /^setting:Telefon\n +\d+ {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}Telefon ändrades från ”08-465 00 13” till ”060-12 34 56” \(.+, lic\)\n$/,
  )
  expect((await run(['--company', 'akvarell', '--thing', 'setting:Epost'])).out).toBe('setting:Epost\n  no event\n')
})

it('refuses in a sentence', async () => {
  const wrong: [args: string[], sentence: RegExp][] = [
    [[], /^\nSay which company: npm run replay/],
    [['--company', 'ingen'], /^\nThere is no company ingen: give its id/],
    [['--company', 'akvarell', '--until', 'x1'], /--until takes the id of an event/],
    [['--company', 'akvarell', '--until', '1'], /Event 1 is none of akvarell’s: they are from/],
    [['--firma', 'akvarell'], /Unknown option '--firma'/],
  ]
  for (const { ended, sentence } of await Promise.all(
    wrong.map(async ([args, sentence]) => ({ sentence, ended: await run(args) })),
  )) {
    expect(ended.err).toMatch(sentence)
    expect(ended.err).not.toMatch(/\n {4}at /)
    expect([ended.code, ended.out]).toEqual([2, ''])
  }
})

// The small run does not show that a schema which was kept is made anew.
it('takes the embedded database when no server has it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'avlona-replay-'))
  const args = ['--company', 'zenit', '--compare', '--keep']
  const env = { DATABASE_URL: '', DATA_DIR: dataDir }
  const cluster = await startCluster({ dataDir, durable: false })
  try {
    const database = openDatabase(await migrate(cluster.connection))
    await seedDemoData(database, { today: new Date('2026-11-21T09:00:00Z') })
    await database.close()
    // Another process: the lock is this one's.
    const refused = await runProgram('replay', args, envWith(env))
    expect(refused).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/another|already/i) })
    expect(refused.err).not.toMatch(/\n {4}at /)
    await cluster.stop()
    for (let times = 0; times < sizeOf({ small: 1, whole: 2 }); times += 1) {
      const { code, out } = await run(args, env)
      expect(out).toMatch(/The rows are in the schema replay_zenit\.[\s\S]*They equal the live tables/)
      expect(code).toBe(0)
    }
  } finally {
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
