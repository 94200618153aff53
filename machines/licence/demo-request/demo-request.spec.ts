import { describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import { inTurn } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { demoRequestFlow, demoRequestMachine } from './demo-request.machine.ts'
import { demoRequestPorts } from './demo-request.ports.ts'
import * as select from './demo-request.select.ts'

const request = 'secret:1' as SecretRef
const submit = { type: 'demo.submit', request } as const
const refused = failure({ tag: 'backend' as const, ...errors.tooManyRequests })

const live =
  (answers: readonly Result<null>[], asked: unknown[] = []) =>
  () => {
    const sent = inTurn(...answers)
    return demoRequestMachine.provide({
      actors: {
        sendRequest: answer(demoRequestPorts.sendRequest, ({ input }) => {
          asked.push(input)
          return sent()
        }),
      },
    })
  }

const scenarios: Scenarios<typeof demoRequestMachine> = {
  'it is sent, once, and another can be written': {
    live: live([ok(null)]),
    async play({ actor }) {
      actor.send(submit)
      actor.send(submit)
      expect(select.isSending(actor.getSnapshot())).toBe(true)
      await settle()
      expect(select.isSent(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'demo.again' })
      expect(select.isSent(actor.getSnapshot())).toBe(false)
    },
  },
  'a failure says why, and it can be sent again': {
    live: live([refused, ok(null)]),
    async play({ actor }) {
      actor.send(submit)
      await settle()
      expect(select.failure(actor.getSnapshot())).toBe('För många anrop på kort tid. Vänta en stund och försök igen.')
      actor.send(submit)
      expect(select.failure(actor.getSnapshot())).toBeUndefined()
      await settle()
      expect(select.isSent(actor.getSnapshot())).toBe(true)
    },
  },
}

describe('the request for a demo account', () => {
  verifyFlow(demoRequestFlow, { spec: import.meta.url, scenarios })

  it('is sent once however often it is submitted, and the journal knows only its reference', async () => {
    const asked: unknown[] = []
    const play = scenarios['it is sent, once, and another can be written']?.play
    if (!play) throw new Error('the scenario is gone')
    const { entries } = await run(demoRequestFlow, { live: live([ok(null)], asked), play })
    expect(asked).toEqual([{ request }])
    expect(entries.filter(({ event }) => event.type === 'demo.submit').map(({ event }) => event)).toContainEqual(submit)
  })
})
