import { expect } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { exampleOwnItem, exampleOwnPayslip } from '#contracts/payroll/own/outcomes.ts'
import { networkReturn } from '../../frame/connectivity/connectivity.ports.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkBack, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { ownPayslipsFlow, ownPayslipsMachine } from './own-payslips.machine.ts'
import { ownPayslipsPorts } from './own-payslips.ports.ts'
import * as select from './own-payslips.select.ts'
import type { FetchedOwn } from './own-payslips.types.ts'

const key = { Period: '202611', AnstNr: '1', Nummer: '1' }
const listed = ok<FetchedOwn>({ list: [exampleOwnItem], payslip: null })
const fetched = ok<FetchedOwn>({ list: null, payslip: exampleOwnPayslip })
const missing = failure({ tag: 'backend' as const, ...errors.payslipMissing })
const silent = new Promise<never>(() => {})

const live =
  (...fetch: readonly Result<FetchedOwn>[]) =>
  () => {
    const fetches = inTurn(...fetch)
    return ownPayslipsMachine.provide({
      actors: { ...networkBack, fetchOwn: answer(ownPayslipsPorts.fetchOwn, () => fetches()) },
    })
  }
const showList = { type: 'ownPayslips.show', key: null } as const
const show = { type: 'ownPayslips.show', key } as const

const scenarios: Scenarios<typeof ownPayslipsMachine> = {
  'the list stays known while a payslip is shown, and another payslip is not': {
    live: live(listed, fetched, fetched, listed),
    async play({ actor }) {
      actor.send(showList)
      expect(select.list(actor.getSnapshot())).toBeNull()
      await settle()
      expect(select.list(actor.getSnapshot())).toEqual([exampleOwnItem])
      actor.send(show)
      await settle()
      expect(select.payslip(actor.getSnapshot())).toEqual(exampleOwnPayslip)
      actor.send({ ...show, key: { ...key, Period: '202610' } })
      expect(select.payslip(actor.getSnapshot())).toBeNull()
      await settle()
      actor.send({ type: 'ownPayslips.leave' })
      expect(select.payslip(actor.getSnapshot())).toBeNull()
      actor.send(showList)
      expect(select.list(actor.getSnapshot())).toEqual([exampleOwnItem])
      await settle()
    },
  },
  'what is shown is fetched again on request': {
    live: live(listed, ok<FetchedOwn>({ list: [], payslip: null })),
    async play({ actor }) {
      actor.send(showList)
      await settle()
      actor.send({ type: 'ownPayslips.reload' })
      await settle()
      expect(select.list(actor.getSnapshot())).toEqual([])
    },
  },
  'one that is not published is missing': {
    live: live(missing),
    async play({ actor }) {
      actor.send(show)
      await settle()
      expect(select.isMissing(actor.getSnapshot())).toBe(true)
    },
  },
  'a failure is tried again with the connection': {
    live: live(networkDown, fetched),
    async play({ actor }) {
      actor.send(show)
      await settle()
      expect(select.payslip(actor.getSnapshot())).toEqual(exampleOwnPayslip)
    },
  },
  'a failure is tried again on request': {
    live: () => live(networkDown, listed)().provide({ actors: { networkReturn: answer(networkReturn, () => silent) } }),
    async play({ actor }) {
      actor.send(showList)
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'ownPayslips.reload' })
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(false)
    },
  },
}

verifyFlow(ownPayslipsFlow, { spec: import.meta.url, scenarios })
