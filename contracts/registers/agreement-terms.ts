import { additionalTimeBases, agreedRates, partMonths } from '../code-lists/employment.ts'
import type { FormRow, FormValues } from '../forms/field.ts'
import { choice, decimal, flag, integer, percent } from '../forms/fields.ts'
import { rows } from '../forms/rows.ts'
import { isOn } from '../forms/when.ts'
import { greaterThan } from '../rules/range.ts'
import type { Rule } from '../rules/rule.ts'
import { twenty } from '../settings/counts.ts'
import { aboveZeroWhen } from './register.ts'

/** Declares a share of a month's pay; zero is the law's or the usual part. */
const ofMonthlyPay = (label: string, hint: string) => decimal(label, { limits: [0, 100], unit: '%', most: 3, hint })

const longSickness = { shown: isOn('SjukEfter') }
const deducted = { ...longSickness, zero: true, limits: [0, 100] } as const

/**
 * The terms of pay during absence, as collective agreements have them. The names of the fields are
 * ours: the specification has none.
 */
export const absenceTerms = {
  DelManad: choice('Del av månad betalas per', { choices: partMonths.options(), default: 'A', required: true }),
  AvdragArbDag: ofMonthlyPay('Avdrag för en arbetsdag', 'Av månadslönen, till exempel 4,6. Tomt drar 1/21.'),
  AvdragKalDag: ofMonthlyPay('Avdrag för en kalenderdag', 'Av månadslönen, till exempel 3,3. Tomt drar 12/365.'),
  AvdragKort: integer('Kort frånvaro är högst', {
    limits: [0, 31],
    unit: 'arbetsdagar',
    default: 5,
    hint: 'Längre frånvaro dras med kalenderdagar.',
  }),
  AvdragTim: decimal('Timmar på en månad', {
    limits: [0, 250],
    unit: 'timmar',
    hint: 'För del av dag, till exempel 167 eller 175. Tomt räknar med den anställdas egna timmar.',
  }),
  AvdragHelg: flag('Dra fridagar mellan två frånvarodagar', {
    hint: 'Fredag och måndag dras då med kalenderdagar, också vid kort frånvaro.',
  }),
  KarensProc: ofMonthlyPay('Karensavdrag', 'Av månadslönen, till exempel 3,68. Tomt räknar enligt sjuklönelagen.'),
  SjukEfter: flag('Sjuklön efter dag 14', { hint: 'Annars betalas inget efter sjuklöneperioden.' }),
  SjukTom: integer('Till och med dag', { limits: [15, 999], ...longSickness, default: 90 }),
  SjukAvdrag: percent('Avdrag upp till gränsen', { ...deducted, default: 90 }),
  SjukOver: percent('Avdrag över gränsen', { ...deducted, default: 10 }),
  SjukGrans: integer('Gräns', {
    limits: [1, 20],
    ...longSickness,
    unit: 'prisbasbelopp',
    default: 10,
    hint: 'Av ett års lön.',
  }),
}

type DivisorOptions = Omit<Parameters<typeof decimal>[1], 'places' | 'most' | 'limits'>

/** Declares what a pay is divided by; zero is the usual. */
const divisor = (label: string, options: DivisorOptions) =>
  decimal(label, { limits: [0, 250], places: 0, most: 2, ...options })

const ofFullTimePay = (form: FormValues): boolean => form.MertidTyp === 'H'

const amountsDiffer: Rule<readonly FormRow[], FormValues> = value => {
  const numbers = value.map(({ BeloppNr }) => BeloppNr)
  const at = numbers.findIndex((each, index) => numbers.indexOf(each) < index)
  return at < 0 ? undefined : `Rad ${at + 1}: Beloppet finns redan på rad ${numbers.indexOf(numbers[at] ?? '') + 1}.`
}

/**
 * The terms of pay for overtime, additional time, inconvenient hours and time on call. The names of
 * the fields are ours: the specification has none.
 */
export const overtimeTerms = {
  OvtEnkel: divisor('Enkel övertid, delningstal', {
    hint: 'Månadslönen vid heltid delas med talet för en timme. Tomt är 94.',
  }),
  OvtKval: divisor('Kvalificerad övertid, delningstal', {
    hint: 'Månadslönen vid heltid delas med talet för en timme. Tomt är 72.',
  }),
  MertidTyp: choice('Mertid räknas av', {
    choices: additionalTimeBases.options(),
    default: 'V',
    required: true,
  }),
  MertidTal: divisor('Mertid, delningstal', {
    required: ofFullTimePay,
    rules: [aboveZeroWhen(ofFullTimePay)],
    hint: ({ MertidTyp }) => (MertidTyp === 'H' ? 'Till exempel 142.' : 'Gånger veckoarbetstiden. Tomt är 3,5.'),
  }),
  AvtBelopp: rows('Avtalets belopp', {
    fields: {
      BeloppNr: choice('Belopp', {
        choices: twenty.map(n => ({ value: `A${n}`, label: `Belopp ${n}` })),
        required: true,
      }),
      Sats: choice('Är', { choices: agreedRates.options(), default: 'KR', required: true }),
      Varde: decimal('Värde', { limits: [0, 99_999], places: 0, most: 2, required: true, rules: [greaterThan(0)] }),
    },
    most: 20,
    rules: [amountsDiffer],
    hint: 'Går före löneartstabellens belopp, där tabellen låter dem skilja per avtal. I standardtabellerna är 01–04 OB, 05–06 jour och 07–08 beredskap, som ofta är månadslönen delad med ett tal.',
  }),
}
