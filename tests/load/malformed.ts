import { examplePassword } from '#contracts/outcomes/provider-state.ts'
import { restDoor } from '../harness/doors.ts'
import { RunningApp } from '../harness/running-app.ts'
import { counted, setting, within } from './figures.ts'
import { malformedRequests, statusOf } from './malformed-requests.ts'

/**
 * Sends generated malformed requests to both ports of an application of its own, some with a
 * session, and asks beside them whether it still serves. It fails when one of them is answered by
 * 500 or above, or when the application is silent for three seconds.
 */
const count = setting('REQUESTS', 100_000)
const seed = setting('SEED', 1)
const maxMinutes = setting('MINUTES', 30)
const atOnce = 16
const longestSilence = 3_000

const app = await RunningApp.start({ REQUESTS_PER_MINUTE: '100000000' })
try {
  const body = { Login: 'ftg2', Password: examplePassword }
  const { cookie = '' } = await restDoor(app, { call: 'session.authenticate', body, address: '10.0.0.1' })
  const requests = malformedRequests({ web: app.url, api: app.apiUrl }, cookie, seed)
  const statuses: number[] = []
  const failed: string[] = []
  const silences: number[] = []
  const deadline = performance.now() + maxMinutes * 60_000
  let sent = 0
  const sender = async () => {
    while (sent < count && performance.now() < deadline) {
      sent += 1
      const request = requests.next().value
      const status = await statusOf(request)
      statuses.push(status)
      if (status >= 500) failed.push(`${status} ${request.method} ${request.url.slice(0, 120)}`)
    }
  }
  let isOver = false
  const watcher = async () => {
    while (!isOver) {
      const asked = performance.now()
      await fetch(`${app.url}/livez`)
      silences.push(performance.now() - asked)
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
  const began = performance.now()
  const watching = watcher()
  await Promise.all(Array.from({ length: atOnce }, sender))
  isOver = true
  await watching
  const levels = app.output
    .split('\n')
    .flatMap(line => (line.startsWith('{') ? [(JSON.parse(line) as { level: number }).level] : []))
  const silence = Math.max(...silences)
  console.log(
    `${statuses.length} malformed requests in ${((performance.now() - began) / 1000).toFixed(0)} s, seed ${seed}: ${JSON.stringify(counted(statuses))} (0: the connection was closed).\n` +
      `While they came, /livez answered within ${within(silences, 0.95).toFixed(0)} ms (p95), ${silence.toFixed(0)} ms at most.\n` +
      `The log has ${levels.filter(level => level >= 50).length} errors and ${levels.filter(level => level === 40).length} warnings.`,
  )
  for (const line of failed.slice(0, 20)) console.error(line)
  if (failed.length > 0 || silence > longestSilence || statuses.length < count) process.exitCode = 1
} finally {
  await app.dispose()
}
