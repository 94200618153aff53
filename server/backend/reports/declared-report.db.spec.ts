import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { exampleTime } from '#contracts/outcomes/provider-state.ts'
import { interactions } from '#contracts/pact/interactions.ts'
import { type ExchangeSender, exchangeSender } from '../contract/testing/exchange-sender.ts'
import { startTestBackend, type TestBackend } from '../testing.ts'

// Specs of a worker share their modules: none may be the one of another report, before or after.
vi.hoisted(() => vi.resetModules())
/** A report that this spec alone declares. */
vi.mock('#contracts/reports/pay-type-list.ts', () => import('#tests/harness/declared-report.ts'))

const path = '/rapporter/loneartslista'
const exchanges = interactions().filter(({ call }) => call.path === path)

let stage: TestBackend
let sender: ExchangeSender
beforeAll(async () => {
  stage = await startTestBackend()
  stage.clock.pass((Date.parse(exampleTime) - stage.clock.now().getTime()) / 60_000)
  sender = exchangeSender(stage)
})
afterAll(async () => {
  vi.doUnmock('#contracts/reports/pay-type-list.ts')
  vi.resetModules()
  await sender.close()
  await stage.close()
})

describe('the declared report', () => {
  it('has the outcomes of its examples, and those of its right', () => {
    expect(exchanges[0]?.call.summary).toContain('the report Provrapport: a row for each Person')
    expect(exchanges.filter(({ isDerived }) => !isDerived)).toHaveLength(4)
    expect(exchanges.map(({ outcome }) => outcome.name)).toContain('an account without the right')
  })

  it.each(exchanges.map(each => [each.outcome.name, each] as const))('answers: %s', async (_, exchange) => {
    const { answer } = await sender.answerTo(exchange)
    const expected = exchange.outcome.answer
    if ('error' in expected) {
      const { status, dvCode } = expected.error
      expect(answer).toMatchObject({ status, body: { dvCode } })
    } else expect([answer.status, answer.body.data]).toEqual([200, expected.data])
  })

  it('is opened by its own right', async () => {
    const attest = await stage.signedIn('attest')
    const { status, body } = await attest.ask(path, { company: 'nordsken' })
    expect([status, body.dvCode]).toEqual([403, errors.rightMissing.dvCode])
  })
})
