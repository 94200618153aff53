import { z } from 'zod'
import { consumer } from './interactions.ts'

/** The body of the Pact Broker's `POST /contracts/publish`. */
export interface Publication {
  readonly pacticipantName: string
  readonly pacticipantVersionNumber: string
  readonly branch: string
  readonly contracts: readonly {
    readonly consumerName: string
    readonly providerName: string
    readonly specification: 'pact'
    readonly contentType: 'application/json'
    /** Base64. */
    readonly content: string
  }[]
}

/** Returns the publication of pacts, from their texts. */
export const publication = (
  pacts: readonly string[],
  { version, branch }: { readonly version: string; readonly branch: string },
): Publication => ({
  pacticipantName: consumer,
  pacticipantVersionNumber: version,
  branch,
  contracts: pacts.map(text => ({
    consumerName: consumer,
    providerName: (JSON.parse(text) as { readonly provider: { readonly name: string } }).provider.name,
    specification: 'pact',
    contentType: 'application/json',
    content: Buffer.from(text).toString('base64'),
  })),
})

const Published = z.object({ notices: z.array(z.object({ text: z.string() })).default([]) })

/**
 * Returns the Authorization header, from the environment variables that the broker's own tools use.
 */
function authorization(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const { PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: user, PACT_BROKER_PASSWORD: password = '' } = env
  if (token) return { authorization: `Bearer ${token}` }
  return user ? { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` } : {}
}

/**
 * Publishes to a Pact Broker and returns its answer.
 *
 * @throws Error when the broker cannot be reached or refuses
 */
export async function publishPacts(
  broker: string,
  body: Publication,
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<readonly string[]> {
  const url = new URL('contracts/publish', broker.endsWith('/') ? broker : `${broker}/`)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/hal+json', ...authorization(env) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 400)}`)
  return Published.parse(JSON.parse(text)).notices.map(notice => notice.text)
}
