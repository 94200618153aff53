import { states } from '#contracts/pact/states.ts'
import { eventCheck, eventHead } from '../../tables/schema.ts'
import { type PactStates, type PactTools, text } from '../pact-tools.ts'

/** Returns the handlers of the states of the event history. */
export const historyStates = ({ asAccount }: PactTools): PactStates => ({
  // Nothing lets an application tamper with events, so a check is kept that found another history.
  [states.brokenHistory('').name]: params =>
    asAccount(params, async tx => {
      const [head] = await tx.select().from(eventHead)
      if (!head) throw new Error(`The licence of ${text(params, 'Login')} has no events`)
      await tx.insert(eventCheck).values({ place: head.place, hash: 'of another history', breaks: 0 })
      return {}
    }),
})
