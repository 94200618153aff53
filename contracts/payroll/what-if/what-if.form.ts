import { taxTables } from '../../code-lists/taxes.ts'
import type { FieldValue, FormValues } from '../../forms/field.ts'
import { amount, choice, percent, reference, text } from '../../forms/fields.ts'
import { formLayout } from '../../forms/form-layout.ts'
import { formModel } from '../../forms/form-model.ts'
import type { Rule } from '../../rules/rule.ts'

/** Decimals that are kept: hundredths, and öre. */
const hundredths = { most: 2 }

const percentAndKronor: Rule<number, FormValues> = (_, { form }) =>
  form.LonProcent !== 0 && form.LonKronor !== 0 ? 'Ange procent eller kronor, inte båda.' : undefined
const percentAndHour: Rule<number, FormValues> = (_, { form }) =>
  form.LonProcent !== 0 && form.TimlonKronor !== 0 ? 'Ange procent eller kronor, inte båda.' : undefined

/** Whole kronor; a zero shows as empty. */
const wholeKronor = { places: 0, most: 0 }

const fourDigits: Rule<string> = year =>
  /^(20\d\d)?$/.test(year) ? undefined : 'Ange året med fyra siffror, till exempel 2027.'

/** A zero is no value; what is entered is between the limits. */
const noneOrBetween =
  (least: number, most: number, message: string): Rule<number> =>
  value =>
    value === 0 || (value >= least && value <= most) ? undefined : message

/**
 * What is changed when a period is calculated again on trial, for the screen and the call. A zero
 * or an empty text changes nothing.
 */
export const whatIfForm = formModel('Tänk om', {
  LonProcent: percent('Löneökning', {
    limits: [-50, 100],
    ...hundredths,
    hint: 'Av månadslönen eller timlönen. Minus sänker.',
  }),
  LonKronor: amount('Mer i månadslön', {
    limits: [-99_999, 99_999],
    ...hundredths,
    rules: [percentAndKronor],
    hint: 'Kronor. Timavlönade berörs inte.',
  }),
  TimlonKronor: amount('Mer i timlön', {
    limits: [-999, 999],
    ...hundredths,
    rules: [percentAndHour],
    hint: 'Kronor. Månadsavlönade berörs inte.',
  }),
  AvtalId: reference('Avtal', { to: 'agreements', hint: 'Med det avtalets villkor, semester och löneartsstyrning.' }),
  SkattTab: choice('Skattetabell', { choices: taxTables.options(), hint: 'För alla i urvalet.' }),
  LagAr: text('Lag och skattetabeller för år', {
    rules: [fourDigits],
    hint: 'Tomt: de som gällde.',
  }),
  Prisbasbelopp: amount('Prisbasbelopp', {
    ...wholeKronor,
    limits: [0, 200_000],
    rules: [noneOrBetween(20_000, 200_000, 'Ange hela beloppet, till exempel 60000.')],
    hint: 'Skattetabellerna räknas om med det.',
  }),
  Skiktgrans: amount('Skiktgräns för statlig skatt', {
    ...wholeKronor,
    limits: [0, 5_000_000],
    rules: [noneOrBetween(100_000, 5_000_000, 'Ange årsbeloppet, till exempel 660000.')],
    hint: 'Beskattningsbar inkomst per år.',
  }),
  AvgiftProcent: percent('Hel arbetsgivaravgift', {
    ...hundredths,
    limits: [0, 60],
    rules: [noneOrBetween(20, 60, 'Ange en avgift mellan 20 och 60 procent.')],
    hint: 'I stället för 31,42. Lägre avgifter efter ålder ändras inte.',
  }),
})

const isNothing = (value: FieldValue | undefined): boolean => value === '' || value === 0 || value === undefined

/** Returns what is sent of values: those that change something. */
export const whatIfRequest = (form: FormValues): Readonly<Record<string, FieldValue>> =>
  Object.fromEntries(
    whatIfForm.names.flatMap(name => {
      const value = form[name]
      return isNothing(value) || value === undefined ? [] : [[name, value]]
    }),
  )

const right = 'Payslips.Read'

/** The layout of the form. */
export const whatIfLayout = formLayout(whatIfForm, [
  {
    name: 'WhatIf',
    title: 'Tänk om',
    read: right,
    write: right,
    cards: [
      {
        id: 'whatIfPay',
        title: 'Lön och avtal',
        rows: [
          ['LonProcent', 'AvtalId'],
          ['LonKronor', 'TimlonKronor'],
        ],
      },
      {
        id: 'whatIfLaw',
        title: 'Skatt och avgifter',
        rows: [['SkattTab', 'LagAr'], ['Prisbasbelopp', 'Skiktgrans'], ['AvgiftProcent']],
      },
    ],
  },
])
