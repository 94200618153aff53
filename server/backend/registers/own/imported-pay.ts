import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { FormRow, FormValues } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { monthOf } from '../../engine/dates.ts'
import { canonicalJson } from '../../platform/canonical-json.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { importedPayslip, importedPerson, payslip } from '../../tables/schema.ts'
import { rowsIn, textIn } from '../form-values.ts'
import type { OwnRegister } from '../own-register.ts'
import { type ImportedPayslip, importedForm, storedPayslip } from '../stored-payslip.ts'

const ofPerson = (number: string) => eq(importedPayslip.employmentNumber, number)

/** Returns the first row that a condition holds of, as it is named in messages. */
function rowWith(rows: readonly FormRow[], isWrong: (day: string) => string | undefined): string | undefined {
  for (const [at, row] of rows.entries()) {
    const problem = isWrong(textIn(row, 'Utbetalningsdag'))
    if (problem !== undefined) return `Rad ${at + 1}: ${problem}`
  }
  return undefined
}

/** Returns why earlier pay cannot be of its days, or undefined. */
async function daysRefused(
  tx: Transaction,
  number: string,
  rows: readonly FormRow[],
  today: IsoDate,
): Promise<string | undefined> {
  if (rows.length === 0) return undefined
  const days = rows.map(row => textIn(row, 'Utbetalningsdag'))
  const read = await tx
    .select({ day: importedPayslip.payDate })
    .from(importedPayslip)
    .where(and(ofPerson(number), isNotNull(importedPayslip.run), inArray(importedPayslip.payDate, days)))
  const own = await tx
    .select({ day: payslip.payDate })
    .from(payslip)
    .where(and(eq(payslip.employmentNumber, number), isNull(payslip.reversedAt)))
  const [fromFiles, months] = [new Set(read.map(({ day }) => day)), new Set(own.map(({ day }) => monthOf(day)))]
  return rowWith(rows, day =>
    day > today
      ? 'Utbetalningsdag har inte varit än. Bara utbetalda löner är historik.'
      : fromFiles.has(day)
        ? `Utbetalningsdagen ${day} är redan inläst från en fil.`
        : months.has(monthOf(day))
          ? `Den anställda har redan ett lönebesked här i ${monthOf(day)}.`
          : undefined,
  )
}

/** Earlier pay is read by payroll from the table of imported payslips. */
export const importedPay: OwnRegister = {
  place: {
    table: importedPerson,
    columns: { AnstNr: 'employmentNumber', Kalla: 'origin' },
    rest: 'details',
    lines: {
      Inlasta: {
        table: importedPayslip,
        owner: 'employmentNumber',
        columns: { Utbetalningsdag: 'payDate' },
        days: [],
        shown: {
          where: isNotNull(importedPayslip.run),
          cells: row => importedForm(row as unknown as ImportedPayslip),
        },
      },
    },
  },
  references: () => [
    {
      text: 'lönebesked inlästa från fil',
      table: importedPayslip,
      column: importedPayslip.employmentNumber,
      where: isNotNull(importedPayslip.run),
    },
  ],
  async fits(tx, form, today, original) {
    const number = textIn(form, 'AnstNr')
    if (canonicalJson(form.Inlasta) !== canonicalJson(original?.Inlasta ?? []))
      return { Inlasta: 'Lönebesked från filer ändras genom att importen tas bort och görs om.' }
    const problem = await daysRefused(tx, number, rowsIn(form, 'Loner'), today)
    return problem === undefined ? {} : { Loner: problem }
  },
  async follow(tx, number, values) {
    await tx.delete(importedPayslip).where(and(ofPerson(number), isNull(importedPayslip.run)))
    const stored = rowsIn(values ?? ({} as FormValues), 'Loner').map(row => storedPayslip(row, number, null))
    if (stored.length > 0) await tx.insert(importedPayslip).values(stored)
  },
}
