import { absenceTypes } from '../../code-lists/absence.ts'
import { employerContributionTypes, taxTables, taxTypes } from '../../code-lists/taxes.ts'
import { carFuels, mileageCars } from '../../code-lists/vehicles.ts'
import { taxColumns, usesTable } from '../../employees/person/tax.ts'
import type { FieldValue, FormRow, FormValues } from '../../forms/field.ts'
import { amount, choice, date, decimal, integer, percent } from '../../forms/fields.ts'
import { formModel, type Problems } from '../../forms/form-model.ts'
import { rows } from '../../forms/rows.ts'
import type { IsoDate } from '../../rules/date.ts'
import { between } from '../../rules/range.ts'
import type { Rule } from '../../rules/rule.ts'

/** The most absences of a trial calculation. */
const mostAbsences = 20
const mostPay = 9_999_999

const kronor = { rules: [between(0, mostPay)] }

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
  Manadslon: amount('Månadslön', { ...kronor, ...toTheOre, hint: 'Före skatt.' }),
  Timlon: amount('Timlön', { rules: [between(0, 99_999)], ...toTheOre }),
  Timmar: decimal('Arbetade timmar', { unit: 'timmar', rules: [between(0, 744)], ...toTheOre }),
  Engangsbelopp: amount('Engångsbelopp', { ...kronor, ...toTheOre, hint: 'Till exempel bonus eller avgångsvederlag.' }),
  Arsinkomst: amount('Beräknad årsinkomst', {
    rules: [between(0, 99_999_999)],
    ...toTheOre,
    hint: 'Avgör skatten på engångsbelopp. Tom: tolv gånger månadens lön.',
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
    rules: [between(0, 100)],
    ...toTheOre,
    shown: usesTable,
    hint: 'Procent av hela lönen, enligt Skatteverkets beslut.',
  }),
  AvgiftTyp: choice('Arbetsgivaravgift', {
    choices: employerContributionTypes.options(),
    default: '99',
    required: true,
  }),
  Formaner: amount('Skattepliktiga förmåner', { ...kronor, ...toTheOre, hint: 'Värdet per månad, utom bilen.' }),
  'Bil.Nypris': integer('Bilens nybilspris', {
    unit: 'kr',
    rules: [between(0, mostPay)],
    hint: 'Enligt Skatteverkets lista, med extrautrustning.',
  }),
  'Bil.Modellar': integer('Modellår', {
    rules: [fourDigits],
    hint: 'Bilen räknas som skattepliktig första gången den 1 januari det året.',
  }),
  'Bil.Fordonsskatt': integer('Fordonsskatt per år', { unit: 'kr', rules: [between(0, 99_999)] }),
  'Bil.Drivlina': choice('Drivmedel', { choices: carFuels.options(), default: 'FOS', required: true }),
  'Milersattning.Mil': decimal('Körda mil i tjänsten', { unit: 'mil', rules: [between(0, 9_999)], ...toTheOre }),
  'Milersattning.KronorPerMil': amount('Ersättning per mil', {
    rules: [between(0, 999)],
    ...toTheOre,
    hint: 'Tom: det skattefria beloppet.',
  }),
  'Milersattning.Bilslag': choice('Bil', { choices: mileageCars.options(), default: 'EGEN', required: true }),
  Veckoarbetstid: decimal('Arbetstid per vecka', {
    unit: 'timmar',
    default: 40,
    rules: [between(1, 60)],
    ...toTheOre,
    hint: 'Måndag–fredag, lika många timmar varje dag.',
  }),
  Franvaro: rows('Frånvaro', {
    most: mostAbsences,
    fields: {
      Typ: choice('Orsak', { choices: absenceTypes.options(), default: 'SJK', required: true }),
      From: date('Från och med', { required: true }),
      Tom: date('Till och med', { rules: [notBeforeStart] }),
      Timmar: decimal('Timmar per dag', { rules: [between(0, 24)], ...toTheOre }),
    },
    hint: 'Inom lönens månad. Utan timmar: hela dagar.',
  }),
  Semesterdagar: decimal('Semesterdagar', { unit: 'dagar', rules: [between(0, 31)], ...toTheOre }),
})

