import type { FormRow, FormValues } from '../../forms/field.ts'
import { date, text } from '../../forms/fields.ts'
import { rows } from '../../forms/rows.ts'
import type { Rule } from '../../rules/rule.ts'

const namesDiffer: Rule<readonly FormRow[], FormValues> = value => {
  const at = value.findIndex(({ Namn }, index) => value.findIndex(row => row.Namn === Namn) < index)
  return at < 0 ? undefined : `Rad ${at + 1}: ${value[at]?.Namn} finns redan. Skriv namnen så att de skiljs åt.`
}

/** The children of an employee. An absence for a child names it, so two never have one name. */
export const children = {
  Barn: rows('Barnen', {
    fields: {
      Namn: text('Namn', { most: 40, required: true }),
      Fodd: date('Född', { required: true }),
    },
    most: 20,
    rules: [namesDiffer],
    hint: 'Bara namn och födelsedag. Frånvaro för vård av barn och föräldraledighet anger barnet.',
    help: 'Av födelsedagen följer till vilken dag vård av barn kan tas ut, och föräldraledigheten räknas för varje barn.',
  }),
}
