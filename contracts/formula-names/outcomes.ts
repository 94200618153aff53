import { employeeStates } from '../employees/states.ts'
import { builtInNames } from '../formulas/facts.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { formulaVariables } from '../registers/formula-variables.ts'
import { registerStates } from '../registers/states.ts'
import type { formulaCalls } from './calls.ts'

const scope = { FtgId: 'registret' }
const { name, area, examples } = formulaVariables
const own = (Kod: unknown, BenText: unknown, Formel: unknown) => ({
  Kod: String(Kod),
  BenText: String(BenText),
  Formel: String(Formel),
  Typ: 'FORMEL' as const,
})
const staff = { FtgId: 'personal' }
const given = [
  callerStates.signedIn('adm'),
  employeeStates.staff('personal', 'adm', [
    {
      AnstNr: '101',
      Namn: 'Öberg Olle',
      Epost: '',
      AnstForm: 'TV',
      Avdelning: '10',
      AnstFrom: '2021-03-01',
      AnstTom: null,
      LoneForm: 'MÅN',
    },
  ]),
]

export const formulaOutcomes: OutcomesOf<typeof formulaCalls> = {
  variables: [
    {
      name: 'the names of a company with two variables',
      given: [callerStates.signedIn('adm'), registerStates.register(scope.FtgId, 'adm', name, area, examples)],
      request: { scope },
      answer: {
        data: [...builtInNames({}), ...examples.map(({ Kod, BenText, Formel }) => own(Kod, BenText, Formel))],
        pins: ['*'],
      },
    },
  ],
  values: [
    {
      name: 'the facts of an employee',
      given,
      request: { scope: staff, params: { AnstNr: '101' } },
      answer: {
        data: builtInNames({}).map(({ Kod }) => ({ Kod, Varde: '0' })),
        pins: ['Kod'],
      },
    },
  ],
}