type TrialField = keyof typeof trialForm.fields

const numberOf = (form: FormValues, name: TrialField): number => Number(form[name] ?? 0)
const absencesOf = (form: FormValues): readonly FormRow[] => (form.Franvaro ?? []) as readonly FormRow[]

/** What no field decides alone, by the field where it is shown. The first of a field counts. */
const together: readonly (readonly [field: TrialField, isWrong: (form: FormValues) => boolean, message: string])[] = [
  [
    'Manadslon',
    form => ['Manadslon', 'Timlon', 'Engangsbelopp'].every(name => form[name] === 0),
    'Ange en månadslön, en timlön eller ett engångsbelopp.',
  ],
  ['Timlon', form => form.Manadslon !== 0 && form.Timlon !== 0, 'Ange månadslön eller timlön, inte båda.'],
  ['Timlon', form => form.Timlon === 0 && form.Timmar !== 0, 'Ange timlönen för de arbetade timmarna.'],
  ['Timmar', form => form.Timlon !== 0 && form.Timmar === 0, 'Ange hur många timmar som timlönen gäller.'],
  [
    'Arsinkomst',
    form => form.Engangsbelopp !== 0 && ['Manadslon', 'Timlon', 'Arsinkomst'].every(name => form[name] === 0),
    'Ange årsinkomsten, som avgör skatten på ett engångsbelopp utan lön.',
  ],
  [
    'Bil.Nypris',
    form => form['Bil.Nypris'] === 0 && (form['Bil.Modellar'] !== 0 || form['Bil.Fordonsskatt'] !== 0),
    'Ange bilens nybilspris.',
  ],
  [
    'Bil.Modellar',
    form => form['Bil.Nypris'] !== 0 && form['Bil.Modellar'] === 0,
    'Ange bilens modellår, som avgör reglerna för förmånen.',
  ],
  [
    'Milersattning.Mil',
    form => form['Milersattning.Mil'] === 0 && form['Milersattning.KronorPerMil'] !== 0,
    'Ange antalet mil.',
  ],
  [
    'Franvaro',
    form => absencesOf(form).length > 0 && form.Manadslon === 0,
    'Frånvaro räknas på en månadslön. Ange månadslönen.',
  ],
  [
    'Franvaro',
    form => absencesOf(form).some(row => !isInMonth(String(row.From), form) || !isInMonth(String(row.Tom), form)),
    'Frånvaron måste ligga i samma månad som utbetalningen.',
  ],
  [
    'Franvaro',
    form => absencesOf(form).some(({ Timmar }) => Number(Timmar) > numberOf(form, 'Veckoarbetstid') / 5),
    'Frånvaron är längre än arbetsdagen, som är en femtedel av veckoarbetstiden.',
  ],
  [
    'Semesterdagar',
    form => form.Semesterdagar !== 0 && form.Manadslon === 0,
    'Semesterdagar räknas på en månadslön. Ange månadslönen.',
  ],
]

/** Returns the messages of a trial calculation's fields. None means that it can be calculated. */
export function trialProblems(form: FormValues): Problems {
  const own = together.filter(([, isWrong]) => isWrong(form)).toReversed()
  return { ...Object.fromEntries(own.map(([field, , message]) => [field, message])), ...trialForm.problems(form) }
}

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
    const value = name === 'Franvaro' ? absencesOf(form).map(filled) : (form[name] as FieldValue)
    const [group = '', field] = name.split('.')
    if (field === undefined) sent[name] = value as FieldValue
    else if (!isNothing(form[name])) sent[group] = { ...(sent[group] as Record<string, unknown>), [field]: value }
  }
  return sent
}

const filled = (row: FormRow): FormRow => Object.fromEntries(Object.entries(row).filter(([, cell]) => !isNothing(cell)))

/** Returns the values of a request. What it leaves out is as when nothing is written. */
export function trialValues(request: Readonly<Record<string, unknown>>, today: IsoDate): FormValues {
  const flat = Object.entries(request).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([field, each]) => [`${name}.${field}`, each] as const)
      : [[name, value] as const],
  )
  return trialForm.read(Object.fromEntries(flat), today)
}
