import './do-not-track.ts'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Matchers, Pact } from '@pact-foundation/pact'
import { Effect, Exit } from 'effect'
import { afterAll, describe, expect, it } from 'vitest'
import { callBackend } from '#server/adapter/call-backend.ts'
import { callContext } from '#server/adapter/call-context.ts'
import { type RestClient, restClientLayer } from '#server/adapter/rest-client.ts'
import { expectGenerated } from '#tests/harness/generated-file.ts'
import { type Call, type CallInput, fillPath, partialData } from '../call.ts'
import { header, markerValue } from '../headers.ts'
import { scopeHeaders } from '../scope-headers.ts'
import { encodeQuery, queryParameters } from '../wire.ts'
import { decidedBy } from './decided.ts'
import { contentsFile, contentsOf, writeGenerated } from './generated-files.ts'
import {
  consumer,
  cookieExpression,
  hasCookie,
  type Interaction,
  interactions,
  jsonParams,
  pactFile,
  provider,
} from './interactions.ts'
import { matcherOf } from './matchers.ts'
import { canonical } from './pact-file.ts'

const { equal, fromProviderState, reify, regex, string, uuid } = Matchers

const cookie = 'avlona=example'
const setCookie = 'avlona=example; Path=/; HttpOnly; SameSite=Lax'
const buildId = 'example-build'
const idempotencyKey = '6f1ed002-ab5a-4d0e-9a1c-0c7a1d3f6b21'

const dir = mkdtempSync(join(tmpdir(), 'avlona-pact-'))
/**
 * The pacts, one file for each call. Pact reads and writes the whole file after each exchange, so
 * one file for all calls would be slower.
 */
const pacts = new Map<Call, Pact>()
const folderOf = (call: Call) => join(dir, `${call.method}${call.path.replaceAll(/\W/g, '-')}`)
function pactOf(call: Call): Pact {
  const pact = pacts.get(call) ?? new Pact({ consumer, provider, dir: folderOf(call), logLevel: 'error' })
  pacts.set(call, pact)
  return pact
}

/**
 * Returns the matcher of an idempotency key: the key of an earlier request with the label, or a new
 * one. A repeated key would get the answer that the backend has stored.
 */
const keyOf = (label: string | undefined) =>
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Pact fills it in from the provider state's answer
  label === undefined ? uuid() : fromProviderState('${Key}', idempotencyKey)

/** Records an exchange in its pact. */
function record({ description, call, outcome }: Interaction) {
  const { params, body, pagination, fields, filter, scope = {}, key, without } = outcome.request
  const { answer } = outcome
  const decided = decidedBy({ outcome })
  const given = outcome.given.reduce(
    (interaction, state) => interaction.given(state.name, jsonParams(state)),
    pactOf(call).addInteraction(),
  )
  return given
    .uponReceiving(description)
    .withRequest(call.method, fillPath(call.path, params as Record<string, unknown>), request => {
      request.headers({
        ...(without !== 'marker' && { [header.marker]: markerValue }),
        ...scopeHeaders(scope),
        ...(hasCookie(outcome) && { cookie: fromProviderState(cookieExpression(outcome), cookie) }),
        // Each verification sends a new key. A repeated key would get the stored answer.
        ...(call.keyed && without !== 'key' && { [header.idempotencyKey]: keyOf(key) }),
      })
      request.query(mapValues(queryParameters({ pagination, fields, filter }, call.plainQuery), text => equal(text)))
      if (body !== undefined) request.jsonBody(body)
    })
    .willRespondWith('error' in answer ? answer.error.status : 200, response => {
      response.headers({
        [header.buildId]: string(buildId),
        ...('setsCookie' in answer && { 'set-cookie': regex('^[^=;]+=[^;]+;.*(?i:httponly).*$', setCookie) }),
        ...('pagination' in answer && {
          [header.paginationInfo]: regex(
            countOf(answer.pagination),
            JSON.stringify({ totalRows: answer.pagination.totalRows }),
          ),
        }),
      })
      response.jsonBody(
        'error' in answer
          ? {
              message: string(answer.error.message),
              dvCode: equal(answer.error.dvCode),
              ...(answer.fields && { fields: mapValues(answer.fields, message => string(message)) }),
            }
          : { data: matcherOf(call.data, answer.data, decided) },
      )
    })
}

