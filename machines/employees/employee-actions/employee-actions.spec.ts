import { describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkDown } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { employeeActionsFlow, employeeActionsMachine } from './employee-actions.machine.ts'
import { employeeActionsPorts } from './employee-actions.ports.ts'
import { changes, isActing, isRenumbering, refusal } from './employee-actions.select.ts'
import { doneText, questionOf } from './employee-actions.texts.ts'
import type { ActOnEmployee } from './employee-actions.types.ts'

const employee = { number: '101', name: 'Anna Nyström' }
const remove = { type: 'employee.act', act: 'remove', employee, key: 'k1' } as const
const removeFact = {
  type: 'employee.act',
  act: 'removeFact',
  employee,
  key: 'k1',
  version: 3,
  kind: 'lon',
  from: '2027-01-01',
  text: 'Ändringen av lön från 2027-01-01',
} as const
const removeAbsence = {
  type: 'employee.act',
  act: 'removeAbsence',
  employee,
  key: 'k1',
  id: 'f1',
  text: 'Vård av barn 2026-03-02 till 2026-03-06',
} as const
const renumber = (to: string, key = 'k1') =>
  ({ type: 'employee.act', act: 'renumber', employee, to, version: 3, key }) as const
const taken = failure({ tag: 'backend' as const, ...errors.fieldsRefused, fields: { AnstNr: 'Finns redan.' } })
const inUse = failure({ tag: 'backend' as const, ...errors.employeeInUse })
const confirm = (answered: 'confirmed' | 'cancelled') =>
  ({ type: 'confirm.answered', id: 'employeeAct', answer: answered }) as never

const live =
  (answers: readonly Result<null>[], asked: ActOnEmployee[] = []) =>
  () => {
    const next = inTurn(...answers)
    return employeeActionsMachine.provide({
      actors: {
        doAct: answer(employeeActionsPorts.doAct, ({ input }) => {
          asked.push(input)
          return next()
        }),
      },
      actions: {
        ask: () => {},
        tellDone: () => {},
        tellScreens: () => {},
        tellView: () => {},
        reportFailure: () => {},
        reportUnplaced: () => {},
      },
    })
  }

const scenarios: Scenarios<typeof employeeActionsMachine> = {
  'an employee is removed once it is confirmed': {
    live: live([ok(null)]),
    async play({ actor }) {
      const gone: unknown[] = []
      actor.on('employee.acted', event => gone.push(event))
      actor.send(remove)
      expect(isActing(actor.getSnapshot())).toBe(false)
      actor.send(confirm('confirmed'))
      actor.send(remove)
      expect(isActing(actor.getSnapshot())).toBe(true)
      await settle()
      expect(gone).toEqual([{ type: 'employee.acted', act: 'remove', number: '101', to: '101' }])
      expect(changes(actor.getSnapshot())).toBe(1)
    },
  },
  'an employee in use is kept, and so is one whose removal is cancelled': {
    live: live([inUse]),
    async play({ actor }) {
      actor.send(remove)
      actor.send(confirm('cancelled'))
      actor.send(remove)
      actor.send(confirm('confirmed'))
      await settle()
      expect([changes(actor.getSnapshot()), isActing(actor.getSnapshot())]).toEqual([0, false])
    },
  },
  'an entry of the line of time is removed': {
    live: live([ok(null)]),
    async play({ actor }) {
      actor.send(removeFact)
      actor.send(confirm('confirmed'))
      await settle()
      expect(changes(actor.getSnapshot())).toBe(1)
    },
  },
  'an absence is removed, and the screens are told': {
    live: live([ok(null)]),
    async play({ actor }) {
      actor.send(removeAbsence)
      actor.send(confirm('confirmed'))
      await settle()
      expect(changes(actor.getSnapshot())).toBe(1)
    },
  },
  'a number that is taken is said in the dialog, which takes another': {
    live: live([taken, ok(null)]),
    async play({ actor }) {
      const acted: unknown[] = []
      actor.on('employee.acted', ({ to }) => acted.push(to))
      actor.send({ type: 'renumbering.open' })
      actor.send({ type: 'renumbering.close' })
      expect(isRenumbering(actor.getSnapshot())).toBe(false)
      actor.send({ type: 'renumbering.open' })
      actor.send(renumber('1'))
      expect(isRenumbering(actor.getSnapshot())).toBe(true)
      await settle()
      expect(refusal(actor.getSnapshot())).toBe('Finns redan.')
      actor.send(renumber('201', 'k2'))
      expect(refusal(actor.getSnapshot())).toBeNull()
      await settle()
      expect([isRenumbering(actor.getSnapshot()), acted]).toEqual([false, ['201']])
    },
  },
  'a change elsewhere is noted, whatever is being done': {
    live: live([]),
    play({ actor }) {
      const changed = { type: 'employee.changed', FtgId: 'nordsken', AnstNr: '7', Version: 2 } as const
      actor.send(changed)
      actor.send({ type: 'renumbering.open' })
      actor.send(changed)
      expect([changes(actor.getSnapshot()), isRenumbering(actor.getSnapshot())]).toEqual([2, true])
    },
  },
}

describe('what is done with an employee', () => {
  verifyFlow(employeeActionsFlow, { spec: import.meta.url, scenarios })

  it('has one key while nobody knows whether it was done, and a new one once it was refused', async () => {
    const asked: ActOnEmployee[] = []
    await run(employeeActionsFlow, {
      live: live([networkDown, taken, ok(null)], asked),
      async play({ actor }) {
        actor.send({ type: 'renumbering.open' })
        for (const key of ['a', 'b', 'c']) {
          actor.send(renumber('201', key))
          await settle()
        }
      },
    })
    expect(asked.map(({ key }) => key)).toEqual(['a', 'a', 'c'])
  })

  it('asks before what cannot be brought back, and says what it did', () => {
    expect([remove, removeFact, removeAbsence, renumber('9')].map(each => questionOf(each)?.confirm)).toEqual([
      'Ta bort',
      'Ta bort',
      'Ta bort',
      undefined,
    ])
    expect(doneText(removeAbsence)).toBe('Frånvaron är borttagen.')
    expect(doneText(renumber('9'))).toBe('Anna Nyström har nu anställningsnummer 9.')
  })
})
