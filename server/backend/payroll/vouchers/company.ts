import { labelOf } from '#contracts/forms/field.ts'
import type { ValuesOf } from '#contracts/forms/form-model.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import { MissingAccount } from './voucher.ts'

/** The company's settings, of which posting and payments read the accounts, flags and rounding. */
export type Company = ValuesOf<typeof companySettings>

/** The fields of accounts. */
export type AccountField = Extract<keyof Company, `Kto${string}`>

/**
 * Returns the number of one of the company's accounts.
 *
 * @throws MissingAccount when it is empty
 */
export function accountOf(company: Company, field: AccountField): string {
  const account = company[field]
  if (account === '') throw new MissingAccount(field, labelOf(companySettings.fields[field], {}))
  return account
}