const countOf = ({ totalRows, anyCount }: { totalRows: number; anyCount?: boolean }) =>
  `^\\{.*"totalRows": *${anyCount ? '\\d+' : totalRows}[^\\d].*$`

const mapValues = <Value, Result>(record: Readonly<Record<string, Value>>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))

/**
 * Sends a request without a header that every request of our client carries, as another client may.
 */
async function strangersAnswer({ call, outcome }: Interaction, url: string) {
  const { params, body, scope = {}, without, pagination, fields, filter } = outcome.request
  const path =
    fillPath(call.path, params as Record<string, unknown>) +
    encodeQuery({ pagination, fields, filter }, call.plainQuery)
  const answer = await fetch(url + path, {
    method: call.method,
    headers: {
      ...(without !== 'marker' && { [header.marker]: markerValue }),
      ...(call.keyed && without !== 'key' && { [header.idempotencyKey]: idempotencyKey }),
      ...scopeHeaders(scope),
      ...(hasCookie(outcome) && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

/** Makes an exchange with the client that the adapter's procedures use. */
function exchange({ call, outcome }: Interaction, url: string) {
  const { params, body, pagination, fields, filter, scope = {} } = outcome.request
  const headers = { ...scopeHeaders(scope), ...(hasCookie(outcome) && { cookie }) }
  const context = callContext({ headers, address: '192.0.2.1', protocol: 'http' })
  const input = {
    ...(params !== undefined && { params }),
    ...(body !== undefined && { body }),
    ...(pagination && { pagination }),
    ...(fields && { fields }),
    ...(filter !== undefined && { filter }),
    ...(call.keyed && { idempotencyKey }),
  }
  const run: Effect.Effect<unknown, unknown, RestClient> = callBackend(call, input as CallInput<Call>, context)
  return Effect.runPromiseExit(run.pipe(Effect.provide(restClientLayer(url)))).then(exit => ({
    exit,
    meta: context.meta,
  }))
}

describe("the adapter's client, and what it relies on", () => {
  it.each(interactions().map(interaction => [interaction.description, interaction] as const))('%s', async (_, each) => {
    const { answer } = each.outcome
    await record(each).executeTest(async ({ url }) => {
      if (each.outcome.request.without && 'error' in answer) {
        const { status, message, dvCode } = answer.error
        expect(await strangersAnswer(each, url)).toEqual({ status, body: { message, dvCode } })
        return
      }
      const { exit, meta } = await exchange(each, url)
      expect(meta.buildId).toBe(buildId)
      if ('error' in answer) {
        const failure = Exit.findErrorOption(exit)
        expect(failure).toMatchObject({
          _tag: 'Some',
          value: { _tag: 'BackendFailure', ...answer.error, ...(answer.fields && { fields: answer.fields }) },
        })
        return
      }
      const { data, pagination, setsCookie } = answer
      expect(exit).toEqual(
        Exit.succeed({
          data: (each.outcome.request.fields ? partialData(each.call) : each.call.data).parse(
            reify(matcherOf(each.call.data, data, decidedBy(each))),
          ),
          ...(pagination && { pagination: { totalRows: pagination.totalRows } }),
        }),
      )
      expect(meta.setCookies).toEqual(setsCookie ? ['avlona=example; HttpOnly; SameSite=Lax; Path=/'] : [])
    })
  })

  it('is written as its list says (UPDATE_PACTS=1 rewrites the list)', () => {
    const written = canonical(
      ...[...pacts.keys()].map(call => readFileSync(join(folderOf(call), `${consumer}-${provider}.json`), 'utf8')),
    )
    // An exchange that failed above is missing here.
    expect(JSON.parse(written).interactions).toHaveLength(interactions().length)
    writeGenerated(pactFile, written)
    expectGenerated(contentsFile(pactFile), contentsOf(written), 'UPDATE_PACTS')
  })
})

afterAll(() => rmSync(dir, { recursive: true }))
