import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { exampleNewSalaryYear } from '../examples.ts'
import { states } from '../pact/states.ts'
import { SalaryYear } from '../sign-in/session.shapes.ts'
import { NewSalaryYear } from './shapes.ts'

const nordsken = { FtgId: 'nordsken' }
const company = states.company('nordsken', 'ftg2')
const archive = (years: string) => [states.signedIn('adm'), states.salaryYears('arkivet', 'adm', years)]
const inArchive = { scope: { FtgId: 'arkivet' } }

/** The salary years of a company (first document §4, §7). */
export const salaryYearCalls = {
  list: call('GET', '/salaryyears', {
    summary: 'The salary years of the company in the company header, the latest first.',
    access: 'company',
    data: z.array(SalaryYear),
    errors: [errors.noSession, errors.companyMissing],
    outcomes: [
      {
        name: 'the years of a company',
        given: [states.signedIn('ftg2'), company],
        request: { scope: nordsken },
        answer: { data: [2026] },
      },
      {
        name: 'a company that the account may not choose',
        given: [states.signedIn('ftg2'), states.noCompany('zenit', 'ftg2')],
        request: { scope: { FtgId: 'zenit' } },
        answer: { error: errors.companyMissing },
      },
    ],
  }),
  create: call('POST', '/createSalaryYear', {
    summary:
      'Makes a salary year of the company in the company header: with the tables of pay types of the year before, and with periods and calculations as they are asked for. None before 2019, and none later than the one after the latest.',
    access: { right: 'SalaryYear.CreateNew' },
    body: NewSalaryYear,
    data: z.null(),
    errors: [
      errors.noSession,
      errors.companyMissing,
      errors.rightMissing,
      errors.salaryYearExists,
      errors.fieldsRefused,
    ],
    outcomes: [
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
      {
        name: 'an account without the right',
        given: [states.signedIn('las'), states.company('nordsken', 'las')],
        request: { scope: nordsken, body: exampleNewSalaryYear },
        answer: { error: errors.rightMissing },
      },
    ],
  }),
  purge: call('DELETE', '/salaryyears/{year}', {
    summary:
      'Purges old salary years of the company in the company header, with all that is theirs. The year is the first that stays: all before it go, so that whoever wants 2018 gone names 2019. Never one of the two latest, and none that the law says to keep (seven years after its own).',
    access: { right: 'Settings.Company.Delete' },
    params: z.strictObject({ year: z.string().regex(/^2\d{3}$/) }),
    data: z.null(),
    errors: [
      errors.noSession,
      errors.companyMissing,
      errors.rightMissing,
      errors.nothingToPurge,
      errors.salaryYearKept,
      errors.salaryYearRetained,
    ],
    outcomes: [
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
      {
        name: 'an account without the right',
        given: [states.signedIn('las'), states.company('nordsken', 'las')],
        request: { scope: nordsken, params: { year: '2019' } },
        answer: { error: errors.rightMissing },
      },
    ],
  }),
}
