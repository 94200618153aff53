import { describe, expect, it } from 'vitest'
import { needsMet } from '#contracts/reference-data/needs.ts'
import type { ReferenceItem } from '#contracts/registers/reference-lists.ts'
import { flowsOf } from '../../app/app.flows.ts'
import { answer } from '../shared/port.ts'
import { failure, ok, type Result } from '../shared/result.ts'
import { networkDown } from '../shared/testing/answers.ts'
import type { Scenarios } from '../shared/testing/scenario.ts'
import { settle } from '../shared/testing/test-clock.ts'
import { verifyFlow } from '../shared/testing/verify-flow.ts'
import { referenceDataFlow, referenceDataMachine } from './reference-data.machine.ts'
import { referenceDataPorts } from './reference-data.ports.ts'
import { isClosed } from './reference-data.read.ts'
import * as select from './reference-data.select.ts'
import type { ListFetch } from './reference-data.types.ts'

/** A quarter of an hour (third document §4). */
const listLifetime = 15 * 60_000
type Answer = Result<readonly ReferenceItem[]>
const account = (code: string): ReferenceItem => ({ code, name: 'Löner', isActive: true })
const noRight = failure({ tag: 'backend' as const, status: 403, dvCode: '40303', message: 'Du saknar behörighet.' })

/** The calls of a scenario, which answers them when it wants to. */
class Calls {
  readonly made: ListFetch[] = []
  readonly waiting: ((answer: Answer) => void)[] = []
  machine = () =>
    referenceDataMachine.provide({
      actors: {
        fetchList: answer(
          referenceDataPorts.fetchList,
          ({ input }) =>
            new Promise(resolve => {
              this.made.push(input)
              this.waiting.push(resolve)
            }),
        ),
      },
    })
  async answer(...answers: readonly Answer[]) {
    for (const each of answers) this.waiting.shift()?.(each)
    await settle()
  }
  get lists() {
    return this.made.map(({ list }) => list)
  }
}

let calls = new Calls()
const live = () => {
  calls = new Calls()
  return calls.machine()
}
const input = { has: ['plus'], year: 2026 } as const
const accounts = { list: 'accounts' } as const
const show = (list: 'accounts' | 'departments' | 'timeCodes' | 'payCodes' | 'properties', at = 0) =>
  ({ type: 'reference.show', list, at }) as const

