import { browserOf, signIn } from '#server/backend/testing.ts'
import { expect, test } from '../e2e/test.ts'
import { malformedRequests, statusOf } from '../load/malformed-requests.ts'

/** `npm run load:malformed` sends a hundred thousand. */
const count = 600

test('malformed requests at both ports are all answered for what they are, and none is logged as an error', async ({
  ownApp,
}) => {
  const browser = await signIn(browserOf({ url: new URL(ownApp.apiUrl).origin }), 'ftg2')
  const requests = malformedRequests({ web: ownApp.url, api: ownApp.apiUrl }, browser.cookie ?? '', 7)
  const failed: string[] = []
  const sender = async () => {
    for (let sent = 0; sent < count / 8; sent += 1) {
      const request = requests.next().value
      const status = await statusOf(request)
      if (status >= 500) failed.push(`${status} ${request.method} ${request.url}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, sender))
  expect(failed).toEqual([])
  const errors = ownApp.output.split('\n').filter(line => /"level":[56]0/.test(line))
  expect(errors).toEqual([])
})
