import { expect } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { exampleCalculation, examplePayslipItem, examplePayslipPeriod } from '#contracts/payroll/run/examples.ts'
import type { Calculation } from '#contracts/payroll/run/shapes.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkBack, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { salaryRunFlow, salaryRunMachine } from './salary-run.machine.ts'
import { salaryRunPorts } from './salary-run.ports.ts'
import * as select from './salary-run.select.ts'
import type { CalculationOrder, FetchedRun, ShownRun } from './salary-run.types.ts'

const { Period } = examplePayslipPeriod
const fetched: FetchedRun = { periods: [examplePayslipPeriod], warned: [examplePayslipItem] }
const leftOne = { AnstNr: '102', Orsak: 'Lönebeskedet är klarmarkerat.' }
const running = (Done: number): Calculation => ({ ...exampleCalculation, Status: 'INPROGRESS', Done, Total: 3 })
const queued: Calculation = { ...exampleCalculation, Status: 'QUEUED', Done: 0, Total: 0 }
const ended: Calculation = {
  ...exampleCalculation,
  Status: 'COMPLETED',
  Done: 3,
  Total: 3,
  Message: null,
  Lamnade: [leftOne],
}
const stopped = (Message: string | null): Calculation => ({ ...ended, Status: 'FAILED', Message })
const silent = new Promise<never>(() => {})

interface Answers {
  readonly fetch?: readonly Result<FetchedRun>[]
  readonly ask?: readonly Result<Calculation | null>[]
  readonly start?: readonly Result<Calculation>[]
}
const asked: { shown: ShownRun[]; started: (CalculationOrder & { readonly key: string })[] } = {
  shown: [],
  started: [],
}

const live =
  ({ fetch = [ok(fetched)], ask = [ok(null)], start = [ok(queued)] }: Answers = {}) =>
  () => {
    asked.shown.length = 0
    asked.started.length = 0
    const [fetches, asks, starts] = [inTurn(...fetch), inTurn(...ask), inTurn(...start)]
    return salaryRunMachine.provide({
      actors: {
        ...networkBack,
        fetchRun: answer(salaryRunPorts.fetchRun, ({ input }) => {
          asked.shown.push(input)
          return fetches()
        }),
        askCalculation: answer(salaryRunPorts.askCalculation, () => asks()),
        calculate: answer(salaryRunPorts.calculate, ({ input }) => {
          asked.started.push(input)
          return starts()
        }),
      },
    })
  }

const year = { type: 'run.show', year: 2026, period: '' } as const
const month = { type: 'run.show', year: 2026, period: Period } as const
const calculate = (key: string) => ({ type: 'run.calculate', Period, persons: null, key }) as const
const changed = { type: 'run.changed', FtgId: 'nordsken', Period } as const

