import { describe, expect } from 'vitest'
import { exampleCompanyJob } from '#contracts/copies/examples.ts'
import { companyRemovalMachine } from '../../companies/company-removal/company-removal.machine.ts'
import { companyRemovalPorts } from '../../companies/company-removal/company-removal.ports.ts'
import { company } from '../../companies/company-removal/company-removal.select.ts'
import { jobMachine } from '../../jobs/job/job.machine.ts'
import { jobPorts } from '../../jobs/job/job.ports.ts'
import { isFollowing, isOpen } from '../../jobs/job/job.select.ts'
import { answer } from '../../kit/shared/port.ts'
import { ok } from '../../kit/shared/result.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { copiesFlow, copiesMachine } from './copies.machine.ts'
import { jobInput } from './copies.read.ts'

const { Id } = exampleCompanyJob
const followed = { CLONE: Id, REMOVE: Id }

const live = () =>
  copiesMachine.provide({
    actors: {
      companyRemoval: companyRemovalMachine.provide({
        actors: {
          countEmployees: answer(companyRemovalPorts.countEmployees, async () => ok(48)),
          findOrigin: answer(companyRemovalPorts.findOrigin, async () => ok(false)),
        },
      }),
      job: jobMachine.provide({
        actors: {
          findJob: answer(jobPorts.findJob, async () => ok(null)),
          askStatus: answer(jobPorts.askStatus, async () => ok(exampleCompanyJob)),
        },
        actions: { setFollowed: () => {} },
      }),
    },
  })

const nordsken = { FtgId: 'nordsken', Namn: 'Nordsken Handel AB' }

const scenarios: Scenarios<typeof copiesMachine> = {
  'each dialog is opened': {
    input: { followed: {} },
    live,
    play({ actor }) {
      actor.send({ type: 'copies.open', dialog: 'sendJob', company: nordsken })
      expect(isOpen(actor.system.get('sendJob').getSnapshot())).toBe(true)
      expect(isOpen(actor.system.get('cloneJob').getSnapshot())).toBe(false)
      actor.send({ type: 'copies.remove', company: { ...nordsken, years: 5 } })
      expect(company(actor.system.get('companyRemoval').getSnapshot())).toEqual({ ...nordsken, years: 5 })
    },
  },
  'each job is the one that this tab followed, or none': {
    input: { followed },
    live,
    play({ actor }) {
      const shown = ['cloneJob', 'removeJob', 'sendJob', 'restoreJob'].map(id => {
        const job = actor.system.get(id).getSnapshot()
        return [isOpen(job), isFollowing(job)]
      })
      expect(shown).toEqual([
        [true, true],
        [true, true],
        [false, false],
        [false, false],
      ])
      expect([jobInput({ followed }, 'CLONE').followed, jobInput({ followed }, 'SEND').followed]).toEqual([Id, null])
    },
  },
}

describe('what is done with whole companies', () => {
  verifyFlow(copiesFlow, {
    spec: import.meta.url,
    scenarios,
  })
})
