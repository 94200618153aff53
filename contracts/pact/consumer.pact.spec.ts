import './do-not-track.ts'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Matchers, Pact } from '@pact-foundation/pact'
import { Effect, Exit } from 'effect'
import { afterAll, describe, expect, it } from 'vitest'
import { callBackend } from '#server/adapter/call-backend.ts'
import { callContext } from '#server/adapter/call-context.ts'
import { type RestClient, restClientLayer } from '#server/adapter/rest-client.ts'
import { type Call, type CallInput, fillPath } from '../call.ts'
import { header, markerValue, scopeHeaders } from '../headers.ts'
import { encodePagination, FieldMessages } from '../wire.ts'
import {
  consumer,
  cookieExpression,
  hasCookie,
  type Interaction,
  interactions,
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
const pact = new Pact({ consumer, provider, dir, logLevel: 'error' })

/** The interaction as Pact records it. */
function record({ description, call, outcome }: Interaction) {
  const { params, body, pagination, filter, scope = {} } = outcome.request
  const { answer } = outcome
  const given = outcome.given.reduce(
    (interaction, state) => interaction.given(state.name, { ...state.params }),
    pact.addInteraction(),
  )
  return given
    .uponReceiving(description)
    .withRequest(call.method, fillPath(call.path, params as Record<string, unknown>), request => {
      request.headers({
        [header.marker]: markerValue,
        ...scopeHeaders(scope),
        ...(hasCookie(outcome) && { cookie: fromProviderState(cookieExpression(outcome), cookie) }),
        // A new one for each verification: the same would be answered from what the backend has kept.
        ...(call.keyed && { [header.idempotencyKey]: uuid() }),
      })
      if (pagination) request.query({ pagination: equal(encodePagination(pagination)) })
      if (filter !== undefined) request.query({ filter: equal(JSON.stringify(filter)) })
      if (body !== undefined) request.jsonBody(body)
    })
    .willRespondWith('error' in answer ? answer.error.status : 200, response => {
      response.headers({
        [header.buildId]: string(buildId),
        ...('setsCookie' in answer && { 'set-cookie': regex('^[^=;]+=[^;]+;.*(?i:httponly).*$', setCookie) }),
        ...('pagination' in answer && {
          [header.paginationInfo]: regex('^\\{.*"totalRows": *\\d+.*\\}$', JSON.stringify(answer.pagination)),
        }),
      })
      response.jsonBody(
        'error' in answer
          ? {
              message: string(answer.error.message),
              dvCode: equal(answer.error.dvCode),
              ...(answer.fields && { fields: matcherOf(FieldMessages, answer.fields) }),
            }
          : { data: matcherOf(call.data, answer.data) },
      )
    })
}

/** The same exchange, made by the client that the adapter's procedures call. */
function exchange({ call, outcome }: Interaction, url: string) {
  const { params, body, pagination, filter, scope = {} } = outcome.request
  const headers = { ...scopeHeaders(scope), ...(hasCookie(outcome) && { cookie }) }
  const context = callContext({ headers, address: '192.0.2.1', protocol: 'http' })
  const input = {
    ...(params !== undefined && { params }),
    ...(body !== undefined && { body }),
    ...(pagination && { pagination }),
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
          data: each.call.data.parse(reify(matcherOf(each.call.data, data))),
          ...(pagination && { pagination }),
        }),
      )
      expect(meta.setCookies).toEqual(setsCookie ? ['avlona=example; HttpOnly; SameSite=Lax; Path=/'] : [])
    })
  })

  it('is what the committed pact says (UPDATE_PACTS=1 rewrites it)', () => {
    const written = canonical(readFileSync(join(dir, `${consumer}-${provider}.json`), 'utf8'))
    // An exchange that failed above is not in it.
    expect(JSON.parse(written).interactions).toHaveLength(interactions().length)
    if (process.env.UPDATE_PACTS === '1') writeFileSync(pactFile, written)
    expect(readFileSync(pactFile, 'utf8')).toBe(written)
  })
})

afterAll(() => rmSync(dir, { recursive: true }))
