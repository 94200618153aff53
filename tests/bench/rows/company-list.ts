import { deepStrictEqual } from 'node:assert/strict'
import { databaseAddress } from '../../harness/database.ts'
import type { Contest, Row } from '../contest.ts'
import { requestsPerSecond } from '../load.ts'
import { PeerProcess } from '../peer-process.ts'
import { appWithCompanies, getJson, licenceLogin } from '../signed-in.ts'

/** Measures `GET /api/companyList` of the backend, including session, rights and tenancy. */
export const companyList: readonly Row[] = [25, 5_000].map(count => ({
  name: `company-list-${count}`,
  what: `GET /api/companyList with ${count} companies`,
  peer: 'bare Fastify with the same SQL',
  unit: 'requests/s',
  better: 'more',
  rounds: 5,
  limit: { atLeast: 0.5, ofRatio: true },
  prepare: () => prepare(count),
}))

async function prepare(count: number): Promise<Contest> {
  const { app, headers } = await appWithCompanies(count)
  const { host, port } = databaseAddress(app.dataFolder)
  const peer = await PeerProcess.start('bare-fastify.ts', { PGHOST: host, PGPORT: String(port), LOGIN: licenceLogin })
  const ours = { url: `${app.apiUrl}/companyList`, headers }
  const theirs = { url: `${peer.url}/api/companyList`, headers }
  deepStrictEqual(await getJson(ours.url, headers), await getJson(theirs.url, headers))
  return {
    ours: () => requestsPerSecond(ours),
    peer: () => requestsPerSecond(theirs),
    close: async () => {
      await peer.stop()
      await app.dispose()
    },
  }
}
