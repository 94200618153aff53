import type { FormRow, FormValues } from '#contracts/forms/field.ts'
import { fromHundredths, toHundredths } from '#contracts/rules/hundredths.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { type importedPayslip, importedPerson } from '../tables/schema.ts'

/** A finished payslip of another program, as it is stored. */
export type ImportedPayslip = typeof importedPayslip.$inferSelect

const hundredths = (value: unknown): number => toHundredths(Number(value))

/** The balances by their kinds, with their fields. */
const balanceFields = { BET: 'SemBet', SPA: 'SemSpa', KOMP: 'Komp', FLEX: 'Flex' } as const

/**
 * Returns a payslip of another program as it is stored.
 *
 * @param form the values of contracts/registers/history-row.ts
 * @param run the number of its import, or null when it was typed
 */
export function storedPayslip(
  form: FormValues,
  employmentNumber: string,
  run: number | null,
): typeof importedPayslip.$inferInsert {
  const [gross, benefits] = [hundredths(form.Brutto), hundredths(form.Formaner)]
  return {
    employmentNumber,
    payDate: String(form.Utbetalningsdag),
    run,
    gross,
    benefits,
    tax: hundredths(form.Skatt),
    net: hundredths(form.Netto),
    contributionBase: hundredths(form.AvgUnderlag) || gross + benefits,
    contributions: hundredths(form.Arbetsgivaravgift),
    balances: Object.fromEntries(
      Object.entries(balanceFields).flatMap(([kind, field]) =>
        Number(form[field]) === 0 ? [] : [[kind, hundredths(form[field])]],
      ),
    ),
    note: String(form.Info),
  }
}

/** Returns a stored payslip of another program as a form has it. */
export const importedForm = (stored: ImportedPayslip): FormRow => ({
  Utbetalningsdag: stored.payDate,
  Brutto: fromHundredths(stored.gross),
  Formaner: fromHundredths(stored.benefits),
  Skatt: fromHundredths(stored.tax),
  Netto: fromHundredths(stored.net),
  AvgUnderlag: fromHundredths(stored.contributionBase),
  Arbetsgivaravgift: fromHundredths(stored.contributions),
  Info: stored.note,
  ...Object.fromEntries(
    Object.entries(balanceFields).map(([kind, field]) => [field, fromHundredths(stored.balances[kind] ?? 0)]),
  ),
})

/** Gives persons whose payslips are imported their items in the register of earlier pay. */
export async function listImported(tx: Transaction, persons: readonly string[], origin: string): Promise<void> {
  const items = [...new Set(persons)].map(employmentNumber => ({
    employmentNumber,
    origin,
    details: { Loner: [], Franvaro: [] },
  }))
  if (items.length > 0) await tx.insert(importedPerson).values(items).onConflictDoNothing()
}
