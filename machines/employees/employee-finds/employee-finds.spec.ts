import { expect } from 'vitest'
import { answer } from '../../kit/shared/port.ts'
import { ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import type { EmployeePage, EmployeeQuery } from '../employee-search/employee-search.types.ts'
import { employeeFindsFlow, employeeFindsMachine } from './employee-finds.machine.ts'
import { employeeFindsPorts } from './employee-finds.ports.ts'
import { found, isPending } from './employee-finds.select.ts'

const page = (...employees: EmployeePage['employees']) => ok({ employees, total: employees.length })
const anna = { number: '12', name: 'Lund Anna' }
const berit = { number: '7', name: 'Lundin Berit' }

const asked: { readonly query: EmployeeQuery; readonly signal: AbortSignal }[] = []
type Answer = () => Promise<Result<EmployeePage>>
const live = (answers: () => Answer) => () => {
  asked.length = 0
  const next = answers()
  return employeeFindsMachine.provide({
    actors: {
      fetchPage: answer(employeeFindsPorts.fetchPage, ({ input, signal }) => {
        asked.push({ query: input, signal })
        return next()
      }),
    },
  })
}
const never: Answer = () => new Promise(() => {})
const terms = () => asked.map(({ query }) => query.term)
const of = (term: string) => ({ type: 'finds.of', term }) as const

const scenarios: Scenarios<typeof employeeFindsMachine> = {
  'two letters and a pause are searched for, and the same term is not searched for again': {
    live: live(() => inTurn(page(anna, berit), page(berit))),
    async play({ actor, clock }) {
      actor.send(of('l'))
      await clock.pass(1_000)
      expect(terms()).toEqual([])
      actor.send(of('lu'))
      await clock.pass(199)
      actor.send(of('lun'))
      await clock.pass(199)
      expect(terms()).toEqual([])
      expect(isPending(actor.getSnapshot())).toBe(true)
      await clock.pass(1)
      expect(terms()).toEqual(['lun'])
      expect(found(actor.getSnapshot())).toEqual([anna, berit])
      expect(isPending(actor.getSnapshot())).toBe(false)
      actor.send(of(' lun '))
      await clock.pass(200)
      expect(terms()).toEqual(['lun'])
      // What was found stays on display until the next answer.
      actor.send(of('lundin'))
      expect(found(actor.getSnapshot())).toEqual([anna, berit])
      await clock.pass(200)
      expect(found(actor.getSnapshot())).toEqual([berit])
      actor.send(of(' '))
      expect(found(actor.getSnapshot())).toEqual([])
    },
  },
  'a further letter cancels the search before, whose answer is not shown': {
    live: live(() => {
      let first = true
      return () => {
        const isFirst = first
        first = false
        return isFirst ? never() : Promise.resolve(page(berit))
      }
    }),
    async play({ actor, clock }) {
      actor.send(of('lu'))
      await clock.pass(200)
      expect(asked[0]?.signal.aborted).toBe(false)
      actor.send(of('lun'))
      expect(asked[0]?.signal.aborted).toBe(true)
      await clock.pass(200)
      expect(terms()).toEqual(['lu', 'lun'])
      expect(found(actor.getSnapshot())).toEqual([berit])
    },
  },
  'of several words the longest is queried, and more are fetched to look through': {
    live: live(() => inTurn(page(anna), page(anna))),
    async play({ actor, clock }) {
      actor.send(of('anna lundin'))
      await clock.pass(200)
      actor.send(of('anna'))
      await clock.pass(200)
      expect(asked.map(({ query }) => query)).toEqual([
        { term: 'lundin', pageNum: 1, perPage: 50 },
        { term: 'anna', pageNum: 1, perPage: 5 },
      ])
    },
  },
  'a failure shows nobody, and the next letter searches again': {
    live: live(() => inTurn<EmployeePage>(page(anna), networkDown, page(berit))),
    async play({ actor, clock }) {
      actor.send(of('lu'))
      await clock.pass(200)
      actor.send(of('lun'))
      await clock.pass(200)
      expect(found(actor.getSnapshot())).toEqual([])
      expect(isPending(actor.getSnapshot())).toBe(false)
      actor.send(of('lund'))
      await clock.pass(200)
      await settle()
      expect(found(actor.getSnapshot())).toEqual([berit])
    },
  },
}

verifyFlow(employeeFindsFlow, { spec: import.meta.url, scenarios })
