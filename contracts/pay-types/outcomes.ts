import { callerStates } from '../outcomes/caller-states.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { registerErrors } from '../registers/errors.ts'
import { payTypeTables } from '../registers/pay-type-tables.ts'
import { registerStates } from '../registers/states.ts'
import type { payTypeCalls } from './calls.ts'

const { name, area, examples } = payTypeTables
const [table] = examples
const scope = { FtgId: 'registret', SalaryYear: 2026 }
const given = [
  callerStates.signedIn('adm'),
  registerStates.register(scope.FtgId, 'adm', name, area, examples, scope.SalaryYear),
]

export const payTypeOutcomes: OutcomesOf<typeof payTypeCalls> = {
  tableYear: [
    {
      name: 'the settings of a table',
      given,
      request: { scope, params: { TabellKod: String(table.TabellKod) } },
      answer: { data: table as never, pins: ['*'] },
    },
    {
      name: 'a table that the year does not have',
      given,
      request: { scope, params: { TabellKod: 'SAKNAS' } },
      answer: { error: registerErrors.registerItemMissing },
    },
  ],
  agreementStart: [
    {
      name: 'the only table of the company',
      given: [
        callerStates.signedIn('adm'),
        registerStates.register(scope.FtgId, 'adm', name, area, [table], scope.SalaryYear),
      ],
      request: { scope },
      answer: { data: { TabellKod: String(table.TabellKod) }, pins: ['*'] },
    },
  ],
}
