import { callerStates } from '../outcomes/caller-states.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { registers } from './registers.ts'
import type { resultUnitCalls } from './result-units.calls.ts'
import { registerStates } from './states.ts'

const by = 'adm'
const scope = { FtgId: 'registret' }
const { name, area, examples } = registers.resultUnits1
const none = { ResEnh2: [], ResEnh3: [], ResEnh4: [], ResEnh5: [], ResEnh6: [] }

/** The outcomes of the call about all result units. */
export const resultUnitOutcomes: OutcomesOf<typeof resultUnitCalls> = {
  all: [
    {
      name: 'the units of the first list, and no others',
      given: [callerStates.signedIn(by), registerStates.register(scope.FtgId, by, name, area, examples)],
      request: { scope },
      answer: {
        data: {
          ResEnh1: examples.map(({ ResEnh1, BenText, Aktiv }) => ({
            Kod: String(ResEnh1),
            BenText: String(BenText),
            Aktiv: Aktiv === true,
          })),
          ...none,
        },
        pins: ['*'],
      },
    },
  ],
}
