import { absenceTypes } from '../../code-lists/absence.ts'
import { employerContributionTypes, taxTables, taxTypes } from '../../code-lists/taxes.ts'
import { carFuels, mileageCars } from '../../code-lists/vehicles.ts'
import type { FieldValue, FormRow, FormValues } from '../../forms/field.ts'
import { amount, choice, date, decimal, integer, percent } from '../../forms/fields.ts'
import { formLayout } from '../../forms/form-layout.ts'
import { formModel } from '../../forms/form-model.ts'
import { rows } from '../../forms/rows.ts'
import { taxColumns, usesTable } from '../../person/tax.ts'
import type { IsoDate } from '../../rules/date.ts'
import { noDate } from '../../rules/required.ts'
import type { Rule } from '../../rules/rule.ts'

/** The most absences of a trial calculation. */
const maxAbsences = 20
const maxPay = 9_999_999

const upTo = (most: number, ...more: readonly Rule<number, FormValues>[]) => ({
  limits: [0, most] as const,
  rules: more,
})

/** An hour's pay is exact to the öre. */
const toTheOre = { most: 2 }

const notAfterPayout: Rule<string, FormValues> = (birth, { form }) =>
  birth !== '' && birth > String(form.Utbetalningsdatum)
    ? 'Födelsedatum kan inte vara efter utbetalningsdatum.'
    : undefined

const fourDigits: Rule<number> = year =>
  year === 0 || (year >= 1950 && year <= 2100) ? undefined : 'Ange modellåret med fyra siffror, till exempel 2024.'

const notBeforeStart: Rule<string, FormValues> = (to, { form }) =>
  to !== '' && to < String(form.From) ? 'Sista dagen kan inte vara före den första.' : undefined

/** True when the day is in the month of the payout, which alone is calculated. */
const isInMonth = (day: string, { Utbetalningsdatum }: FormValues) =>
  day === '' || Utbetalningsdatum === '' || day.slice(0, 7) === String(Utbetalningsdatum).slice(0, 7)

/** Refuses values that do not go together. */
const unless =
  (isWrong: (form: FormValues) => boolean, message: string): Rule<unknown, FormValues> =>
  (_, { form }) =>
    isWrong(form) ? message : undefined

const lacks = (form: FormValues, ...names: readonly string[]): boolean => names.every(name => form[name] === 0)

const noPay = unless(
  form => lacks(form, 'Manadslon', 'Timlon', 'Engangsbelopp'),
  'Ange en månadslön, en timlön eller ett engångsbelopp.',
)
const byMonthAndHour = unless(
  form => !lacks(form, 'Manadslon') && !lacks(form, 'Timlon'),
  'Ange månadslön eller timlön, inte båda.',
)
const hoursWithoutPay = unless(
  form => lacks(form, 'Timlon') && !lacks(form, 'Timmar'),
  'Ange timlönen för de arbetade timmarna.',
)
const payWithoutHours = unless(
  form => !lacks(form, 'Timlon') && lacks(form, 'Timmar'),
  'Ange hur många timmar som timlönen gäller.',
)
const unknownIncome = unless(
  form => !lacks(form, 'Engangsbelopp') && lacks(form, 'Manadslon', 'Timlon', 'Arsinkomst'),
  'Ange årsinkomsten, som avgör skatten på ett engångsbelopp utan lön.',
)
const carWithoutPrice = unless(
  form => lacks(form, 'Bil.Nypris') && !lacks(form, 'Bil.Modellar', 'Bil.Fordonsskatt'),
  'Ange bilens nybilspris.',
)
const carWithoutYear = unless(
  form => !lacks(form, 'Bil.Nypris') && lacks(form, 'Bil.Modellar'),
  'Ange bilens modellår, som avgör reglerna för förmånen.',
)
const mileageWithoutDistance = unless(
  form => lacks(form, 'Milersattning.Mil') && !lacks(form, 'Milersattning.KronorPerMil'),
  'Ange antalet mil.',
)
const holidayWithoutPay = unless(
  form => !lacks(form, 'Semesterdagar') && lacks(form, 'Manadslon'),
  'Semesterdagar räknas på en månadslön. Ange månadslönen.',
)
const absenceWithoutPay = unless(
  form => rowsIn(form).length > 0 && lacks(form, 'Manadslon'),
  'Frånvaro räknas på en månadslön. Ange månadslönen.',
)
const absenceElsewhere = unless(
  form => rowsIn(form).some(({ From, Tom }) => !isInMonth(String(From), form) || !isInMonth(String(Tom), form)),
  'Frånvaron måste ligga i samma månad som utbetalningen.',
)
const longAbsence = unless(
  form => rowsIn(form).some(({ Timmar }) => Number(Timmar) > Number(form.Veckoarbetstid) / workdays),
  'Frånvaron är längre än arbetsdagen, som är en femtedel av veckoarbetstiden.',
)

