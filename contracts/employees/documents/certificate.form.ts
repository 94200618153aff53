import { salaryForms } from '../../code-lists/employment.ts'
import { employmentEndings } from '../../code-lists/employment-endings.ts'
import { employmentForms } from '../../code-lists/employment-forms.ts'
import type { FormRow, FormValues } from '../../forms/field.ts'
import { amount, choice, date, decimal, month, multiline, percent, text } from '../../forms/fields.ts'
import { formLayout } from '../../forms/form-layout.ts'
import { formModel } from '../../forms/form-model.ts'
import { rows } from '../../forms/rows.ts'
import type { IsoDate } from '../../rules/date.ts'
import type { Rule } from '../../rules/rule.ts'

/** The months of a certificate (lagen om arbetslöshetsförsäkring 47 §: the framework period). */
export const maxMonths = 12

const hasEnded = ({ Till }: FormValues) => Till !== ''

const notBeforeStart: Rule<string, FormValues> = (day, { form }) =>
  day !== '' && day < String(form.Fran) ? 'Sista dagen är före den första.' : undefined

const monthsDiffer: Rule<readonly FormRow[], FormValues> = (value, { form }) => {
  const months = value.map(({ Manad }) => String(Manad))
  const twice = months.findIndex((each, at) => months.indexOf(each) < at)
  if (twice >= 0) return `Rad ${twice + 1}: ${months[twice]} finns två gånger.`
  const [first, last] = [String(form.Fran).slice(0, 7), String(form.Till).slice(0, 7)]
  const outside = months.findIndex(each => each < first || (last !== '' && each > last))
  return outside < 0 ? undefined : `Rad ${outside + 1}: ${months[outside]} är utanför anställningen.`
}

/** The hours of the longest month. */
const hours = { unit: 'tim', zero: true, limits: [0, 744] } as const

/**
 * An employer's certificate (arbetsgivarintyg): what the employer states about an employment. The
 * hours and the pay of the months are typed until payroll has a history.
 */
export const certificateForm = formModel('Arbetsgivarintyg', {
  Fran: date('Anställd från', { required: true }),
  Till: date('Anställd till och med', { rules: [notBeforeStart], hint: 'Tomt om anställningen pågår.' }),
  Befattning: text('Befattning', { most: 50 }),
  AnstForm: choice('Anställningsform', { choices: employmentForms.options(), required: true }),
  Sysselsattningsgrad: percent('Sysselsättningsgrad', { limits: [0, 200] }),
  Veckotid: decimal('Arbetstid per vecka', { limits: [0, 168], unit: 'timmar' }),
  Heltid: decimal('Heltid per vecka', { limits: [0, 168], unit: 'timmar', default: 40 }),
  LoneForm: choice('Löneform', { choices: salaryForms.options(), required: true }),
  Lon: decimal('Lön', {
    limits: [0, 99_999_999],
    unit: 'kr',
    hint: ({ LoneForm }) => (LoneForm === 'TIM' ? 'Kronor per timme, före skatt.' : 'Kronor per månad, före skatt.'),
  }),
  Upphor: choice('Anställningen upphör genom', {
    choices: employmentEndings.options(),
    shown: hasEnded,
    required: hasEnded,
  }),
  Uppsagd: date('Besked eller uppsägning lämnades', { shown: hasEnded }),
  Orsak: multiline('Orsak', {
    most: 500,
    shown: hasEnded,
    hint: 'Till exempel varför den anställda slutar på egen begäran, om det är känt.',
  }),
  Semesterersattning: amount('Semesterersättning', { limits: [0, 9_999_999], shown: hasEnded }),
  Avgangsvederlag: amount('Avgångsvederlag', { limits: [0, 99_999_999], shown: hasEnded }),
  Manader: rows('Timmar och lön', {
    fields: {
      Manad: month('Månad', { required: true }),
      Arbetat: decimal('Arbetad tid', hours),
      Franvaro: decimal('Frånvaro', hours),
      Overtid: decimal('Övertid och mertid', hours),
      Lon: decimal('Lön före skatt', { limits: [0, 99_999_999], unit: 'kr', zero: true }),
    },
    most: maxMonths,
    totals: ['Arbetat', 'Franvaro', 'Overtid', 'Lon'],
    required: true,
    rules: [monthsDiffer],
    hint: 'De senaste tolv månaderna med anställning. Skriv noll timmar för en månad utan arbete.',
  }),
  Kontakt: text('Lämnat av', { most: 60, required: true, hint: 'Den som svarar på frågor om intyget.' }),
  Telefon: text('Telefon', { most: 20 }),
  Ort: text('Ort', { most: 30 }),
  Datum: date('Datum', { required: true, default: today => today }),
})

/** Returns the months of a certificate, at most twelve, until the last day or the month before. */
export function monthsOf(from: IsoDate, to: IsoDate, today: IsoDate): readonly string[] {
  const before = (each: string): string => {
    const [year = 0, number = 0] = each.split('-').map(Number)
    return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
  }
  const first = from.slice(0, 7)
  const latest = to !== '' && to < today ? to.slice(0, 7) : before(today.slice(0, 7))
  const months = [first, latest].toSorted().slice(1)
  while (months.length < maxMonths && before(months[0] ?? '') >= first) months.unshift(before(months[0] ?? ''))
  return months
}

/** The layout of `/registry/employees/{AnstNr}/certificate`. */
export const certificateLayout = formLayout(certificateForm, [
  {
    name: 'CertificateOfPerson',
    title: 'Arbetsgivarintyg',
    read: 'Registry.PerReg.ArbGivIntyg',
    write: 'Registry.PerReg.ArbGivIntyg',
    cards: [
      {
        id: 'certificate-employment',
        title: 'Anställningen',
        rows: [
          ['Fran', 'Till'],
          ['Befattning', 'AnstForm'],
          ['Sysselsattningsgrad', 'Veckotid', 'Heltid'],
          ['LoneForm', 'Lon'],
        ],
      },
      {
        id: 'certificate-end',
        title: 'Hur anställningen upphör',
        isShown: hasEnded,
        rows: [['Upphor', 'Uppsagd'], 'Orsak', ['Semesterersattning', 'Avgangsvederlag']],
      },
      {
        id: 'certificate-months',
        title: 'Månad för månad',
        description: 'Skriv uppgifterna som de står på lönebeskeden. Intyget säger att det är du som lämnar dem.',
        rows: ['Manader'],
      },
      {
        id: 'certificate-signature',
        title: 'Den som lämnar uppgifterna',
        rows: [
          ['Kontakt', 'Telefon'],
          ['Ort', 'Datum'],
        ],
      },
    ],
  },
])
