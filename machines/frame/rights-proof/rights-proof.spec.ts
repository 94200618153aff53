import { describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import type { ProofQuestion, RightsProof } from '#contracts/rights-groups/proof.shapes.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { rightsProofFlow, rightsProofMachine } from './rights-proof.machine.ts'
import { rightsProofPorts } from './rights-proof.ports.ts'
import { askedId, isFailed, isProving, proof, role } from './rights-proof.select.ts'

const open: RightsProof = { IsOpen: true, Subject: 'Lena Lindgren', Steps: [], Exceptions: [], Administrators: [] }
const closed: RightsProof = { ...open, IsOpen: false, Administrators: ['Omar Sjöholm'] }
const missing = failure({ tag: 'backend' as const, ...errors.userMissing })
const payslips = { id: 'right:Payslips.Read', what: { Rule: { right: 'Payslips.Read' } } } as const
const calendar = { id: 'route:Kalendarie', what: { Rule: { right: 'Kalendarie.Read' } } } as const

const live =
  (
    answers: readonly Result<RightsProof>[],
    asked: ProofQuestion[] = [],
    back: () => Promise<void> = () => new Promise(() => {}),
  ) =>
  () => {
    const next = inTurn(...answers)
    return rightsProofMachine.provide({
      actors: {
        prove: answer(rightsProofPorts.prove, ({ input }) => {
          asked.push(input)
          return next()
        }),
        networkReturn: answer(networkReturn, back),
      },
      actions: { reportFailure: () => {} },
    })
  }

const scenarios: Scenarios<typeof rightsProofMachine> = {
  'one question after another, and nothing of them after the dialog': {
    live: live([ok(open), ok(closed), ok(open)]),
    async play({ actor }) {
      actor.send({ type: 'proof.open', of: null })
      actor.send({ type: 'proof.ask', target: payslips })
      expect(isProving(actor.getSnapshot())).toBe(true)
      await settle()
      expect([askedId(actor.getSnapshot()), proof(actor.getSnapshot())]).toEqual([payslips.id, open])
      actor.send({ type: 'proof.ask', target: calendar })
      // The answer to the first question is not shown beside the second.
      expect([askedId(actor.getSnapshot()), proof(actor.getSnapshot())]).toEqual([calendar.id, null])
      await settle()
      expect(proof(actor.getSnapshot())).toEqual(closed)
      actor.send({ type: 'proof.close' })
      actor.send({ type: 'proof.open', of: { Login: 'las' } })
      expect([askedId(actor.getSnapshot()), proof(actor.getSnapshot())]).toEqual(['', null])
    },
  },
  'a group for another role is asked about anew, and the same one is not': {
    live: live([ok(open), ok(closed)]),
    async play({ actor }) {
      actor.send({ type: 'proof.open', of: { GroupId: 'STDREAD', Roll: 'AVD' } })
      actor.send({ type: 'proof.open', of: { GroupId: 'STDREAD', Roll: 'PER' } })
      actor.send({ type: 'proof.ask', target: payslips })
      await settle()
      actor.send({ type: 'proof.open', of: { GroupId: 'STDREAD', Roll: 'PER' } })
      expect(proof(actor.getSnapshot())).toEqual(open)
      actor.send({ type: 'proof.open', of: { GroupId: 'STDREAD', Roll: 'ADM' } })
      expect([role(actor.getSnapshot()), proof(actor.getSnapshot())]).toEqual(['ADM', null])
      await settle()
      expect(proof(actor.getSnapshot())).toEqual(closed)
    },
  },
  'a failed question is asked again on request': {
    live: live([missing, ok(open), ok(open)]),
    async play({ actor }) {
      actor.send({ type: 'proof.open', of: { Login: 'borta' } })
      actor.send({ type: 'proof.ask', target: payslips })
      await settle()
      expect(isFailed(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'proof.retry' })
      await settle()
      expect([isFailed(actor.getSnapshot()), proof(actor.getSnapshot())]).toEqual([false, open])
      // After a reload, which takes the answer.
      actor.send({ type: 'proof.retry' })
      await settle()
      expect(proof(actor.getSnapshot())).toEqual(open)
    },
  },
  'and with the connection': {
    live: live([missing, ok(open)], [], () => Promise.resolve()),
    async play({ actor }) {
      actor.send({ type: 'proof.open', of: null })
      actor.send({ type: 'proof.ask', target: payslips })
      await settle()
      await settle()
      expect(proof(actor.getSnapshot())).toEqual(open)
    },
  },
}

describe('the rights prover', () => {
  verifyFlow(rightsProofFlow, { spec: import.meta.url, scenarios })

  it('asks about whom the dialog is about', async () => {
    const asked: ProofQuestion[] = []
    await run(rightsProofFlow, {
      live: live([ok(open), ok(open)], asked),
      async play({ actor }) {
        actor.send({ type: 'proof.open', of: { GroupId: 'STDREAD', Roll: 'AVD' } })
        actor.send({ type: 'proof.ask', target: payslips })
        await settle()
        actor.send({ type: 'proof.open', of: { GroupId: 'STDREAD', Roll: 'PER' } })
        await settle()
      },
    })
    expect(asked).toEqual([
      { Of: { GroupId: 'STDREAD', Roll: 'AVD' }, What: payslips.what },
      { Of: { GroupId: 'STDREAD', Roll: 'PER' }, What: payslips.what },
    ])
  })
})
