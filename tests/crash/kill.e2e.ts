import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '../e2e/test.ts'
import { askDatabase } from '../harness/database.ts'
import { restDoor, trpcDoor } from '../harness/doors.ts'
import { sizeOf } from '../harness/thorough.ts'
import { accounts, Person } from './person.ts'

/** The small run does not show what only a rare moment of a kill breaks. */
const kills = sizeOf({ small: 2, whole: 10 })
/** Every so many kills it is killed again during the start. */
const killsToStart = sizeOf({ small: 2, whole: 5 })

test(`kill -9, ${kills} times during sign-ins and company changes, loses nothing that was acknowledged`, async ({
  ownApp,
}) => {
  const people = accounts.map((account, index) => new Person(ownApp, index % 2 ? trpcDoor : restDoor, account))

  for (let kill = 1; kill <= kills; kill++) {
    const before = people.map(person => person.sessions.length)
    const lives = people.map(person => person.live())
    // Each client has received something from this server too, however busy the machine is.
    await expect
      .poll(() => people.every((person, index) => person.sessions.length > (before[index] ?? 0)), { timeout: 30_000 })
      .toBe(true)
    await sleep(Math.random() * 800)
    await ownApp.kill()
    await Promise.all(lives)
    if (kill % killsToStart === 0) {
      ownApp.launch()
      await sleep(Math.random() * 1_500)
      await ownApp.kill()
    }
    await ownApp.startAgain()
    for (const person of people) await person.check()
    expect(
      people.flatMap(person => person.surprises),
      `after kill ${kill}`,
    ).toEqual([])
  }

  const sessions = people.flatMap(person => person.sessions)
  console.info(
    `${sessions.length} sign-ins were acknowledged, ${sessions.filter(({ ending }) => ending === 'yes').length} sign-outs`,
  )
  expect(sessions.length).toBeGreaterThanOrEqual(kills * people.length)

  // A change and its event are committed together, acknowledged or not.
  const [counts] = await askDatabase<Record<'begun' | 'started' | 'over' | 'ended', number>>(
    ownApp.dataFolder,
    `select (select count(*)::int from session) as begun,
            (select count(*)::int from event where type = 'session.started') as started,
            (select count(*)::int from session where ended_at is not null) as over,
            (select count(*)::int from event where type = 'session.ended') as ended`,
  )
  expect(counts?.started).toBe(counts?.begun)
  expect(counts?.ended).toBe(counts?.over)
  expect(counts?.begun).toBeGreaterThanOrEqual(sessions.length)
})

test('a server that is asked to stop stops its database too, and starts again', async ({ ownApp }) => {
  await ownApp.stop()
  await expect(askDatabase(ownApp.dataFolder, 'select 1')).rejects.toThrow(/No PostgreSQL runs/)
  await ownApp.startAgain()
})
