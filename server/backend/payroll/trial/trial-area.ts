import type { salaryTrialCalls } from '#contracts/payroll/trial/calls.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import { settingsFor } from '../../settings/company-settings.ts'
import { trialOf } from './trial.ts'

/** The trial calculation. It reads the company's settings, and stores nothing. */
export const salaryTrialArea: Handlers<typeof salaryTrialCalls> = {
  async calculate({ tx, body, now }) {
    const { SkattTab, AvrundaTotal } = await settingsFor(tx, ['SkattTab', 'AvrundaTotal'])
    return trialOf(body, swedishDate(now), { table: Number(SkattTab), netDecimals: Number(AvrundaTotal) })
  },
}
