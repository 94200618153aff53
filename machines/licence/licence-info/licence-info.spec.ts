import { describe, expect } from 'vitest'
import { exampleLicenceInfo } from '#contracts/licence/examples.ts'
import type { LicenceInfo } from '#contracts/licence/shapes.ts'
import { answer } from '../../kit/shared/port.ts'
import { ok, type Result } from '../../kit/shared/result.ts'
import { networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { licenceInfoFlow, licenceInfoMachine } from './licence-info.machine.ts'
import { licenceInfoPorts } from './licence-info.ports.ts'
import { info, isOpen } from './licence-info.select.ts'

const live = (fetched: Result<LicenceInfo>) => () =>
  licenceInfoMachine.provide({
    actors: { fetchInfo: answer(licenceInfoPorts.fetchInfo, async () => fetched) },
  })

const scenarios: Scenarios<typeof licenceInfoMachine> = {
  'the licence is shown, and fetched anew the next time': {
    live: live(ok(exampleLicenceInfo)),
    async play({ actor }) {
      expect(isOpen(actor.getSnapshot())).toBe(false)
      actor.send({ type: 'licence.open' })
      expect([isOpen(actor.getSnapshot()), info(actor.getSnapshot())]).toEqual([true, null])
      await settle()
      expect(info(actor.getSnapshot())).toEqual(exampleLicenceInfo)
      actor.send({ type: 'licence.close' })
      expect([isOpen(actor.getSnapshot()), info(actor.getSnapshot())]).toEqual([false, null])
    },
  },
  'a load error closes the dialog': {
    live: live(networkDown),
    async play({ actor }) {
      actor.send({ type: 'licence.open' })
      await settle()
      expect(isOpen(actor.getSnapshot())).toBe(false)
    },
  },
  'it is closed while it is fetched': {
    live: live(ok(exampleLicenceInfo)),
    async play({ actor }) {
      actor.send({ type: 'licence.open' })
      actor.send({ type: 'licence.close' })
      await settle()
      expect(isOpen(actor.getSnapshot())).toBe(false)
    },
  },
}

describe('the licence info', () => {
  verifyFlow(licenceInfoFlow, { spec: import.meta.url, scenarios })
})
