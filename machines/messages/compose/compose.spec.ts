import { describe, expect } from 'vitest'
import { exampleRecipients } from '#contracts/messages/examples.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure as failed, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkBack, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { composeFlow, composeMachine } from './compose.machine.ts'
import { composePorts } from './compose.ports.ts'
import {
  draft,
  failure,
  hasDraft,
  isOpen,
  isReply,
  isSending,
  newMessage,
  recipients,
  recipientsFailure,
} from './compose.select.ts'

const written = { recipients: ['ftg'], subject: 'Semester', text: 'Hej!' }
const answerTo = { recipients: ['lic'], subject: 'Sv: Attest', text: '' }
const refused = failed({ tag: 'backend' as const, status: 403, dvCode: '40310', message: 'Välj mottagarna på nytt.' })

interface World {
  fetched?: Result<typeof exampleRecipients>[]
  sent?: Result<null>[]
}

const live =
  ({ fetched = [ok(exampleRecipients)], sent = [ok(null)] }: World = {}) =>
  () =>
    composeMachine.provide({
      actors: {
        fetchRecipients: answer(composePorts.fetchRecipients, inTurn(...fetched)),
        sendMessage: answer(composePorts.sendMessage, inTurn(...sent)),
      },
    })

const open = { type: 'compose.open', about: newMessage } as const
const send = (difference = {}) =>
  ({ type: 'compose.send', draft: { ...written, ...difference }, key: 'a-key' }) as const

const scenarios: Scenarios<typeof composeMachine> = {
  'a message is written and sent': {
    live: live(),
    async play({ actor }) {
      expect(isOpen(actor.getSnapshot())).toBe(false)
      actor.send(open)
      await settle()
      expect(recipients(actor.getSnapshot())).toEqual(exampleRecipients)
      expect(isReply(actor.getSnapshot())).toBe(false)
      actor.send(send())
      expect(isSending(actor.getSnapshot())).toBe(true)
      await settle()
      expect(isOpen(actor.getSnapshot())).toBe(false)
      expect(hasDraft(newMessage)(actor.getSnapshot())).toBe(false)
    },
  },
  'what could not be sent is still there, with why': {
    live: live({ sent: [refused, ok(null)] }),
    async play({ actor }) {
      actor.send(open)
      await settle()
      actor.send(send())
      await settle()
      expect(isOpen(actor.getSnapshot())).toBe(true)
      expect(failure(actor.getSnapshot())).toMatchObject({ dvCode: '40310' })
      expect(draft(actor.getSnapshot())).toEqual(written)
      actor.send(send({ recipients: ['lic'] }))
      expect(failure(actor.getSnapshot())).toBeNull()
      await settle()
      expect(isOpen(actor.getSnapshot())).toBe(false)
    },
  },
  'a closed dialog keeps what was written, each reply apart': {
    live: live(),
    async play({ actor }) {
      actor.send(open)
      actor.send({ type: 'compose.keep', draft: written })
      actor.send({ type: 'compose.close' })
      expect(hasDraft(newMessage)(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'compose.open', about: 'm1', draft: answerTo })
      expect(draft(actor.getSnapshot())).toEqual(answerTo)
      expect(isReply(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'compose.keep', draft: { ...answerTo, text: 'Tack' } })
      actor.send({ type: 'compose.close' })
      actor.send(open)
      expect(draft(actor.getSnapshot())).toEqual(written)
      actor.send({ type: 'compose.close' })
      actor.send({ type: 'compose.open', about: 'm1', draft: answerTo })
      expect(draft(actor.getSnapshot())?.text).toBe('Tack')
      actor.send({ type: 'compose.discard' })
      expect(hasDraft('m1')(actor.getSnapshot())).toBe(false)
      expect(hasDraft(newMessage)(actor.getSnapshot())).toBe(true)
    },
  },
  'recipients that could not be fetched are tried again': {
    live: live({ fetched: [networkDown, ok(exampleRecipients)] }),
    async play({ actor }) {
      actor.send(open)
      await settle()
      expect(recipientsFailure(actor.getSnapshot())).toMatchObject({ tag: 'network' })
      actor.send({ type: 'compose.retry' })
      await settle()
      expect(recipientsFailure(actor.getSnapshot())).toBeNull()
    },
  },
  'and when the connection is back': {
    live: () => live({ fetched: [networkDown, ok(exampleRecipients)] })().provide({ actors: networkBack }),
    async play({ actor }) {
      actor.send(open)
      await settle()
      expect(recipients(actor.getSnapshot())).toEqual(exampleRecipients)
    },
  },
}

describe('writing a message', () => {
  verifyFlow(composeFlow, { spec: import.meta.url, scenarios })
})