/** The days of a working week. */
const workdays = 5

const rowsIn = ({ Franvaro }: FormValues): readonly FormRow[] => (Franvaro ?? []) as readonly FormRow[]

/**
 * The values of a trial calculation (`POST /salaryCalculation`), for the screen and the call. A dot
 * in a name divides the name of an object of the wire from that of its field. A zero is no value.
 */
export const trialForm = formModel('Provräkning', {
  Utbetalningsdatum: date('Utbetalningsdatum', {
    default: today => `${today.slice(0, 7)}-25`,
    required: true,
    hint: 'Lönen gäller samma månad.',
  }),
  Manadslon: amount('Månadslön', { ...upTo(maxPay, noPay), ...toTheOre, hint: 'Före skatt.' }),
  Timlon: amount('Timlön', { ...upTo(99_999, byMonthAndHour, hoursWithoutPay), ...toTheOre }),
  Timmar: decimal('Arbetade timmar', { unit: 'timmar', ...upTo(744, payWithoutHours), ...toTheOre }),
  Engangsbelopp: amount('Engångsbelopp', {
    ...upTo(maxPay),
    ...toTheOre,
    hint: 'Till exempel bonus eller avgångsvederlag.',
  }),
  Arsinkomst: amount('Beräknad årsinkomst', {
    ...upTo(99_999_999, unknownIncome),
    ...toTheOre,
    hint: 'Med engångsbeloppet, vars skatt den avgör. Tom: tolv gånger månadens lön, och beloppet.',
  }),
  Fodelsedatum: date('Födelsedatum', {
    rules: [notAfterPayout],
    hint: 'Avgör skattekolumn och arbetsgivaravgift. Tomt: vanlig ålder.',
  }),
  SkatteTyp: choice('Skattetyp', { choices: taxTypes.options(), default: 'HUV', required: true }),
  Tabell: choice('Skattetabell', {
    choices: taxTables.options(),
    shown: usesTable,
    hint: 'Tom: företagets vanligaste tabell.',
  }),
  Kolumn: choice('Kolumn', { choices: taxColumns, shown: usesTable, hint: 'Tom: kolumn 1 eller 3 efter åldern.' }),
  JamkningProcent: percent('Jämkning', {
    ...upTo(100),
    ...toTheOre,
    shown: usesTable,
    hint: 'Procent av hela lönen, enligt Skatteverkets beslut.',
  }),
  AvgiftTyp: choice('Arbetsgivaravgift', {
    choices: employerContributionTypes.options(),
    default: '99',
    required: true,
  }),
  Formaner: amount('Skattepliktiga förmåner', { ...upTo(maxPay), ...toTheOre, hint: 'Värdet per månad, utom bilen.' }),
  'Bil.Nypris': integer('Bilens nybilspris', {
    unit: 'kr',
    ...upTo(maxPay, carWithoutPrice),
    hint: 'Enligt Skatteverkets lista, med extrautrustning.',
  }),
  'Bil.Modellar': integer('Modellår', {
    limits: [0, 2100],
    rules: [fourDigits, carWithoutYear],
    hint: 'Bilen räknas som skattepliktig första gången den 1 januari det året.',
  }),
  'Bil.Fordonsskatt': integer('Fordonsskatt per år', { unit: 'kr', ...upTo(99_999) }),
  'Bil.Drivlina': choice('Drivmedel', { choices: carFuels.options(), default: 'FOS', required: true }),
  'Milersattning.Mil': decimal('Körda mil i tjänsten', {
    unit: 'mil',
    ...upTo(9_999, mileageWithoutDistance),
    ...toTheOre,
  }),
  'Milersattning.KronorPerMil': amount('Ersättning per mil', {
    ...upTo(999),
    ...toTheOre,
    hint: 'Tom: det skattefria beloppet.',
  }),
  'Milersattning.Bilslag': choice('Bil', { choices: mileageCars.options(), default: 'EGEN', required: true }),
  Veckoarbetstid: decimal('Arbetstid per vecka', {
    limits: [1, 60],
    unit: 'timmar',
    default: 40,
    ...toTheOre,
    hint: 'Måndag–fredag, lika många timmar varje dag.',
  }),
  Franvaro: rows('Frånvaro', {
    most: maxAbsences,
    asCards: true,
    rules: [absenceWithoutPay, absenceElsewhere, longAbsence],
    fields: {
      Typ: choice('Orsak', { choices: absenceTypes.options(), default: 'SJK', required: true }),
      From: date('Från och med', { required: true }),
      Tom: date('Till och med', { rules: [notBeforeStart] }),
      Timmar: decimal('Timmar per dag', { ...upTo(24), ...toTheOre }),
    },
    hint: 'Inom lönens månad. Utan timmar: hela dagar.',
  }),
  Semesterdagar: decimal('Semesterdagar', { unit: 'dagar', ...upTo(31, holidayWithoutPay), ...toTheOre }),
})

