import { header, markerValue } from '../../../contracts/headers.ts'
import { examplePassword } from '../../../contracts/outcomes/provider-state.ts'
import type { StaffFilter } from '../../../contracts/person/employee-filter.ts'
import { encodeQuery, type Pagination } from '../../../contracts/wire.ts'
import { askDatabase, databaseAddress } from '../../harness/database.ts'
import { restDoor } from '../../harness/doors.ts'
import { RunningApp } from '../../harness/running-app.ts'
import type { Contest, Row } from '../contest.ts'
import { PeerProcess } from '../peer-process.ts'

const employees = 100_000
const page = { perPage: 25, pageNum: 1 } as const

/**
 * A user's queries: the list, its later pages, another order, and terms with few, many and no
 * matches.
 */
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
/**
 * Every sort order of the list: its first page both ways, a middle page, and terms with few and
 * many matches.
 */
const orders = ['AnstNr', 'Namn', 'PersNr', 'Epost', 'Avdelning', 'AnstFrom'].map((sortBy): readonly Pagination[] => [
  { ...page, sortBy },
  { ...page, sortBy, sortOrder: 'desc' },
  { ...page, sortBy, pageNum: 2_000 },
  { ...page, sortBy, searchTerm: 'öberg' },
  { ...page, sortBy, searchTerm: 'an' },
])
/** Employee filters that match some, and nearly all. */
const filters: readonly Question[] = [
  { ...page, filter: { UseAvdelning: true, AvdelningList: ['10'] } },
  { ...page, filter: { UseLoneForm: true, LoneFormList: ['MÅN'] } },
  { ...page, searchTerm: 'an', filter: { UseLoneForm: true, LoneFormList: ['TIM'] } },
  { ...page, filter: { UsePerTyp: true, PerTypList: ['LED', 'DEL'] } },
  { ...page, filter: { UseEgenskap: true, EgenskapIDList: ['20'] } },
  { ...page, filter: { UseDigitalMailbox: true, DigitalMailboxList: ['NONE'] } },
]
type Question = Pagination & { readonly filter?: StaffFilter }

/**
 * The number of times that each query is asked in a round; fewer for the peer, which takes much
 * longer.
 */
const times = { ours: 25, peer: 3 }

/**
 * Measures `GET /perlista` of a company with 100,000 employees, one request at a time: milliseconds
 * until the whole answer has arrived.
 */
export const employeesPage: readonly Row[] = (
  [
    ['p50', 'sorted and searched in ten ways, p50', 0.5, [questions], undefined],
    ['p95', 'sorted and searched in ten ways, p95', 0.95, [questions], { atMost: 50 }],
    ['orders-p95', 'p95 of the slowest of its six orders', 0.95, orders, { atMost: 50 }],
    ['filters-p95', 'narrowed in six ways, p95', 0.95, [filters], { atMost: 50 }],
  ] as const
).map(([name, how, share, groups, limit]) => ({
  name: `employees-page-${name}`,
  what: `GET /api/perlista, a page of 25 of ${employees}, ${how}`,
  peer: 'plain SQL by pg: ILIKE, order by, limit and count',
  unit: 'ms',
  better: 'less',
  rounds: 3,
  ...(limit && { limit }),
  prepare: () => prepare(share, groups),
}))

/** @param groups groups of queries, of which the slowest counts */
async function prepare(share: number, groups: readonly (readonly Question[])[]): Promise<Contest> {
  const app = await RunningApp.start({ DEMO_EMPLOYEES: String(employees), REQUESTS_PER_MINUTE: '100000000' })
  // Does what autovacuum does within a minute of so many new rows.
  await askDatabase(app.dataFolder, 'vacuum (analyze) employee, employee_property')
  const body = { Login: 'ftg2', Password: examplePassword }
  const { cookie = '' } = await restDoor(app, { call: 'session.authenticate', body, address: '10.0.0.1' })
  const headers = { [header.marker]: markerValue, [header.company]: 'nordsken', cookie }
  const { host, port } = databaseAddress(app.dataFolder)
  const peer = await PeerProcess.start('plain-employees.ts', { PGHOST: host, PGPORT: String(port) })
  return {
    ours: () => slowest(groups, group => answeredWithin(group, share, times.ours, `${app.apiUrl}/perlista`, headers)),
    peer: () => slowest(groups, group => answeredWithin(group, share, times.peer, peer.url, {})),
    close: async () => {
      await peer.stop()
      await app.dispose()
    },
  }
}

async function slowest<Group>(groups: readonly Group[], take: (group: Group) => Promise<number>): Promise<number> {
  let most = 0
  for (const group of groups) most = Math.max(most, await take(group))
  return most
}

/**
 * Returns the milliseconds within which that share of the queries was answered. @throws Error when
 * one was not
 */
async function answeredWithin(
  questions: readonly Question[],
  share: number,
  times: number,
  url: string,
  headers: Record<string, string>,
): Promise<number> {
  const took: number[] = []
  for (let time = 0; time < times; time++) {
    for (const { filter, ...pagination } of questions) {
      const asked = performance.now()
      const answer = await fetch(`${url}${encodeQuery({ pagination, filter })}`, { headers })
      await answer.text()
      took.push(performance.now() - asked)
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    }
  }
  const sorted = took.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}
