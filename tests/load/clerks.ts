import { setTimeout as sleep } from 'node:timers/promises'
import { header, markerValue } from '#contracts/headers.ts'
import { examplePassword } from '#contracts/outcomes/provider-state.ts'
import type { Calculation } from '#contracts/payroll/run/shapes.ts'
import { restDoor } from '../harness/doors.ts'
import { RunningApp } from '../harness/running-app.ts'
import { chanceOf, counted, setting, within } from './figures.ts'

/**
 * A hundred clerks work with the lists of a company of 5,000 employees, on a database that has just
 * had its first salary run: nobody has given the planner any statistics. It fails when one answer
 * is no success, or when lists take more than three times what they take on an idle machine.
 */
const clerks = setting('CLERKS', 100)
const employees = setting('EMPLOYEES', 5_000)
const lists = setting('LISTS', 13)
const maxMinutes = setting('MINUTES', 15)
/** The longest p95 under load, by that of an idle machine. */
const maxTimes = 3
/** Milliseconds that a clerk looks at a list, on average. */
const looks = 10_000
const period = '202611'
const company = 'nordsken'

const paged = (page: object) => `?pagination=${encodeURIComponent(JSON.stringify(page))}`
/** The lists that a clerk looks at, by chance. */
function listBy(chance: () => number): string {
  const pageNum = 1 + Math.floor(chance() * 40)
  const name = ['an', 'berg', 'son', 'el'][Math.floor(chance() * 4)]
  const paths = [
    `/payslips/${period}${paged({ perPage: 50, pageNum })}`,
    `/payslips/${period}${paged({ perPage: 50, pageNum: 1, searchTerm: name })}`,
    `/payslips/${period}${paged({ perPage: 50, pageNum, sortBy: 'Netto', sortOrder: 'desc' })}`,
    `/payslips/${period}${paged({ perPage: 50, pageNum, sortBy: 'Namn' })}`,
    `/perlista${paged({ perPage: 50, pageNum })}`,
  ]
  return paths[Math.floor(chance() * paths.length)] as string
}

const app = await RunningApp.start({ DEMO_EMPLOYEES: String(employees), REQUESTS_PER_MINUTE: '100000000' })
try {
  const body = { Login: 'adm', Password: examplePassword }
  const { cookie = '' } = await restDoor(app, { call: 'session.authenticate', body, address: '10.0.0.1' })
  const headers = { [header.marker]: markerValue, [header.company]: company, cookie }
  /** Asks for a list, and returns its status and how many milliseconds it took. */
  const timed = async (path: string) => {
    const asked = performance.now()
    const answer = await fetch(`${app.apiUrl}${path}`, { headers, signal: AbortSignal.timeout(60_000) })
    const text = await answer.text()
    return { status: answer.status, ms: performance.now() - asked, path, text }
  }

  const runBegan = performance.now()
  const calculation = `/payslips/${period}/@/calculation`
  const started = await fetch(`${app.apiUrl}${calculation}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', [header.idempotencyKey]: 'the-first-run-of-all' },
    body: JSON.stringify({ AnstNr: null }),
  })
  if (!started.ok) throw new Error(`The run did not begin: ${started.status} ${await started.text()}`)
  for (let status = ''; status !== 'COMPLETED'; await sleep(100)) {
    const latest = (JSON.parse((await timed(calculation)).text) as { data: Calculation }).data
    if (latest.Status === 'FAILED') throw new Error(latest.Message ?? 'The run failed')
    status = latest.Status
  }
  const runSeconds = (performance.now() - runBegan) / 1000

  // The first list after the first run, which is told by itself: nothing is warm.
  const first = await timed(`/payslips/${period}${paged({ perPage: 50, pageNum: 1 })}`)
  const deadline = performance.now() + maxMinutes * 60_000
  const began = performance.now()
  const clerk = async (_: unknown, nth: number) => {
    const chance = chanceOf(nth + 1)
    const answers: Awaited<ReturnType<typeof timed>>[] = []
    await sleep(chance() * looks)
    for (let done = 0; done < lists && performance.now() < deadline; done += 1) {
      answers.push(await timed(listBy(chance)))
      await sleep(looks * (0.5 + chance()))
    }
    return answers
  }
  const answers = (await Promise.all(Array.from({ length: clerks }, clerk))).flat()
  const seconds = (performance.now() - began) / 1000

  const chance = chanceOf(4711)
  const idle: number[] = []
  for (let nth = 0; nth < 100; nth += 1) idle.push((await timed(listBy(chance))).ms)

  const times = answers.map(({ ms }) => ms)
  const [loaded, alone] = [within(times, 0.95), within(idle, 0.95)]
  const failures = answers.filter(({ status }) => status !== 200)
  console.log(
    `${employees} employees; their first run took ${runSeconds.toFixed(0)} s; the first list after it ${first.ms.toFixed(0)} ms (${first.status}).\n` +
      `${clerks} clerks asked for ${answers.length} lists in ${seconds.toFixed(0)} s: ${JSON.stringify(counted(answers.map(({ status }) => status)))}.\n` +
      `p50 ${within(times, 0.5).toFixed(0)} ms, p95 ${loaded.toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms. ` +
      `Alone: p95 ${alone.toFixed(0)} ms. Ratio ${(loaded / alone).toFixed(2)} (at most ${maxTimes}).`,
  )
  for (const { status, path, text } of failures.slice(0, 10)) console.error(status, path, text.slice(0, 200))
  if (failures.length > 0 || first.status !== 200 || loaded / alone > maxTimes) process.exitCode = 1
} finally {
  await app.dispose()
}
