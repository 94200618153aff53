import type { FormRow, FormValues } from '../forms/field.ts'
import { date, flag, text } from '../forms/fields.ts'
import { rows } from '../forms/rows.ts'
import type { Rule } from '../rules/rule.ts'

const namesDiffer: Rule<readonly FormRow[], FormValues> = value => {
  const at = value.findIndex(({ Namn }, index) => value.findIndex(row => row.Namn === Namn) < index)
  return at < 0 ? undefined : `Rad ${at + 1}: ${value[at]?.Namn} finns redan. Skriv namnen så att de skiljs åt.`
}

const afterBirth: Rule<string, Readonly<Record<string, unknown>>> = (day, { form }) =>
  day !== '' && typeof form.Fodd === 'string' && day < form.Fodd ? 'Dagen är före födelsedagen.' : undefined

/** The children of an employee. An absence for a child names it, so two never have one name. */
export const children = {
  Barn: rows('Barnen', {
    hiddenWhenProtected: true,
    fields: {
      Namn: text('Namn', { most: 40, required: true }),
      Fodd: date('Född', { required: true }),
      VabTom: date('Vård till och med', {
        hint: 'Tomt: dagen före 12-årsdagen.',
        rules: [afterBirth],
      }),
      EnsamVardnad: flag('Ensam vårdnadshavare', { hint: '180 dagar ger semester, i stället för 120.' }),
    },
    most: 20,
    rules: [namesDiffer],
    hint: 'Bara namn, dagar och vårdnad. Frånvaro för vård av barn och föräldraledighet anger barnet.',
    help: 'Vård av barn kan tas ut till dagen före 12-årsdagen, eller till den dag som anges när Försäkringskassan har beviljat den längre. Föräldraledigheten räknas för varje barn: 120 dagar ger semester, och 180 för den som är ensam vårdnadshavare.',
  }),
}
