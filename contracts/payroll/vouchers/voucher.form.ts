import { family } from '../../forms/family.ts'
import type { FormRow, FormValues } from '../../forms/field.ts'
import { date, decimal, integer, reference, text } from '../../forms/fields.ts'
import { formLayout } from '../../forms/form-layout.ts'
import { formModel } from '../../forms/form-model.ts'
import { type RowTexts, rows } from '../../forms/rows.ts'
import { unitOf } from '../../person/result-unit.ts'
import { factFields, hiddenField } from '../../registers/company-facts.ts'
import { unitFacts } from '../../registers/result-units.ts'
import { decimalFormat } from '../../rules/decimal.ts'
import { differenceOf, toHundredths } from '../../rules/hundredths.ts'
import type { Limits } from '../../rules/limits.ts'
import type { Rule } from '../../rules/rule.ts'
import { resultUnits } from '../../settings/counts.ts'
import { editProblems } from './edit-problems.ts'
import type { EditedRow, EditedVoucher, Voucher } from './shapes.ts'

/** The most rows that are edited in a grid. A larger voucher is shown only. */
export const maxInForm = 200
/** The most characters of a voucher's texts. */
const maxText = 100

const oneSide: Rule<number, FormValues> = (credit, { form }) =>
  credit !== 0 && form.Debet !== 0 ? 'Ange antingen debet eller kredit.' : undefined
const amounts = { most: 2 }
const limits: Limits = [0, 999_999_999]

/** Refuses rows that do not balance, by the difference, as the backend does. */
const balanced: Rule<readonly FormRow[], FormValues> = value => {
  const problems = editProblems({ Datum: '', Text: 'text', Rader: value.map(editedRow) })
  const at = value.findIndex((_, index) => problems[`Rader.${index + 1}`] !== undefined)
  return at < 0 ? problems.Rader : `Rad ${at + 1}: ${problems[`Rader.${at + 1}`]}`
}

/** A voucher that is not sent, as it is edited: debit and credit are columns of their own. */
export const voucherForm = formModel('Verifikation', {
  ...factFields(unitFacts),
  Aterfor: text('Återför', hiddenField),
  Datum: date('Bokföringsdag', { required: true }),
  Text: text('Text', { most: maxText, required: true }),
  Rader: rows('Rader', {
    most: 10_000,
    asCards: false,
    fields: {
      Konto: reference('Konto', { to: 'accounts', most: 10, required: true }),
      ...family(resultUnits, n => ({ 'ResEnh#': unitOf(n) })),
      Antal: decimal('Antal', {
        ...amounts,
        limits: [-999_999_999, 999_999_999],
        shown: ({ Antal }) => typeof Antal === 'number' && Antal !== 0,
        lockedBecause: () => 'Antalet kommer från lönebeskedet.',
      }),
      Debet: decimal('Debet', { ...amounts, limits }),
      Kredit: decimal('Kredit', { ...amounts, limits, rules: [oneSide] }),
      Text: text('Text', { most: maxText }),
      // Says which stored row it is, so that it keeps what it comes from. Zero is a new one.
      Rad: integer('Rad', { limits: [0, 10_000], shown: () => false }),
    },
    totals: ['Debet', 'Kredit'],
    rules: [balanced],
    lockedBecause: ({ Aterfor }) =>
      Aterfor === '' ? undefined : 'En återföring har samma rader som verifikationen den återför.',
  }),
})

/** The layout of a voucher's form. */
export const voucherLayout = formLayout(voucherForm, [
  {
    name: 'BokforingsunderlagItem',
    title: 'Verifikation',
    read: 'Bookkeeping.Read',
    write: 'Bookkeeping.Write',
    cards: [
      { id: 'voucher', title: 'Verifikation', rows: [['Datum', 'Text']] },
      { id: 'rows', title: 'Kontering', rows: ['Rader'] },
    ],
  },
])

/** Returns the form's values of a voucher. */
export const valuesOf = ({ Datum, Text, Aterfor, Rader }: Voucher): FormValues => ({
  Datum,
  Text,
  Aterfor: Aterfor ?? '',
  Rader: Rader.map(({ Rad, Konto, Belopp, ResEnh, Antal, Text: own }) => ({
    Rad,
    Konto,
    Text: own,
    Antal: Antal ?? 0,
    Debet: Math.max(Belopp, 0),
    Kredit: Math.max(-Belopp, 0),
    ...Object.fromEntries(resultUnits.map(n => [`ResEnh${n}`, ResEnh[n - 1] ?? ''])),
  })),
})

const editedRow = (row: FormRow): EditedRow => ({
  Rad: Number(row.Rad) || null,
  Konto: String(row.Konto),
  Text: String(row.Text),
  Belopp: differenceOf(Number(row.Debet), Number(row.Kredit)),
  ResEnh: resultUnits.map(n => String(row[`ResEnh${n}`] ?? '')),
})

/** Returns an edited voucher of the form's values, as it is sent. */
export const editedOf = ({ Datum, Text, Rader }: FormValues): Omit<EditedVoucher, 'Version'> => ({
  Datum: String(Datum),
  Text: String(Text),
  Rader: ((Rader ?? []) as readonly FormRow[]).map(editedRow),
})

const { parse } = decimalFormat(amounts)

/**
 * Returns debit minus credit in whole öre of rows being typed. What cannot be parsed counts as 0.
 */
export function typedDifference(texts: readonly RowTexts[]): number {
  const ore = (text = '') => {
    const read = parse(text, '')
    return read.ok ? toHundredths(read.value) : 0
  }
  return texts.reduce((sum, { Debet, Kredit }) => sum + ore(Debet) - ore(Kredit), 0)
}
