import type { FormValues } from '../forms/field.ts'
import type { IsoDate } from '../rules/date.ts'
import { companySettings } from './company-settings.ts'

/**
 * Settings with every flag on and a choice that asks for more, so that all fields are shown but
 * those of the bank files that were not chosen: what specs and the reference look at.
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
