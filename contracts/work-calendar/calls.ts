import { z } from 'zod'
import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { NewPeriods } from './shapes.ts'

const params = z.strictObject({ year: z.string().regex(/^2\d{3}$/) })

/** A holiday of a year. */
const YearHoliday = z.object({ Datum: z.iso.date(), BenText: z.string(), HelgTyp: z.string(), Forkortning: z.number() })

/**
 * The calls about a company's working calendar that the registers of holidays and salary periods
 * (contracts/registers) do not have.
 */
export const workCalendarCalls = {
  holidays: call('GET', '/holidays/{year}', {
    summary: 'Returns the holidays of a year, by date (third document §7).',
    access: 'company',
    params,
    data: z.array(YearHoliday),
  }),
  restoreHolidays: call('POST', '/holidays/{year}/standard', {
    summary: "Replaces the holidays of a year by Sweden's standard ones. Changed and added ones are lost.",
    access: { right: 'Registry.Holidays.Write' },
    params,
    data: z.null(),
  }),
  createPeriods: call('POST', '/salaryPeriods/@/standard', {
    summary:
      'Creates the standard salary periods of a salary year for a payout period (UtbetPer), and returns their number. The first and the last meet those of the neighbouring years. Refuses a salary year that does not exist, and one that already has such periods.',
    access: { right: 'Registry.SalaryPeriods.Write' },
    body: NewPeriods,
    data: z.object({ Antal: z.int().min(1) }),
    errors: [commonErrors.fieldsRefused],
  }),
}
