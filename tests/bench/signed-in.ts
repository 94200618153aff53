import { header, markerValue } from '../../contracts/headers.ts'
import { examplePassword } from '../../contracts/outcomes/provider-state.ts'
import { restDoor } from '../harness/doors.ts'
import { RunningApp } from '../harness/running-app.ts'

/** The number of companies in the demo licence of `lic` (demo-licence.md). */
const ownCompanies = 6
export const licenceLogin = 'lic'

/**
 * Starts an application whose licence user has `count` companies, and returns it with the headers
 * of a session.
 */
export async function appWithCompanies(count: number) {
  const app = await RunningApp.start({
    DEMO_COMPANIES: String(count - ownCompanies),
    REQUESTS_PER_MINUTE: '100000000',
  })
  const body = { Login: licenceLogin, Password: examplePassword }
  const { status, cookie } = await restDoor(app, { call: 'session.authenticate', body, address: '10.0.0.1' })
  if (status !== 200 || cookie === undefined) {
    await app.dispose()
    throw new Error(`${licenceLogin} could not sign in: ${status}`)
  }
  return { app, headers: { [header.marker]: markerValue, cookie } }
}

/** Returns the answer of a GET as JSON. @throws Error when it is not a success */
export async function getJson(url: string, headers: Record<string, string>): Promise<unknown> {
  const answer = await fetch(url, { headers })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
