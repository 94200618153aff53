import { countries } from '#contracts/code-lists/countries.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import { registers } from '#contracts/registers/registers.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { registerItem } from '../tables/schema.ts'
import { standardAccounts } from './standard-accounts.ts'
import { standardGroups, standardPayCodes, standardTimeCodes } from './standard-codes.ts'

const { model, key } = registers.payTypeSteering

/** The contents of plain registers that every company begins with. */
export const standardItems = {
  accounts: standardAccounts.map(([KontoNr, BenText]) => ({ KontoNr, BenText, KraverResEnh: false, Aktiv: true })),
  ...standardGroups,
  timeCodes: standardTimeCodes,
  payCodes: standardPayCodes,
  // Skatteverket changes the amounts every year, so the company enters or imports them.
  countryAllowances: countries
    .options()
    .filter(({ value }) => value !== 'SE')
    .map(({ value: Landskod, label: Land }) => ({ Landskod, Land, Belopp: [] })),
  payTypeSteering: [model.write({ ...model.defaults('2000-01-01'), [key]: 'STD', BenText: 'Standard' }, '2000-01-01')],
} satisfies Partial<Record<RegisterName, readonly FormValues[]>>

/** A register with contents that every company begins with. */
export type FilledRegister = keyof typeof standardItems

/**
 * Adds the contents that every company begins with to the transaction's company: accounts, time
 * codes, pay codes and the steering of pay types. Existing items are unchanged.
 *
 * @param only the registers to fill; all of them when left out
 */
export async function addStandardItems(
  tx: Transaction,
  only = Object.keys(standardItems) as readonly FilledRegister[],
): Promise<void> {
  const rows = only.flatMap(register =>
    standardItems[register].map((item: FormValues) => {
      const { [registers[register].key]: code, ...values } = item
      return { register, key: String(code), values }
    }),
  )
  await tx.insert(registerItem).values(rows).onConflictDoNothing()
}
