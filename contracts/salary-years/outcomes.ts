import { errors } from '../errors.ts'
import { exampleNewSalaryYear } from '../examples.ts'
import type { OutcomesOf } from '../pact/outcome.ts'
import { states } from '../pact/states.ts'
import type { salaryYearCalls } from './calls.ts'

const nordsken = { FtgId: 'nordsken' }
const company = states.company('nordsken', 'ftg2')
const archive = (years: string) => [states.signedIn('adm'), states.salaryYears('arkivet', 'adm', years)]

const inArchive = { scope: { FtgId: 'arkivet' } }

export const salaryYearOutcomes: OutcomesOf<typeof salaryYearCalls> = {
  list: [
    {
      name: 'the years of a company',
      given: [states.signedIn('ftg2'), company],
      request: { scope: nordsken },
      answer: { data: [2026] },
    },
  ],
  create: [
    {
      name: 'a year made',
      given: archive('2026,2025'),
      request: { ...inArchive, body: exampleNewSalaryYear },
      answer: { data: null },
    },
    {
      name: 'a year that there is already',
      given: archive('2027,2026'),
      request: { ...inArchive, body: exampleNewSalaryYear },
      answer: { error: errors.salaryYearExists },
    },
    {
      name: 'a year whose vehicle benefits cannot be calculated yet',
      given: archive('2026,2025'),
      request: { ...inArchive, body: { ...exampleNewSalaryYear, Year: 2027, CalcVehicleBenefits: true } },
      answer: {
        error: errors.fieldsRefused,
        fields: {
          CalcVehicleBenefits: 'Beskattningsår 2027 är ännu inte öppet för beräkning hos Skatteverket.',
        },
      },
    },
  ],
  purge: [
    {
      name: 'old years purged',
      given: archive('2026,2025,2018,2017'),
      request: { ...inArchive, params: { year: '2019' } },
      answer: { data: null },
    },
    {
      name: 'a year that the law says to keep',
      given: archive('2026,2025,2024'),
      request: { ...inArchive, params: { year: '2025' } },
      answer: { error: errors.salaryYearRetained },
    },
    {
      name: 'one of the two latest years',
      given: archive('2018,2017,2016'),
      request: { ...inArchive, params: { year: '2018' } },
      answer: { error: errors.salaryYearKept },
    },
    {
      name: 'no year before it',
      given: archive('2026,2025,2024'),
      request: { ...inArchive, params: { year: '2019' } },
      answer: { error: errors.nothingToPurge },
    },
  ],
}