type TrialField = keyof typeof trialForm.fields

const isNothing = (value: FieldValue | undefined): boolean =>
  value === '' || value === 0 || value === undefined || (Array.isArray(value) && value.length === 0)

/** Returns what is sent of values: those that say something, in the objects of the wire. */
export function trialRequest(form: FormValues): Readonly<Record<string, unknown>> {
  const sent: Record<string, Record<string, unknown> | FieldValue> = {}
  const isSent = (name: string): boolean => {
    const [group = '', field] = name.split('.')
    if (field === undefined) return !isNothing(form[name]) && trialForm.fields[name as TrialField].isShown(form)
    // The drive or kind of car says nothing without the car.
    return trialForm.names.some(other => other.startsWith(`${group}.`) && Number(form[other]) > 0)
  }
  for (const name of trialForm.names.filter(isSent)) {
    const value = name === 'Franvaro' ? rowsIn(form).map(filled) : (form[name] as FieldValue)
    const [group = '', field] = name.split('.')
    if (field === undefined) sent[name] = value as FieldValue
    else if (!isNothing(form[name])) sent[group] = { ...(sent[group] as Record<string, unknown>), [field]: value }
  }
  return sent
}

const filled = (row: FormRow): FormRow => Object.fromEntries(Object.entries(row).filter(([, cell]) => !isNothing(cell)))

/** What a row of absence is without what a request leaves out. */
const blankAbsence = { Tom: noDate, Timmar: 0 }

/** Returns what a request says by the names of the form's fields. */
export const trialWritten = (request: Readonly<Record<string, unknown>>): FormValues =>
  Object.fromEntries(
    Object.entries(request).flatMap(([name, value]): readonly (readonly [string, FieldValue])[] => {
      if (Array.isArray(value)) return [[name, value.map(row => ({ ...blankAbsence, ...row }))]]
      if (typeof value !== 'object' || value === null) return [[name, value as FieldValue]]
      return Object.entries(value).map(([field, each]) => [`${name}.${field}`, each as FieldValue])
    }),
  )

/** Returns the values of a request. What it leaves out is as when nothing is written. */
export const trialValues = (request: Readonly<Record<string, unknown>>, today: IsoDate): FormValues =>
  trialForm.read(trialWritten(request), today)

const right = 'Payslips.Read'

/** The layout of a trial calculation's form. The first card is shown at once. */
export const trialLayout = formLayout(trialForm, [
  {
    name: 'SalaryTrial',
    title: 'Provräkna lön',
    read: right,
    write: right,
    cards: [
      {
        id: 'trial',
        title: 'Lönen',
        rows: [
          ['Utbetalningsdatum', 'Manadslon'],
          ['Tabell', 'Fodelsedatum'],
        ],
      },
      {
        id: 'trialPay',
        title: 'Annan lön',
        rows: [
          ['Timlon', 'Timmar'],
          ['Engangsbelopp', 'Arsinkomst'],
        ],
      },
      {
        id: 'trialTax',
        title: 'Skatt och avgifter',
        rows: [
          ['SkatteTyp', 'Kolumn'],
          ['JamkningProcent', 'AvgiftTyp'],
        ],
      },
      {
        id: 'trialBenefits',
        title: 'Förmåner och bil',
        rows: [
          ['Bil.Nypris', 'Bil.Modellar'],
          ['Bil.Drivlina', 'Bil.Fordonsskatt'],
          ['Milersattning.Mil', 'Milersattning.KronorPerMil'],
          ['Milersattning.Bilslag', 'Formaner'],
        ],
      },
      {
        id: 'trialAbsence',
        title: 'Frånvaro och semester',
        rows: [['Veckoarbetstid', 'Semesterdagar'], 'Franvaro'],
      },
    ],
  },
])
