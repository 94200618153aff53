import type { FormValues } from '../forms/field.ts'
import type { IsoDate } from '../rules/date.ts'
import { companySettings } from './company-settings.ts'

/**
 * Returns settings with every flag on and with choices that show further fields. They show every
 * field except those of the bank files that were not chosen. For specs and the reference.
 */
export const everythingOn = (today: IsoDate): FormValues => ({
  ...companySettings.defaults(today),
  ...Object.fromEntries(
    Object.entries(companySettings.fields).flatMap(([name, { kind }]) => (kind === 'flag' ? [[name, true]] : [])),
  ),
  BankNamn: 'ISOSEB',
  BokfProg: 'SE1P',
  ArbPlatsTyp: 'AVI',
})
