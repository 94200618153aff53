import { header, markerValue } from '#contracts/headers.ts'
import { examplePassword } from '#contracts/pact/states.ts'
import { encodePagination, type Pagination } from '#contracts/wire.ts'
import { askDatabase, databaseAddress } from '../../harness/database.ts'
import { restDoor } from '../../harness/doors.ts'
import { RunningApp } from '../../harness/running-app.ts'
import type { Contest, Row } from '../contest.ts'
import { PeerProcess } from '../peer-process.ts'

const employees = 100_000
const page = { perPage: 25, pageNum: 1 } as const

/** What a clerk asks for: the list, its later pages, another order, and terms that few, many and nobody answers to. */
const questions: readonly Pagination[] = [
  { ...page },
  { ...page, pageNum: 2_000 },
  { ...page, sortBy: 'AnstNr', sortOrder: 'desc' },
  { ...page, sortBy: 'Avdelning' },
  { ...page, searchTerm: 'öberg' },
  { ...page, searchTerm: 'an' },
  { ...page, searchTerm: 'a' },
  { ...page, searchTerm: 'åsa', sortBy: 'AnstNr' },
  { ...page, searchTerm: '99123' },
  { ...page, searchTerm: 'finns inte' },
]
/** How many times each is asked in a round, in turns: of the peer, which takes so much longer, less often. */
const times = { ours: 25, peer: 3 }

/** `GET /perlista` of a company with 100,000 employees, one request at a time: milliseconds until its whole answer is there. */
export const employeesPage: readonly Row[] = (
  [
    ['p50', 0.5, undefined],
    ['p95', 0.95, { atMost: 50 }],
  ] as const
).map(([name, share, limit]) => ({
  name: `employees-page-${name}`,
  what: `GET /api/perlista, a page of 25 of ${employees}, sorted and searched in ten ways, ${name}`,
  peer: 'plain SQL by pg: ILIKE, order by, limit and count',
  unit: 'ms',
  better: 'less',
  rounds: 3,
  ...(limit && { limit }),
  prepare: () => prepare(share),
}))

async function prepare(share: number): Promise<Contest> {
  const app = await RunningApp.start({ DEMO_EMPLOYEES: String(employees), REQUESTS_PER_MINUTE: '100000000' })
  // What autovacuum does within a minute of so many new rows.
  await askDatabase(app.dataFolder, 'vacuum (analyze) employee')
  const body = { Login: 'ftg2', Password: examplePassword }
  const { cookie = '' } = await restDoor(app, { call: 'session.authenticate', body, address: '10.0.0.1' })
  const headers = { [header.marker]: markerValue, [header.company]: 'nordsken', cookie }
  const { host, port } = databaseAddress(app.dataFolder)
  const peer = await PeerProcess.start('plain-employees.ts', { PGHOST: host, PGPORT: String(port) })
  return {
    ours: () => answeredWithin(share, times.ours, `${app.apiUrl}/perlista`, headers),
    peer: () => answeredWithin(share, times.peer, peer.url, {}),
    close: async () => {
      await peer.stop()
      await app.dispose()
    },
  }
}

/** Milliseconds within which that share of the questions was answered. @throws Error when one was not */
async function answeredWithin(
  share: number,
  times: number,
  url: string,
  headers: Record<string, string>,
): Promise<number> {
  const took: number[] = []
  for (let time = 0; time < times; time++) {
    for (const question of questions) {
      const asked = performance.now()
      const answer = await fetch(`${url}?pagination=${encodeURIComponent(encodePagination(question))}`, { headers })
      await answer.text()
      took.push(performance.now() - asked)
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    }
  }
  const sorted = took.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}