const scenarios: Scenarios<typeof referenceDataMachine> = {
  'a list is fetched when it is first shown, and again after fifteen minutes': {
    input,
    live,
    async play({ actor }) {
      expect([select.itemsIn(actor.getSnapshot(), accounts), select.isWanting(actor.getSnapshot(), accounts)]).toEqual([
        null,
        true,
      ])
      actor.send(show('accounts'))
      actor.send(show('accounts', 10))
      expect(select.isPending(actor.getSnapshot(), accounts)).toBe(true)
      await calls.answer(ok([account('7010')]))
      expect(select.itemsIn(actor.getSnapshot(), accounts)).toEqual([account('7010')])
      expect([select.isSettled(actor.getSnapshot(), accounts), calls.made]).toEqual([
        true,
        [{ list: 'accounts', year: 2026 }],
      ])
      actor.send(show('accounts', listLifetime - 1))
      expect(calls.lists).toHaveLength(1)
      actor.send(show('accounts', listLifetime))
      expect(calls.lists).toHaveLength(2)
      expect(select.itemsIn(actor.getSnapshot(), accounts)).toEqual([account('7010')])
      await calls.answer(ok([]))
      // An empty list is fetched again, however young it is.
      actor.send(show('accounts', listLifetime + 1))
      expect(calls.lists).toHaveLength(3)
      await calls.answer(ok([account('7210')]))
      expect(select.itemsIn(actor.getSnapshot(), accounts)).toEqual([account('7210')])
    },
  },
  'three lists are fetched at once, and the rest wait their turn': {
    input,
    live,
    async play({ actor }) {
      for (const list of ['accounts', 'departments', 'timeCodes', 'payCodes', 'properties'] as const)
        actor.send(show(list))
      expect(calls.lists).toEqual(['accounts', 'departments', 'timeCodes'])
      await calls.answer(ok([account('7010')]))
      expect(calls.lists.slice(3)).toEqual(['payCodes'])
      await calls.answer(ok([account('10')]), ok([account('ARB')]))
      expect(calls.lists.slice(3)).toEqual(['payCodes', 'properties'])
      await calls.answer(ok([account('MIL')]), ok([account('77')]))
      expect(select.itemsIn(actor.getSnapshot(), { list: 'timeCodes' })).toEqual([account('ARB')])
      expect(select.itemsIn(actor.getSnapshot(), { list: 'properties' })).toEqual([account('77')])
    },
  },
  'a list is forced, also while it is being fetched, but not fetched twice at once': {
    input,
    live,
    async play({ actor }) {
      actor.send(show('accounts'))
      actor.send({ type: 'reference.reload', list: 'accounts', at: 1 })
      actor.send({ type: 'reference.reload', list: 'accounts', at: 2 })
      expect(calls.lists).toHaveLength(1)
      await calls.answer(ok([account('7010')]))
      expect(calls.lists).toHaveLength(2)
      await calls.answer(ok([account('7210')]))
      expect([calls.lists.length, select.itemsIn(actor.getSnapshot(), accounts)]).toEqual([2, [account('7210')]])
    },
  },
  'a list of a parameter is a list of its own': {
    input,
    live,
    async play({ actor }) {
      actor.send({ type: 'reference.show', list: 'payCodes', of: 'STANDARD', at: 0 })
      actor.send({ type: 'reference.show', list: 'payCodes', of: 'HANDELS', at: 0 })
      expect(calls.made).toEqual([
        { list: 'payCodes', of: 'STANDARD', year: 2026 },
        { list: 'payCodes', of: 'HANDELS', year: 2026 },
      ])
      await calls.answer(ok([account('1')]), ok([account('2')]))
      expect(select.itemsIn(actor.getSnapshot(), { list: 'payCodes', of: 'HANDELS' })).toEqual([account('2')])
      actor.send({ type: 'reference.outdated', list: 'payCodes' })
      expect(select.isWanting(actor.getSnapshot(), { list: 'payCodes', of: 'HANDELS' })).toBe(true)
    },
  },
  'a live event makes a list outdated, also while it is being fetched, and no other': {
    input,
    live,
    async play({ actor }) {
      const wanting = () =>
        (['accounts', 'departments'] as const).map(list => select.isWanting(actor.getSnapshot(), { list }))
      actor.send(show('accounts'))
      actor.send(show('departments'))
      await calls.answer(ok([account('7010')]), ok([account('10')]))
      expect(wanting()).toEqual([false, false])
      actor.send({ type: 'reference.outdated', list: 'accounts' })
      expect(wanting()).toEqual([true, false])
      actor.send(show('accounts', 1))
      actor.send({ type: 'reference.outdated', list: 'accounts' })
      await calls.answer(ok([account('7010')]))
      expect(wanting()).toEqual([true, false])
      actor.send({ type: 'reference.outdated', list: null })
      expect(wanting()).toEqual([true, true])
    },
  },
  'a failure keeps what was there, and is tried again on request': {
    input,
    live,
    async play({ actor }) {
      const seen = () => [
        select.itemsIn(actor.getSnapshot(), accounts)?.length ?? null,
        select.failureIn(actor.getSnapshot(), accounts)?.tag ?? null,
        select.isWanting(actor.getSnapshot(), accounts),
      ]
      actor.send(show('accounts'))
      await calls.answer(networkDown)
      expect([seen(), select.isSettled(actor.getSnapshot(), accounts)]).toEqual([[null, 'network', false], true])
      actor.send(show('accounts', 1))
      await calls.answer(ok([account('7010')]))
      expect(seen()).toEqual([1, null, false])
      actor.send({ type: 'reference.reload', list: 'accounts', at: 2 })
      await calls.answer(noRight)
      expect(seen()).toEqual([1, 'backend', false])
      actor.send(show('accounts', 3))
      expect(calls.lists).toHaveLength(4)
    },
  },
  'each of the calls at once can fail without harm to the others': {
    input,
    live,
    async play({ actor }) {
      const lists = ['accounts', 'departments', 'timeCodes'] as const
      for (const list of lists) actor.send(show(list))
      await calls.answer(networkDown, networkDown, networkDown)
      expect(lists.map(list => select.failureIn(actor.getSnapshot(), { list })?.tag)).toEqual([
        'network',
        'network',
        'network',
      ])
      actor.send(show('departments', 1))
      await calls.answer(ok([account('10')]))
      expect(select.itemsIn(actor.getSnapshot(), { list: 'departments' })).toEqual([account('10')])
    },
  },
  'what the licence or the company lacks is empty without a call, until it has it': {
    input: { has: [], year: null },
    live,
    async play({ actor }) {
      const properties = () => select.itemsIn(actor.getSnapshot(), { list: 'properties' })
      actor.send(show('properties'))
      actor.send({ type: 'reference.reload', list: 'properties', at: 1 })
      expect([properties(), calls.made]).toEqual([[], []])
      actor.send({ type: 'reference.companyChanged', has: ['plus'] })
      actor.send(show('properties', 2))
      await calls.answer(ok([account('77')]))
      expect(properties()).toEqual([account('77')])
    },
  },
}

describe('the cached lists of reference data', () => {
  verifyFlow(referenceDataFlow, { spec: import.meta.url, scenarios })

  it('end with the salary year, and so with the company and the session', () => {
    expect(flowsOf('year').map(([id]) => id)).toContain('referenceData')
  })

  it.each([
    ['fackfor', 'tradeUnions', 'plus'],
    ['egenskaper', 'properties', 'plus'],
    ['obregler', 'obRules', 'plus'],
    ['ovtregler', 'overtimeRules', 'plus'],
  ] as const)('/%s takes a licence of Plus', (_, list, need) => {
    expect([isClosed({ has: [] }, { list }), isClosed({ has: [need] }, { list })]).toEqual([true, false])
  })

  it('a list of LSS or of result units takes a company that has them', () => {
    const units = { UseLSS: false, OpenResEnhet1: false, OpenResEnhet4: true }
    const needs = { accounts: 'lss', departments: 'resultUnits' } as const
    const closed = (has: ReturnType<typeof needsMet>) =>
      (['accounts', 'departments'] as const).map(list => isClosed({ has }, { list }, needs))
    expect(closed(needsMet({ HasPlus: true }, { UseLSS: true }))).toEqual([false, true])
    expect(closed(needsMet({ HasPlus: true }, units))).toEqual([true, false])
    expect(closed(needsMet({ HasPlus: true }, { ...units, UseLSS: false }))).toEqual([true, false])
    expect(needsMet({ HasPlus: false }, { UseLSS: false })).toEqual([])
    expect(isClosed({ has: [] }, { list: 'accounts' })).toBe(false)
  })
})
