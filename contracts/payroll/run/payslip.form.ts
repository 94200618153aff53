import type { FormRow, FormValues } from '../../forms/field.ts'
import { date, optionalDecimal, text } from '../../forms/fields.ts'
import { formLayout } from '../../forms/form-layout.ts'
import { formModel } from '../../forms/form-model.ts'
import { rows } from '../../forms/rows.ts'
import { payTypeNumber } from '../../registers/pay-type-number.ts'
import { rowKronor, rowQuantity } from '../../rules/limits.ts'
import { noDate } from '../../rules/required.ts'
import type { Rule } from '../../rules/rule.ts'
import { maxLength } from '../../rules/text.ts'
import type { PayslipEntry } from './shapes.ts'

/** The most typed rows of a payslip. */
export const maxEntries = 100

const notBeforeStart: Rule<string, Readonly<Record<string, unknown>>> = (to, { form }) =>
  to !== '' && to < String(form.From) ? 'Sista dagen kan inte vara före den första.' : undefined
/** Decimals that are kept: hundredths, and öre. */
const hundredths = { most: 2 }

/** The typed rows of a payslip. The pay type's rules give an empty number; a zero is zero. */
export const payslipForm = formModel('Lönebesked', {
  Rader: rows('Egna rader', {
    most: maxEntries,
    asCards: false,
    fields: {
      LonArtNr: payTypeNumber('Löneart'),
      From: date('Från och med'),
      Tom: date('Till och med', { rules: [notBeforeStart] }),
      Antal: optionalDecimal('Antal', { ...hundredths, limits: rowQuantity }),
      Apris: optionalDecimal('À-pris', { ...hundredths, limits: rowKronor }),
      Belopp: optionalDecimal('Belopp', { ...hundredths, limits: rowKronor }),
      Text: text('Text', { rules: [maxLength(60)] }),
    },
    hint: 'Utan datum gäller raden hela perioden. Utan à-pris och belopp räknas raden efter sin löneart; en nolla är noll.',
  }),
})

/** The layout of a payslip's form. */
export const payslipLayout = formLayout(payslipForm, [
  {
    name: 'Payslip',
    title: 'Lönebesked',
    read: 'Payslips.Read',
    write: 'Payslips.Write',
    cards: [{ id: 'entries', title: 'Tillägg och avdrag', rows: ['Rader'] }],
  },
])

/** Returns the form's values of a payslip. */
export const valuesOf = ({ Egna }: { readonly Egna: readonly PayslipEntry[] }): FormValues => ({
  Rader: Egna.map(({ Antal, Apris, Belopp, ...entry }) => ({
    ...entry,
    Antal: numeralOf(Antal),
    Apris: numeralOf(Apris),
    Belopp: numeralOf(Belopp),
  })),
})

const numeralOf = (value: number | null): string => (value === null ? '' : String(value))
const numberOf = (numeral: unknown): number | null => (numeral === '' ? null : Number(numeral))

/** A form writes a day that is not known as the day before all others. */
const dayOf = (value: unknown): string => (value === noDate ? '' : String(value))

/** Returns the typed rows of the form's values, as they are sent. */
export const entriesOf = ({ Rader }: FormValues): PayslipEntry[] =>
  ((Rader ?? []) as readonly FormRow[]).map(({ LonArtNr, From, Tom, Antal, Apris, Belopp, Text }) => ({
    LonArtNr: String(LonArtNr),
    Text: String(Text),
    From: dayOf(From),
    Tom: dayOf(Tom),
    Antal: numberOf(Antal),
    Apris: numberOf(Apris),
    Belopp: numberOf(Belopp),
  }))
