import { expect } from 'vitest'
import type { FormulaName } from '#contracts/formulas/facts.ts'
import { answer } from '../../kit/shared/port.ts'
import { ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { formulaTrialFlow, formulaTrialMachine } from './formula-trial.machine.ts'
import { formulaTrialPorts } from './formula-trial.ports.ts'
import { employee, failure, names, values } from './formula-trial.select.ts'
import type { FactValue } from './formula-trial.types.ts'

const pay: FormulaName = { Kod: 'LÖN', BenText: 'Lön', Typ: 'PERSON', Formel: '' }
const own: FormulaName = { Kod: 'BONUS', BenText: 'Bonus', Typ: 'FORMEL', Formel: 'LÖN * 2' }
const facts: readonly FactValue[] = [{ Kod: 'LÖN', Varde: '30000' }]

const live =
  (
    namesOf: readonly Result<readonly FormulaName[]>[] = [ok([pay])],
    valuesOf: readonly Result<readonly FactValue[]>[] = [ok(facts)],
  ) =>
  () => {
    const [nextNames, nextValues] = [inTurn(...namesOf), inTurn(...valuesOf)]
    return formulaTrialMachine.provide({
      actors: {
        fetchNames: answer(formulaTrialPorts.fetchNames, () => nextNames()),
        fetchValues: answer(formulaTrialPorts.fetchValues, () => nextValues()),
      },
    })
  }

const scenarios: Scenarios<typeof formulaTrialMachine> = {
  'the names are fetched for each form, and again when others change them': {
    live: live([ok([pay]), ok([pay, own]), networkDown, ok([own])]),
    async play({ actor }) {
      expect(names(actor.getSnapshot())).toBeNull()
      actor.send({ type: 'formula.show' })
      actor.send({ type: 'formula.namesChanged' })
      await settle()
      expect(names(actor.getSnapshot())).toEqual([pay, own])
      actor.send({ type: 'formula.namesChanged' })
      await settle()
      // What was known stays.
      expect(names(actor.getSnapshot())).toEqual([pay, own])
      expect(failure(actor.getSnapshot())).not.toBeNull()
      actor.send({ type: 'formula.namesChanged' })
      await settle()
      expect(names(actor.getSnapshot())).toEqual([own])
      expect(failure(actor.getSnapshot())).toBeNull()
    },
  },
  'names that do not come are tried again': {
    live: live([networkDown, ok([pay])]),
    async play({ actor }) {
      actor.send({ type: 'formula.show' })
      await settle()
      actor.send({ type: 'formula.retry' })
      await settle()
      expect(names(actor.getSnapshot())).toEqual([pay])
    },
  },
  'the values are those of the chosen employee only': {
    live: live(undefined, [ok(facts), networkDown, ok([])]),
    async play({ actor }) {
      actor.send({ type: 'formula.try', AnstNr: '101' })
      await settle()
      expect([employee(actor.getSnapshot()), values(actor.getSnapshot())]).toEqual(['101', facts])
      actor.send({ type: 'formula.try', AnstNr: '102' })
      // Never the facts of another.
      expect(values(actor.getSnapshot())).toBeNull()
      await settle()
      expect(failure(actor.getSnapshot())).not.toBeNull()
      actor.send({ type: 'formula.retry' })
      await settle()
      expect(values(actor.getSnapshot())).toEqual([])
      actor.send({ type: 'formula.try', AnstNr: '' })
      expect([employee(actor.getSnapshot()), values(actor.getSnapshot())]).toEqual(['', null])
    },
  },
}

verifyFlow(formulaTrialFlow, { spec: import.meta.url, scenarios })
