import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Interaction } from '#contracts/pact/interactions.ts'
import { demoLicence } from '#contracts/rights/standard-groups.ts'
import { isThorough, oneIn } from '#tests/harness/thorough.ts'
import { cloningLicence } from '../demo/licences.ts'
import { startTestBackend, type TestBackend } from '../testing.ts'
import { type Answered, type ExchangeSender, exchangeSender } from './testing/exchange-sender.ts'
import { callsOfOtherRegisters, directExchanges } from './testing.ts'

/*
 * Sends the requests that the verification of the pact leaves to this spec, since one of its
 * exchanges takes as much work as twenty of these.
 */

let server: TestBackend
let sender: ExchangeSender
beforeAll(async () => {
  server = await startTestBackend({ copyLicences: { cloning: [cloningLicence], support: [demoLicence] } })
  sender = exchangeSender(server)
})
afterAll(async () => {
  await sender.close()
  await server.close()
})
const answerTo: ExchangeSender['answerTo'] = (each, how) => sender.answerTo(each, how)

/**
 * The small run leaves out the other registers: the same code refuses their calls, by the same
 * declarations. It does not show what a declaration of theirs alone has wrong.
 *
 * @param every how many exchanges the small run takes one of: all are answered by the same code
 */
const named = (exchanges: readonly Interaction[], every = 1) =>
  oneIn(
    every,
    exchanges.filter(({ call }) => isThorough || !callsOfOtherRegisters.has(call)),
  ).map(each => [each.description, each] as const)
const { derivedRefusals, declaredRefusals, repeatedWrites } = directExchanges()

/** Returns the refusal that an outcome declares, as `refusalIn` returns the one of an answer. */
function refusalOf({ outcome: { answer } }: Interaction) {
  if (!('error' in answer)) throw new Error('This is no refusal')
  const { status, message, dvCode } = answer.error
  return { ...common, status, body: { message, dvCode }, fields: Object.keys(answer.fields ?? {}).toSorted() }
}
const common = { buildId: 'spec', type: 'application/json; charset=utf-8' }

/** Returns a refusal with the names of its fields instead of their messages. */
function refusalIn({ body: { fields, ...body }, ...answer }: Answered) {
  return { ...answer, body, fields: Object.keys(fields ?? {}).toSorted() }
}

describe('the embedded backend refuses by the declaration of its calls', () => {
  it.each(named(derivedRefusals, 4))('%s', async (_, each) => {
    const { answer } = await answerTo(each, { isShared: true })
    expect(refusalIn(answer)).toEqual(refusalOf(each))
  })
})

describe('the embedded backend refuses', () => {
  it.each(named(declaredRefusals))('%s', async (_, each) => {
    const { body, fields, ...refusal } = refusalOf(each)
    const { answer } = await answerTo(each)
    // The messages are the backend's own, and so are further fields, as in the pact.
    expect(refusalIn(answer)).toEqual({
      ...refusal,
      body: { ...body, message: expect.stringMatching(/./) },
      fields: expect.arrayContaining(fields),
    })
  })
})

describe('the embedded backend answers by the first answer', () => {
  it.each(named(repeatedWrites, 4))('%s', async (_, each) => {
    const { answer, earlier } = await answerTo(each)
    expect(answer.status).toBe(200)
    expect(answer).toEqual(earlier)
  })
})
