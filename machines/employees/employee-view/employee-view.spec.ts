import { describe, expect } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { noGuid } from '#contracts/rules/required.ts'
import { networkReturn } from '../../frame/connectivity/connectivity.ports.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { employeeViewFlow, employeeViewMachine } from './employee-view.machine.ts'
import { employeeViewPorts } from './employee-view.ports.ts'
import { choices, facts, isFailed } from './employee-view.select.ts'
import type { FetchedView } from './employee-view.types.ts'

const given = {
  Avdelning: [{ value: '10', label: '10 Butik' }],
  AvtalId: [],
  EgenskapIDList: [],
  FackId: [],
  AnstNr: '102',
  SkattTab: '32',
  TabellStyKod: 'STANDARD',
  AvtalTabeller: [],
  Foretag: {},
  Mallar: [],
  OpenNewPerson: false,
}
const anna: FetchedView = {
  facts: {
    Version: 1,
    Andringar: [],
    UsedBy: [],
    Franvaro: [],
    Barnfakta: [],
    Uppdrag: null,
    Saknas: ['SkattTab'],
    ProfilePictureId: noGuid,
  },
  choices: given,
}
const whole: FetchedView = {
  ...anna,
  facts: {
    Version: 2,
    Andringar: [],
    UsedBy: [],
    Franvaro: [],
    Barnfakta: [],
    Uppdrag: null,
    Saknas: [],
    ProfilePictureId: noGuid,
  },
}
const missing = failure({ tag: 'backend' as const, ...errors.employeeMissing })
const changed = (AnstNr: string) => ({ type: 'employee.changed', FtgId: 'nordsken', AnstNr, Version: 2 }) as const

const live =
  (answers: readonly Result<FetchedView>[], back: () => Promise<void> = () => new Promise(() => {})) =>
  () =>
    employeeViewMachine.provide({
      actors: {
        fetchView: answer(employeeViewPorts.fetchView, inTurn(...answers)),
        networkReturn: answer(networkReturn, back),
      },
      actions: { reportFailure: () => {}, tellForm: () => {} },
    })

const scenarios: Scenarios<typeof employeeViewMachine> = {
  'an employee is shown, and again after a change of it elsewhere, but not of another': {
    live: live([ok(anna), ok(whole), ok(anna)]),
    async play({ actor }) {
      actor.send({ type: 'employee.show', number: '101' })
      actor.send({ type: 'employee.reload' })
      await settle()
      actor.send(changed('102'))
      await settle()
      expect(facts(actor.getSnapshot())).toEqual(whole.facts)
      actor.send(changed('101'))
      // What is known stays on display.
      expect(facts(actor.getSnapshot())).toEqual(whole.facts)
      await settle()
      expect(facts(actor.getSnapshot())).toEqual(anna.facts)
      actor.send({ type: 'employee.leave' })
      expect([facts(actor.getSnapshot()), choices(actor.getSnapshot())]).toEqual([null, given])
    },
  },
  'another employee does not show the first one’s facts': {
    live: live([ok(anna), missing, ok(whole), ok(anna)]),
    async play({ actor }) {
      actor.send({ type: 'employee.show', number: '101' })
      await settle()
      actor.send({ type: 'employee.show', number: '999' })
      expect(facts(actor.getSnapshot())).toBeNull()
      await settle()
      expect(isFailed(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'employee.reload' })
      await settle()
      expect([isFailed(actor.getSnapshot()), facts(actor.getSnapshot())]).toEqual([false, whole.facts])
      actor.send({ type: 'employee.reload' })
      await settle()
    },
  },
  'the network comes back': {
    live: live([missing, ok(anna)], () => Promise.resolve()),
    async play({ actor }) {
      actor.send({ type: 'employee.show', number: '101' })
      await settle()
      await settle()
      expect(facts(actor.getSnapshot())).toEqual(anna.facts)
    },
  },
}

describe('the view of an employee', () => {
  verifyFlow(employeeViewFlow, { spec: import.meta.url, scenarios })
})
