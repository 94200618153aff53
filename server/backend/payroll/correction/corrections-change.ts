import type { FormValues } from '#contracts/forms/field.ts'
import { correctionsForm } from '#contracts/payroll/correction/corrections.form.ts'
import type { CorrectionsChange } from '#contracts/payroll/correction/shapes.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import { applied } from '../../platform/forms/applied.ts'
import { requireFields } from '../../platform/http/refusal.ts'
import { dateIn, textIn } from '../../registers/form-values.ts'
import { changedRows, type RowChange, sameRows } from './corrected-rows.ts'

const numberIn = (form: FormValues, name: string): number | null => {
  const numeral = textIn(form, name)
  return numeral === '' ? null : Number(numeral)
}

/**
 * Returns what many payslips are corrected by.
 *
 * @throws Refusal fieldsRefused
 */
export function changeOf(change: CorrectionsChange, now: Date) {
  const today = swedishDate(now)
  const blank = correctionsForm.defaults(today)
  const fieldOf = (name: string) => correctionsForm.fields[name as keyof typeof correctionsForm.fields]
  const { form, refused } = applied(fieldOf, blank, change as FormValues, today)
  const problems = { ...correctionsForm.problemsOfWhole(blank, form), ...refused }
  requireFields(problems)
  const how = textIn(form, 'Satt')
  const rows =
    how === ''
      ? sameRows
      : changedRows({
          how: how as RowChange['how'],
          payType: textIn(form, 'LonArtNr'),
          percent: Number(form.Procent),
          quantity: numberIn(form, 'Antal'),
          price: numberIn(form, 'Apris'),
          amount: numberIn(form, 'Belopp'),
        })
  return {
    right: { rows, isFetched: form.HamtaUnderlag === true },
    payDay: dateIn(form, 'Utbetalningsdatum') || null,
    isPaid: form.Betala === true,
  }
}
