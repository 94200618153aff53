import { commonErrors } from '../common-errors.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import { earlier } from '../outcomes/earlier.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { salaryYearCalls } from './calls.ts'
import { salaryYearErrors } from './errors.ts'
import { exampleNewSalaryYear } from './examples.ts'
import { salaryYearStates } from './states.ts'

/** Returns the states of a company that has exactly these salary years. */
const withYears = (...years: number[]) => [
  callerStates.signedIn('adm'),
  salaryYearStates.salaryYears('verkstad', 'adm', years),
]
const scope = { FtgId: 'verkstad' }

export const salaryYearOutcomes: OutcomesOf<typeof salaryYearCalls> = {
  list: [
    {
      name: 'the years of a company, the latest first',
      given: withYears(2026, 2025, 2024),
      request: { scope },
      answer: { data: [2026, 2025, 2024], pins: ['*'] },
    },
    {
      name: 'a year that was made',
      given: [...withYears(2026, 2025), earlier(salaryYearCalls.create, { scope, body: exampleNewSalaryYear })],
      request: { scope },
      answer: { data: [2027, 2026, 2025], pins: ['*'] },
    },
    {
      name: 'years that were purged',
      given: [
        ...withYears(2026, 2025, 2018, 2017),
        earlier(salaryYearCalls.purge, { scope, params: { year: '2019' } }),
      ],
      request: { scope },
      answer: { data: [2026, 2025], pins: ['*'] },
    },
  ],
  create: [
    {
      name: 'a year made',
      given: withYears(2026, 2025),
      request: { scope, body: exampleNewSalaryYear },
      answer: { data: null },
    },
    {
      name: 'a year that there is already',
      given: withYears(2027, 2026),
      request: { scope, body: exampleNewSalaryYear },
      answer: { error: salaryYearErrors.salaryYearExists },
    },
    {
      name: 'a year whose vehicle benefits cannot be calculated yet',
      given: withYears(2026, 2025),
      request: { scope, body: { ...exampleNewSalaryYear, Year: 2027, CalcVehicleBenefits: true } },
      answer: {
        error: commonErrors.fieldsRefused,
        fields: { CalcVehicleBenefits: 'Beskattningsår 2027 är ännu inte öppet för beräkning hos Skatteverket.' },
      },
    },
  ],
  purge: [
    {
      name: 'old years purged',
      given: withYears(2026, 2025, 2018, 2017),
      request: { scope, params: { year: '2019' } },
      answer: { data: null },
    },
    {
      name: 'a year that the law says to keep',
      given: withYears(2026, 2025, 2024),
      request: { scope, params: { year: '2025' } },
      answer: { error: salaryYearErrors.salaryYearRetained },
    },
    {
      name: 'one of the two latest years',
      given: withYears(2018, 2017, 2016),
      request: { scope, params: { year: '2018' } },
      answer: { error: salaryYearErrors.salaryYearKept },
    },
    {
      name: 'no year before it',
      given: withYears(2026, 2025, 2024),
      request: { scope, params: { year: '2019' } },
      answer: { error: salaryYearErrors.nothingToPurge },
    },
  ],
}
