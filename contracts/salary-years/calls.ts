import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { SalaryYear } from '../sign-in/session.shapes.ts'
import { NewSalaryYear } from './shapes.ts'

/** The calls about the salary years of a company (first document §4, §7). */
export const salaryYearCalls = {
  list: call('GET', '/salaryyears', {
    summary: 'The salary years of the company in the company header, the latest first.',
    access: 'company',
    data: z.array(SalaryYear),
  }),
  create: call('POST', '/createSalaryYear', {
    summary:
      'Makes a salary year of the company in the company header: with the tables of pay types of the year before, and with periods and calculations as they are asked for. None before 2019, and none later than the one after the latest.',
    access: { right: 'SalaryYear.CreateNew' },
    body: NewSalaryYear,
    data: z.null(),
    errors: [errors.salaryYearExists, errors.fieldsRefused],
  }),
  purge: call('DELETE', '/salaryyears/{year}', {
    summary:
      'Purges old salary years of the company in the company header, with all that is theirs. The year is the first that stays: all before it go, so that whoever wants 2018 gone names 2019. Never one of the two latest, and none that the law says to keep (seven years after its own).',
    access: { right: 'Settings.Company.Delete' },
    params: z.strictObject({ year: z.string().regex(/^2\d{3}$/) }),
    data: z.null(),
    errors: [errors.nothingToPurge, errors.salaryYearKept, errors.salaryYearRetained],
  }),
}
