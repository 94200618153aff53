import { absenceTypes } from '../code-lists/absence.ts'
import type { FieldValue } from '../forms/field.ts'
import { choice, choices, date, multiline, percent } from '../forms/fields.ts'
import { formLayout } from '../forms/form-layout.ts'
import { formModel } from '../forms/form-model.ts'
import { isOneOf } from '../forms/when.ts'
import { between } from '../rules/range.ts'
import type { Rule } from '../rules/rule.ts'

/** The absences that are for a child: parental leave, care of a sick child, and its birth. */
const childAbsences = ['FPE', 'FLE', 'TFP', 'TIO'] as const

const notBeforeStart: Rule<string, Readonly<Record<string, unknown>>> = (to, { form }) =>
  to !== '' && to < String(form.FranDatum) ? 'Sista dagen kan inte vara före den första.' : undefined

const namesIn = (children: FieldValue | undefined): readonly string[] =>
  Array.isArray(children) ? children.map(String) : []

/** An absence of an employee. The specification names the right to it, and none of its fields. */
export const absenceForm = formModel('Frånvaro', {
  FranvaroTyp: choice('Frånvaro', { choices: absenceTypes.options(), required: true }),
  Omfattning: percent('Omfattning', {
    default: 100,
    rules: [between(1, 100)],
    hint: 'Andelen av personens arbetstid.',
  }),
  FranDatum: date('Från och med', { default: today => today, required: true }),
  TomDatum: date('Till och med', { rules: [notBeforeStart], hint: 'Tomt så länge slutet inte är känt.' }),
  /** The names of the employee's children. Not sent: the browser and the backend fill them in. */
  Barnen: choices('Barnen', { excluded: true, shown: () => false }),
  Barn: choice('Barn', {
    choices: ({ Barnen }) => namesIn(Barnen).map(value => ({ value, label: value })),
    shown: isOneOf('FranvaroTyp', ...childAbsences),
    hint: 'Barnen läggs upp på den anställdas sida.',
  }),
  Anteckning: multiline('Anteckning', {
    most: 200,
    hint: 'Skriv inga diagnoser eller annat om hälsa.',
  }),
})

const right = 'Registry.PerReg.Franvaro'

/** The layout of an absence's form. */
export const absenceLayout = formLayout(absenceForm, [
  {
    ...{ name: 'Absence', title: 'Frånvaro', read: right, write: right },
    cards: [
      {
        ...{ id: 'absence', title: 'Frånvaron' },
        rows: [['FranvaroTyp', 'Omfattning'], ['FranDatum', 'TomDatum'], 'Barn', 'Anteckning'],
      },
    ],
  },
])
