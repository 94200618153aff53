import { deepStrictEqual } from 'node:assert/strict'
import { header, markerValue } from '../../../contracts/headers.ts'
import { RunningApp } from '../../harness/running-app.ts'
import type { Contest, Row } from '../contest.ts'
import { requestsPerSecond } from '../load.ts'
import { PeerProcess } from '../peer-process.ts'
import { getJson } from '../signed-in.ts'

/**
 * Measures the adapter's share of the company list, with both contestants in front of a backend of
 * negligible cost.
 */
export const adapterPath: readonly Row[] = [25, 5_000].map(count => ({
  name: `adapter-path-${count}`,
  what: `tRPC companies.list with ${count} companies`,
  peer: 'a minimal tRPC server that fetches from the same backend',
  unit: 'requests/s',
  better: 'more',
  rounds: 5,
  limit: { atLeast: count === 25 ? 0.8 : 0.6, ofRatio: true },
  prepare: () => prepare(count),
}))

async function prepare(count: number): Promise<Contest> {
  const backend = await PeerProcess.start('canned-backend.ts', { COMPANIES: String(count) })
  const app = await RunningApp.start({ API_BASE_URL: `${backend.url}/api` })
  const peer = await PeerProcess.start('minimal-trpc.ts', { API_URL: `${backend.url}/api`, MARKER: header.marker })
  const headers = { [header.marker]: markerValue, cookie: 'session=somebody' }
  const input = encodeURIComponent('{}')
  const ours = { url: `${app.url}/trpc/companies.list?input=${input}`, headers }
  const theirs = { url: `${peer.url}/companies.list?input=${input}`, headers }
  // Ours serialises with superjson, which wraps the value in `json`.
  const told = (await getJson(ours.url, headers)) as { result: { data: { json: unknown } } }
  const theirTold = (await getJson(theirs.url, headers)) as { result: { data: unknown } }
  deepStrictEqual(told.result.data.json, theirTold.result.data)
  return {
    ours: () => requestsPerSecond(ours),
    peer: () => requestsPerSecond(theirs),
    close: async () => {
      await peer.stop()
      await app.dispose()
      await backend.stop()
    },
  }
}