const scenarios: Scenarios<typeof salaryRunMachine> = {
  'the year is shown, and then one of its periods with what is warned of': {
    live: live(),
    async play({ actor }) {
      actor.send(year)
      expect(select.periodsOf(actor.getSnapshot(), 2026)).toBeNull()
      await settle()
      expect(select.periodsOf(actor.getSnapshot(), 2026)).toEqual([examplePayslipPeriod])
      // The periods of another year are not those of this one.
      expect(select.periodsOf(actor.getSnapshot(), 2025)).toBeNull()
      actor.send(month)
      expect(select.warned(actor.getSnapshot())).toEqual([])
      // The same year stays on display meanwhile.
      expect(select.periodOf(actor.getSnapshot(), Period)).toEqual(examplePayslipPeriod)
      await settle()
      expect(select.warned(actor.getSnapshot())).toEqual([examplePayslipItem])
      expect(asked.shown).toEqual([
        { year: 2026, period: '' },
        { year: 2026, period: Period },
      ])
      actor.send({ type: 'run.show', year: 2025, period: '' })
      expect(select.periodsOf(actor.getSnapshot(), 2025)).toBeNull()
      await settle()
      actor.send({ type: 'run.leave' })
      actor.send(changed)
      expect(asked.shown).toHaveLength(3)
    },
  },
  'what changes the payslips fetches the run again, also while it is fetched': {
    live: live(),
    async play({ actor }) {
      actor.send(year)
      actor.send({ type: 'run.reload' })
      actor.send(changed)
      await settle()
      actor.send(changed)
      await settle()
      actor.send({ type: 'run.reload' })
      await settle()
      expect(select.changes(actor.getSnapshot())).toBe(4)
    },
  },
  'a failure is tried again with the connection': {
    live: live({ fetch: [networkDown, ok(fetched)] }),
    async play({ actor }) {
      actor.send(year)
      await settle()
      expect(select.periodsOf(actor.getSnapshot(), 2026)).toHaveLength(1)
    },
  },
  'a failure is tried again on request': {
    live: () =>
      live({ fetch: [networkDown, ok(fetched)] })().provide({
        actors: { networkReturn: answer(networkReturn, () => silent) },
      }),
    async play({ actor }) {
      actor.send(year)
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'run.reload' })
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(false)
    },
  },
  'a calculation is followed to its end, through a lost answer, and the run is then fetched again': {
    live: live({ ask: [ok(null), ok(running(1)), networkDown, ok(running(2)), ok(ended)] }),
    async play({ actor, clock }) {
      actor.send(month)
      await settle()
      actor.send(calculate('one'))
      expect(select.isCalculating(actor.getSnapshot())).toBe(true)
      await settle()
      expect(select.calculation(actor.getSnapshot())?.Status).toBe('QUEUED')
      await clock.pass(1000)
      expect(select.calculation(actor.getSnapshot())?.Done).toBe(1)
      await clock.pass(2000)
      expect(select.calculation(actor.getSnapshot())?.Done).toBe(2)
      expect(select.changes(actor.getSnapshot())).toBe(0)
      await clock.pass(1000)
      expect([select.calculation(actor.getSnapshot()), select.isCalculating(actor.getSnapshot())]).toEqual([
        null,
        false,
      ])
      expect([select.changes(actor.getSnapshot()), select.stopped(actor.getSnapshot())]).toEqual([1, ''])
      expect(asked.started).toEqual([{ Period, persons: null, key: 'one' }])
      expect(select.left(actor.getSnapshot())).toEqual([leftOne])
      actor.send(month)
      expect(select.left(actor.getSnapshot())).toEqual([leftOne])
      actor.send(calculate('two'))
      expect(select.left(actor.getSnapshot())).toEqual([])
    },
  },
  'a running calculation is found when the period is shown, as after a reload': {
    live: live({ ask: [ok(running(2)), ok(ended)] }),
    async play({ actor, clock }) {
      actor.send(month)
      await settle()
      expect(select.calculation(actor.getSnapshot())?.Done).toBe(2)
      await clock.pass(1000)
      expect(select.isCalculating(actor.getSnapshot())).toBe(false)
    },
  },
  'a calculation that stops says why, until the next or another period': {
    live: live({ ask: [ok(null), ok(stopped('Skattetabellerna saknas.')), ok(stopped(null))] }),
    async play({ actor, clock }) {
      actor.send(month)
      await settle()
      actor.send(calculate('one'))
      await settle()
      await clock.pass(1000)
      expect(select.stopped(actor.getSnapshot())).toBe('Skattetabellerna saknas.')
      actor.send(calculate('two'))
      expect(select.stopped(actor.getSnapshot())).toBe('')
      await settle()
      await clock.pass(1000)
      expect(select.stopped(actor.getSnapshot())).toBe('Lönerna kunde inte beräknas.')
      actor.send(year)
      expect(select.stopped(actor.getSnapshot())).toBe('')
    },
  },
  'a calculation that stopped says so after a reload too; one that ended says nothing': {
    live: live({ ask: [ok(stopped('Skattetabellerna saknas.')), ok(ended)] }),
    async play({ actor }) {
      actor.send(month)
      await settle()
      expect(select.stopped(actor.getSnapshot())).toBe('Skattetabellerna saknas.')
      actor.send({ type: 'run.leave' })
      actor.send({ ...month, period: '202601' })
      await settle()
      expect([select.stopped(actor.getSnapshot()), select.left(actor.getSnapshot())]).toEqual(['', []])
    },
  },
  'a refused order says why; one without an answer keeps its key': {
    live: live({
      ask: [networkDown],
      start: [
        failure({ tag: 'backend', ...errors.fieldsRefused, fields: { Period: 'Perioden är låst.' } }),
        networkDown,
        ok(queued),
      ],
    }),
    async play({ actor }) {
      actor.send(month)
      actor.send(calculate('one'))
      await settle()
      expect(select.stopped(actor.getSnapshot())).toBe(errors.fieldsRefused.message)
      actor.send(calculate('two'))
      await settle()
      actor.send(calculate('three'))
      await settle()
      expect(asked.started.map(({ key }) => key)).toEqual(['one', 'two', 'two'])
    },
  },
  'a period that is left is not followed': {
    live: live({ ask: [networkDown] }),
    async play({ actor, clock }) {
      actor.send(month)
      await settle()
      actor.send(calculate('one'))
      await settle()
      actor.send({ type: 'run.leave' })
      await clock.pass(5000)
      expect(select.isCalculating(actor.getSnapshot())).toBe(false)
    },
  },
}

verifyFlow(salaryRunFlow, { spec: import.meta.url, scenarios })
