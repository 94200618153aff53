import { setTimeout as sleep } from 'node:timers/promises'
import { examplePassword } from '#contracts/outcomes/provider-state.ts'
import { expect, test } from '../e2e/test.ts'
import { askDatabase } from '../harness/database.ts'
import { restDoor } from '../harness/doors.ts'
import { causeEvent } from '../harness/live-events.ts'
import { onlyThorough } from '../harness/thorough.ts'
import { PageSocket } from './page-socket.ts'

const kills = 3
const sessions = 10
const tabs = 20

test(`200 sockets over ${kills} kill -9 lose and double nothing`, { tag: onlyThorough }, async ({ ownApp }) => {
  const pages: PageSocket[] = []
  for (let count = 0; count < sessions; count += 1) {
    const { cookie } = await restDoor(ownApp, {
      call: 'session.authenticate',
      body: { Login: 'ftg2', Password: examplePassword },
      address: `10.9.0.${count}`,
    })
    for (let tab = 0; tab < tabs; tab += 1) pages.push(new PageSocket(ownApp, cookie ?? ''))
  }
  const allConnected = (times: number) =>
    expect.poll(() => pages.filter(({ connections }) => connections >= times).length, { timeout: 30_000 }).toBe(200)
  await allConnected(1)

  let acknowledged = 0
  for (let kill = 1; kill <= kills; kill += 1) {
    let isDown = false
    const writer = (async () => {
      while (!isDown) {
        const text = `${kill}: ${acknowledged}`
        const done = await causeEvent(ownApp, { event: 'USER_NOTIFICATION_CREATED', login: 'ftg2', text }).then(
          () => true,
          () => false,
        )
        if (done) acknowledged += 1
        await sleep(10)
      }
    })()
    await sleep(500 + Math.random() * 500)
    await ownApp.kill()
    isDown = true
    await writer
    await ownApp.startAgain()
    // More events occur while the clients reconnect.
    for (let count = 0; count < 5; count += 1, acknowledged += 1) {
      await causeEvent(ownApp, { event: 'USER_NOTIFICATION_CREATED', login: 'ftg2', text: `${kill} back: ${count}` })
    }
    await allConnected(kill + 1)
  }

  const written = await askDatabase<{ seq: string }>(
    ownApp.dataFolder,
    "select seq from event where type = 'notification.created' order by seq",
  )
  const seqs = written.map(({ seq }) => Number(seq))
  // An unacknowledged event may have been committed too.
  expect(seqs.length).toBeGreaterThanOrEqual(acknowledged)
  expect(acknowledged).toBeGreaterThan(kills * 5)
  await expect.poll(() => pages.filter(({ heard }) => heard.length >= seqs.length).length).toBe(200)
  for (const page of pages) expect(page.heard.map(({ seq }) => seq)).toEqual(seqs)
  expect(pages.reduce((sum, { behind }) => sum + behind, 0)).toBe(0)
  for (const page of pages) page.close()
  console.info(`${seqs.length} events, each once to 200 sockets over ${kills} kills`)
})
