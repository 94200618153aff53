import { absenceTypes } from '../../code-lists/absence.ts'
import { choice, choices, date, multiline, percent } from '../../forms/fields.ts'
import { formLayout } from '../../forms/form-layout.ts'
import { formModel } from '../../forms/form-model.ts'
import { isOneOf } from '../../forms/when.ts'
import type { Rule } from '../../rules/rule.ts'

/** The absences that are for a child: parental leave, care of a sick child, and its birth. */
const childAbsences = ['FPE', 'FLE', 'TFP', 'TIO'] as const

const notBeforeStart: Rule<string, Readonly<Record<string, unknown>>> = (to, { form }) =>
  to !== '' && to < String(form.FranDatum) ? 'Sista dagen kan inte vara före den första.' : undefined

const notBeforeCertificate: Rule<string, Readonly<Record<string, unknown>>> = (to, { form }) => {
  if (to === '') return undefined
  if (form.IntygFran === '') return 'Ange från vilken dag intyget gäller.'
  return to < String(form.IntygFran) ? 'Sista dagen kan inte vara före den första.' : undefined
}

/** Sickness and work injury: the employer pays sick pay for both, from day 8 with a certificate. */
const isSick = isOneOf('FranvaroTyp', 'SJK', 'ASK')

const listOf = (children: unknown): readonly string[] => (Array.isArray(children) ? children.map(String) : [])

/** Refuses care of a child after the last day of care with temporary parental benefit. */
const whileCaredFor: Rule<string, Readonly<Record<string, unknown>>> = (day, { form }) => {
  if (form.FranvaroTyp !== 'TFP' || day === '') return undefined
  const last = listOf(form.BarnVabTom)[listOf(form.Barnen).indexOf(String(form.Barn))]
  return last !== undefined && day > last
    ? `Vård av ${form.Barn} kan tas ut till och med ${last}. En senare dag som Försäkringskassan har beviljat anges vid barnet.`
    : undefined
}

/** An absence of an employee. The specification names the right to it, and none of its fields. */
export const absenceForm = formModel('Frånvaro', {
  FranvaroTyp: choice('Frånvaro', { choices: absenceTypes.options(), required: true }),
  Omfattning: percent('Omfattning', { limits: [1, 100], default: 100, hint: 'Andelen av personens arbetstid.' }),
  FranDatum: date('Från och med', { default: today => today, required: true, rules: [whileCaredFor] }),
  TomDatum: date('Till och med', {
    rules: [notBeforeStart, whileCaredFor],
    hint: 'Tomt så länge slutet inte är känt.',
  }),
  /** The names of the employee's children. Not sent: the browser and the backend fill them in. */
  Barnen: choices('Barnen', { excluded: true, shown: () => false }),
  /** The last day of care of each of Barnen, in their order. Not sent, either. */
  BarnVabTom: choices('Vård av barnen', { excluded: true, shown: () => false }),
  Barn: choice('Barn', {
    choices: ({ Barnen }) => listOf(Barnen as unknown).map(value => ({ value, label: value })),
    shown: isOneOf('FranvaroTyp', ...childAbsences),
    hint: 'Barnen läggs upp på den anställdas sida.',
  }),
  IntygFran: date('Läkarintyg från och med', {
    shown: isSick,
    hint: 'Från den åttonde sjukdagen behövs intyg för sjuklön. Tomt så länge det inte har kommit.',
  }),
  IntygTom: date('Läkarintyg till och med', {
    shown: isSick,
    rules: [notBeforeCertificate],
    hint: 'Tomt när intyget gäller hela frånvaron.',
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
    name: 'Absence',
    title: 'Frånvaro',
    read: right,
    write: right,
    cards: [
      {
        id: 'absence',
        title: 'Frånvaron',
        rows: [
          ['FranvaroTyp', 'Omfattning'],
          ['FranDatum', 'TomDatum'],
          'Barn',
          ['IntygFran', 'IntygTom'],
          'Anteckning',
        ],
      },
    ],
  },
])
