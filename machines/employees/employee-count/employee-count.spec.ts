import { expect } from 'vitest'
import type { StaffFilter } from '#contracts/person/employee-filter.ts'
import { answer } from '../../kit/shared/port.ts'
import { ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { employeeCountFlow, employeeCountMachine } from './employee-count.machine.ts'
import { employeeCountPorts } from './employee-count.ports.ts'
import { count, isCounting, isFailed } from './employee-count.select.ts'
import type { EmployeeCount } from './employee-count.types.ts'

const asked: StaffFilter[] = []
const live =
  (answers: () => () => Promise<Result<EmployeeCount>> = () => inTurn(ok({ kept: 12, all: 48 }))) =>
  () => {
    asked.length = 0
    const next = answers()
    return employeeCountMachine.provide({
      actors: {
        count: answer(employeeCountPorts.count, ({ input }) => {
          asked.push(input)
          return next()
        }),
      },
    })
  }

const inStore: StaffFilter = { UseAvdelning: true, AvdelningList: ['10'] }

const scenarios: Scenarios<typeof employeeCountMachine> = {
  'of several changes the last is counted, and the same one is not counted again': {
    live: live(() => inTurn(ok({ kept: 48, all: 48 }), ok({ kept: 12, all: 48 }))),
    async play({ actor, clock }) {
      actor.send({ type: 'count.of', filter: {} })
      await clock.pass(150)
      expect(count(actor.getSnapshot())).toEqual({ kept: 48, all: 48 })
      actor.send({ type: 'count.of', filter: { AnstNrList: ['7'] } })
      await clock.pass(149)
      actor.send({ type: 'count.of', filter: inStore })
      await clock.pass(149)
      expect(isCounting(actor.getSnapshot())).toBe(true)
      expect(count(actor.getSnapshot())).toEqual({ kept: 48, all: 48 })
      await clock.pass(1)
      expect(count(actor.getSnapshot())).toEqual({ kept: 12, all: 48 })
      actor.send({ type: 'count.of', filter: { ...inStore } })
      expect(isCounting(actor.getSnapshot())).toBe(false)
      expect(asked).toEqual([{}, inStore])
    },
  },
  'what cannot be counted has no count': {
    live: live(),
    async play({ actor, clock }) {
      actor.send({ type: 'count.of', filter: inStore })
      await clock.pass(150)
      actor.send({ type: 'count.of', filter: null })
      expect(count(actor.getSnapshot())).toBeNull()
      expect(isCounting(actor.getSnapshot())).toBe(false)
    },
  },
  'a count that does not come is tried again': {
    live: live(() => inTurn<EmployeeCount>(networkDown, ok({ kept: 1, all: 2 }))),
    async play({ actor, clock }) {
      actor.send({ type: 'count.of', filter: inStore })
      await clock.pass(150)
      expect(isFailed(actor.getSnapshot())).toBe(true)
      expect(count(actor.getSnapshot())).toBeNull()
      actor.send({ type: 'count.retry' })
      await settle()
      expect(count(actor.getSnapshot())).toEqual({ kept: 1, all: 2 })
    },
  },
}

verifyFlow(employeeCountFlow, { spec: import.meta.url, scenarios })
