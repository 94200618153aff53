import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleTime } from '#contracts/outcomes/provider-state.ts'
import { figuresFile, isOfFigures } from '#contracts/pact/figures.ts'
import { interactions } from '#contracts/pact/interactions.ts'
import { expectGenerated } from '#tests/harness/generated-file.ts'
import { startTestBackend, type TestBackend } from '../testing.ts'
import { type ExchangeSender, exchangeSender } from './testing/exchange-sender.ts'

/*
 * The figures of the exchanges are what the engine makes of the basis in their states.
 * UPDATE_FIGURES=1 rewrites them.
 */

let server: TestBackend
let sender: ExchangeSender
beforeAll(async () => {
  server = await startTestBackend()
  server.clock.pass((Date.parse(exampleTime) - server.clock.now().getTime()) / 60_000)
  sender = exchangeSender(server)
})
afterAll(async () => {
  await sender.close()
  await server.close()
})

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/
/** States give whole minutes, and the database its own time. */
const wholeMinute = /:00\.000Z$/
/** The ids that states give stay; others differ from one time to the next. */
const stated = new Set(JSON.stringify(interactions().map(({ outcome: { given } }) => given)).match(/[0-9a-f-]{36}/g))

/** Returns an answer with the same ids and times as the last time. */
function steady(value: unknown): unknown {
  if (typeof value === 'string') {
    if (uuid.test(value) && !stated.has(value)) return '00000000-0000-4000-8000-000000000000'
    return moment.test(value) && !wholeMinute.test(value) ? exampleTime : value
  }
  if (Array.isArray(value)) return value.map(steady)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === 'UnderlagHash' ? 'f5c1d2' : steady(each)]),
  )
}

describe('the figures of the exchanges', () => {
  it('are those of the engine (UPDATE_FIGURES=1 rewrites them)', async () => {
    const made: Record<string, unknown> = {}
    for (const each of interactions().filter(isOfFigures)) {
      const { answer } = await sender.answerTo(each)
      expect([each.description, answer.status, answer.body]).toEqual([each.description, 200, answer.body])
      made[each.description] = steady(answer.body.data)
    }
    const lines = Object.entries(made).map(([name, data]) => `${JSON.stringify(name)}: ${JSON.stringify(data)}`)
    expectGenerated(figuresFile, `{\n${lines.join(',\n')}\n}\n`, 'UPDATE_FIGURES')
  })
})
