import { expect } from 'vitest'
import { answer } from '../../kit/shared/port.ts'
import { ok, type Result } from '../../kit/shared/result.ts'
import { companyMissing, inTurn, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { employeeSearchFlow, employeeSearchMachine } from './employee-search.machine.ts'
import { employeeSearchPorts } from './employee-search.ports.ts'
import { employeesPerPage, hasMore } from './employee-search.read.ts'
import { isAnswered, isSearching, nameOf, searchFailure } from './employee-search.select.ts'
import type { EmployeePage, EmployeeQuery, PickedEmployee } from './employee-search.types.ts'

const staff: readonly PickedEmployee[] = Array.from({ length: 60 }, (_, at) => ({
  number: String(at + 1),
  name: `Person ${at + 1}`,
}))
const pageOf = ({ term, pageNum }: EmployeeQuery): EmployeePage => {
  const found = staff.filter(({ name, number }) => `${number} ${name}`.includes(term))
  const start = (pageNum - 1) * employeesPerPage
  return { employees: found.slice(start, start + employeesPerPage), total: found.length }
}

interface World {
  pages?: () => Promise<Result<EmployeePage>>
  names?: () => Promise<Result<readonly PickedEmployee[]>>
  asked?: (EmployeeQuery | readonly string[])[]
}

const live =
  ({ pages, names, asked = [] }: World = {}) =>
  () =>
    employeeSearchMachine.provide({
      actors: {
        fetchPage: answer(employeeSearchPorts.fetchPage, async ({ input: query }) => {
          asked.push(query)
          return pages ? pages() : ok(pageOf(query))
        }),
        fetchNames: answer(employeeSearchPorts.fetchNames, async ({ input: { numbers } }) => {
          asked.push(numbers)
          return names ? names() : ok(staff.filter(({ number }) => numbers.includes(number)))
        }),
      },
    })

/** What the ports of the last scenario that keeps it were asked for. */
const questions: World['asked'] = []

const scenarios: Scenarios<typeof employeeSearchMachine> = {
  'whoever is found comes a page at a time, each once': {
    live: live(),
    async play({ actor }) {
      actor.send({ type: 'employees.open', term: '' })
      expect(isSearching(actor.getSnapshot())).toBe(true)
      expect(isAnswered(actor.getSnapshot())).toBe(false)
      await settle()
      expect(actor.getSnapshot().context).toMatchObject({ total: 60, pages: 1 })
      expect(actor.getSnapshot().context.found).toHaveLength(25)
      actor.send({ type: 'employees.more' })
      await settle()
      actor.send({ type: 'employees.more' })
      await settle()
      expect(actor.getSnapshot().context.found).toEqual(staff)
      expect(hasMore(actor.getSnapshot().context)).toBe(false)
      actor.send({ type: 'employees.more' })
      expect(isSearching(actor.getSnapshot())).toBe(false)
    },
  },
  'somebody who has moved to the next page meanwhile stands there once': {
    live: () =>
      live({
        pages: inTurn<EmployeePage>(
          ok({ employees: staff.slice(0, 25), total: 50 }),
          ok({ employees: staff.slice(24, 49), total: 50 }),
        ),
      })(),
    async play({ actor }) {
      actor.send({ type: 'employees.open', term: '' })
      await settle()
      actor.send({ type: 'employees.more' })
      await settle()
      expect(actor.getSnapshot().context.found).toEqual(staff.slice(0, 49))
    },
  },
  'a search waits 500 ms with a term and 100 ms without; what was answered before is shown at once': {
    live: live(),
    async play({ actor, clock }) {
      actor.send({ type: 'employees.open', term: '' })
      await settle()
      actor.send({ type: 'employees.search', term: '5' })
      await clock.pass(499)
      actor.send({ type: 'employees.search', term: '59 ' })
      await clock.pass(499)
      expect(isSearching(actor.getSnapshot())).toBe(true)
      expect(actor.getSnapshot().context.found).toHaveLength(25)
      await clock.pass(1)
      expect(actor.getSnapshot().context.found).toEqual([staff[58]])
      expect(isAnswered(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'employees.search', term: '590' })
      actor.send({ type: 'employees.search', term: '59' })
      expect(isSearching(actor.getSnapshot())).toBe(false)
      actor.send({ type: 'employees.search', term: ' ' })
      await clock.pass(99)
      expect(isSearching(actor.getSnapshot())).toBe(true)
      await clock.pass(1)
      expect(actor.getSnapshot().context.total).toBe(60)
    },
  },
  'a page that does not come says why, leaves what was there, and is asked for again': {
    live: () =>
      live({
        pages: inTurn<EmployeePage>(
          networkDown,
          ok({ employees: staff.slice(0, 25), total: 60 }),
          companyMissing,
          ok({ employees: staff.slice(25, 50), total: 60 }),
        ),
      })(),
    async play({ actor }) {
      actor.send({ type: 'employees.open', term: '' })
      await settle()
      expect(searchFailure(actor.getSnapshot())).toMatch(/^Störningar/)
      actor.send({ type: 'employees.retry' })
      await settle()
      expect(searchFailure(actor.getSnapshot())).toBeUndefined()
      actor.send({ type: 'employees.more' })
      await settle()
      expect(searchFailure(actor.getSnapshot())).toBe('Företaget finns inte.')
      expect(actor.getSnapshot().context.found).toHaveLength(25)
      actor.send({ type: 'employees.retry' })
      await settle()
      expect(actor.getSnapshot().context.found).toHaveLength(50)
    },
  },
  'those who are chosen are named, once; a number that nobody has is missing': {
    live: () => {
      questions.length = 0
      return live({ asked: questions })()
    },
    async play({ actor }) {
      actor.send({ type: 'employees.name', numbers: ['7', '4711'] })
      expect(nameOf(actor.getSnapshot().context, '7')).toBe('7')
      await settle()
      const { context } = actor.getSnapshot()
      expect([nameOf(context, '7'), nameOf(context, '4711')]).toEqual(['Person 7', '<Saknas>'])
      actor.send({ type: 'employees.name', numbers: ['7'] })
      await settle()
      expect(actor.getSnapshot().matches({ names: 'idle' })).toBe(true)
      actor.send({ type: 'employees.open', term: '8' })
      await settle()
      actor.send({ type: 'employees.name', numbers: ['7', '8'] })
      await settle()
      expect(nameOf(actor.getSnapshot().context, '8')).toBe('Person 8')
      expect(questions).toEqual([['7', '4711'], { term: '8', pageNum: 1 }])
    },
  },
  'names that do not come leave the numbers, and are asked for when the list is opened or read again': {
    live: () =>
      live({
        pages: inTurn<EmployeePage>(networkDown),
        names: inTurn<readonly PickedEmployee[]>(networkDown, networkDown, ok(staff.slice(6, 7))),
      })(),
    async play({ actor }) {
      actor.send({ type: 'employees.name', numbers: ['7'] })
      await settle()
      expect(nameOf(actor.getSnapshot().context, '7')).toBe('7')
      actor.send({ type: 'employees.open', term: '' })
      await settle()
      expect(nameOf(actor.getSnapshot().context, '7')).toBe('7')
      actor.send({ type: 'employees.retry' })
      await settle()
      expect(nameOf(actor.getSnapshot().context, '7')).toBe('Person 7')
    },
  },
}

verifyFlow(employeeSearchFlow, {
  spec: import.meta.url,
  scenarios,
  deaf: {
    'employeeSearch.list.loading': 'A new first page takes the place of the results that would go on.',
    'employeeSearch.list.loadingMore': 'More is being fetched already.',
  },
})
