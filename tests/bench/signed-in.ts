import { header, markerValue } from '../../contracts/headers.ts'
import { examplePassword } from '../../contracts/pact/states.ts'
import { restDoor } from '../harness/doors.ts'
import { RunningApp } from '../harness/running-app.ts'

/** The companies that the demo licence of `lic` has of its own (demo-licence.md). */
const ownCompanies = 6
export const licenceLogin = 'lic'

/**
 * An application where the licence user has so many companies, and the headers of a session of
 * theirs.
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

/** What a GET answers, as JSON. @throws Error when it is not a success */
export async function getJson(url: string, headers: Record<string, string>): Promise<unknown> {
  const answer = await fetch(url, { headers })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
