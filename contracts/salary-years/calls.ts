import { z } from 'zod'
import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { SalaryYear } from '../wire.ts'
import { salaryYearErrors } from './errors.ts'
import { NewSalaryYear } from './shapes.ts'

/** The calls about the salary years of a company (first document §4, §7). */
export const salaryYearCalls = {
  list: call('GET', '/salaryyears', {
    summary: 'Returns the salary years of the company in the X-Ftg-Id header, the latest first.',
    access: 'company',
    data: z.array(SalaryYear),
  }),
  create: call('POST', '/createSalaryYear', {
    summary:
      "Creates a salary year in the company in the X-Ftg-Id header. Copies the pay type tables of the closest earlier year, or else of the earliest later year. Copies company cars from an earlier year only. Creates salary periods and makes calculations when the request asks for them. Refuses a year before 2019. Refuses a year that is later than both next year and the year after the company's latest.",
    access: { right: 'SalaryYear.CreateNew' },
    body: NewSalaryYear,
    data: z.null(),
    errors: [salaryYearErrors.salaryYearExists, commonErrors.fieldsRefused],
  }),
  purge: call('DELETE', '/salaryyears/{year}', {
    summary:
      'Purges the old salary years of the company in the X-Ftg-Id header, with their contents. The year in the path is the first year to keep, and every earlier year is purged. To purge 2018, name 2019. Refuses to purge the two latest years. Refuses to purge a year that the law requires to be kept: until the end of the seventh year after the year in which its accounting year ended.',
    access: { right: 'Settings.Company.Delete' },
    params: z.strictObject({ year: z.string().regex(/^2\d{3}$/) }),
    data: z.null(),
    errors: [salaryYearErrors.nothingToPurge, salaryYearErrors.salaryYearKept, salaryYearErrors.salaryYearRetained],
  }),
}
