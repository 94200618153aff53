import { describe, expect } from 'vitest'
import { exampleCompanyCopy } from '#contracts/copies/examples.ts'
import { answer } from '../../kit/shared/port.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'
import { ok, type Result } from '../../kit/shared/result.ts'
import { networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { restoreCopyFlow, restoreCopyMachine } from './restore-copy.machine.ts'
import { restoreCopyPorts } from './restore-copy.ports.ts'
import { copy, LicNr, turn } from './restore-copy.select.ts'

const { Version } = exampleCompanyCopy
const other = { ...exampleCompanyCopy, Version: '9e9d5f6a-1111-4a55-8f3e-2f6a4c8e5b03' }
const answered = (given: ConfirmFact['answer']): ConfirmFact => ({
  type: 'confirm.answered',
  id: Version,
  answer: given,
})

const live = (deleted: Result<null>) => () =>
  restoreCopyMachine.provide({
    actors: { deleteCopy: answer(restoreCopyPorts.deleteCopy, async () => deleted) },
  })

const scenarios: Scenarios<typeof restoreCopyMachine> = {
  'a copy is picked; another licence, and beginning anew, forget it': {
    play({ actor }) {
      actor.send({ type: 'copies.list', LicNr: 'WEB100200' })
      actor.send({ type: 'copy.pick', copy: exampleCompanyCopy })
      expect([LicNr(actor.getSnapshot()), copy(actor.getSnapshot())]).toEqual(['WEB100200', exampleCompanyCopy])
      actor.send({ type: 'copies.list', LicNr: 'WEB300400' })
      expect(copy(actor.getSnapshot())).toBeNull()
      actor.send({ type: 'copy.pick', copy: other })
      actor.send({ type: 'copy.forget' })
      expect([LicNr(actor.getSnapshot()), copy(actor.getSnapshot())]).toEqual(['WEB300400', null])
    },
  },
  'a deleted copy is picked no more, and the list is read anew': {
    live: live(ok(null)),
    async play({ actor }) {
      actor.send({ type: 'copy.pick', copy: exampleCompanyCopy })
      actor.send({ type: 'copy.delete', copy: exampleCompanyCopy })
      actor.send(answered('cancelled'))
      expect(turn(actor.getSnapshot())).toBe(0)
      actor.send({ type: 'copy.delete', copy: exampleCompanyCopy })
      actor.send(answered('confirmed'))
      await settle()
      expect([turn(actor.getSnapshot()), copy(actor.getSnapshot())]).toEqual([1, null])
    },
  },
  'one that cannot be deleted may be gone already; what else is picked stays': {
    live: live(networkDown),
    async play({ actor }) {
      actor.send({ type: 'copy.pick', copy: other })
      actor.send({ type: 'copy.delete', copy: exampleCompanyCopy })
      actor.send(answered('confirmed'))
      await settle()
      expect([turn(actor.getSnapshot()), copy(actor.getSnapshot())]).toEqual([1, other])
    },
  },
}

describe('the copies to restore', () => {
  verifyFlow(restoreCopyFlow, { spec: import.meta.url, scenarios })
})
