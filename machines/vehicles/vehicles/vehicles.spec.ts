import { describe, expect, it } from 'vitest'
import { exampleRecalculation as row } from '#contracts/vehicles/outcomes.ts'
import { answer } from '../../kit/shared/port.ts'
import { ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkDown } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { vehiclesFlow, vehiclesMachine } from './vehicles.machine.ts'
import { vehiclesPorts } from './vehicles.ports.ts'
import { changes, shown } from './vehicles.select.ts'
import type { VehicleRemoval } from './vehicles.types.ts'

const live = (answers: readonly Result<null>[] = [ok(null)], asked: VehicleRemoval[] = []) => {
  const next = inTurn(...answers)
  return vehiclesMachine.provide({
    actors: {
      removeVehicle: answer(vehiclesPorts.removeVehicle, ({ input }) => {
        asked.push(input)
        return next()
      }),
    },
  })
}

const remove = (idempotencyKey: string) =>
  ({ type: 'vehicles.remove', AnstNr: '1', Id: row.Id, text: 'Volvo V60', idempotencyKey }) as const
const say = (reply: 'confirmed' | 'cancelled', id = 'removeVehicle') =>
  ({ type: 'confirm.answered', id, answer: reply }) as const

const removed = 'a car is removed once somebody has said so'
const scenarios: Scenarios<typeof vehiclesMachine> = {
  'the calculation of a row is shown, and closed': {
    live: () => live(),
    async play({ actor }) {
      actor.send({ type: 'vehicles.explain', row })
      expect(shown(actor.getSnapshot())).toBe(row)
      actor.send(remove('ignored'))
      actor.send({ type: 'vehicles.close' })
      expect(shown(actor.getSnapshot())).toBeNull()
    },
  },
  [removed]: {
    live: () => live([networkDown, ok(null)]),
    async play({ actor }) {
      for (const [key, reply] of [
        ['one', 'cancelled'],
        ['two', 'confirmed'],
      ] as const) {
        actor.send(remove(key))
        actor.send(say(reply))
        await settle()
        expect(changes(actor.getSnapshot())).toBe(0)
      }
      actor.send(remove('three'))
      actor.send(say('confirmed'))
      await settle()
      expect(changes(actor.getSnapshot())).toBe(1)
    },
  },
  'the answer to another question removes nothing': {
    live: () => live(),
    async play({ actor }) {
      actor.send(remove('one'))
      actor.send(say('confirmed', 'somethingElse'))
      await settle()
      expect(changes(actor.getSnapshot())).toBe(0)
    },
  },
}

describe('the flow of company cars', () => {
  verifyFlow(vehiclesFlow, { spec: import.meta.url, scenarios })

  it('repeats a removal whose answer was lost under its key', async () => {
    const asked: VehicleRemoval[] = []
    const scenario = scenarios[removed]
    if (!scenario) throw new Error('no scenario')
    await run(vehiclesFlow, { ...scenario, live: () => live([networkDown, ok(null)], asked) })
    expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['two', 'two'])
  })
})
