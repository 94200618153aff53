import { payoutPeriods } from '../code-lists/employment.ts'
import type { FormValues } from '../forms/field.ts'
import { choice, date, flag } from '../forms/fields.ts'
import type { Rule } from '../rules/rule.ts'
import { isPeriod, kindOfPeriod, type StoredPeriod } from '../schedules/salary-periods.ts'
import { code, isNewField, itemName, register } from './register.ts'

/** The payout periods that have salary periods. */
export const periodKinds = payoutPeriods.options().filter(({ value }) => value !== '-')

const lockedMessage = 'Perioden är låst. Lås upp den för att ändra.'
const lockedBecause = (form: FormValues) => (form.Last === true ? lockedMessage : undefined)

const aPeriod: Rule = value =>
  isPeriod(value) ? undefined : 'Perioden är år och nummer, och för annat än månader en bokstav först: 202601, V202601.'
const ofItsKind: Rule<string, FormValues> = (kind, { form }) =>
  typeof form.Period === 'string' && isPeriod(form.Period) && kindOfPeriod(form.Period) !== kind
    ? `Perioden ${form.Period} betalas ut ${payoutPeriods.label(kindOfPeriod(form.Period)).toLocaleLowerCase('sv')}.`
    : undefined
const notBefore =
  (field: string): Rule<string, FormValues> =>
  (value, { form }) =>
    value !== '' && value < String(form[field]) ? 'Till och med får inte vara före från och med.' : undefined

const day = (label: string, rules: readonly Rule<string, FormValues>[] = []) =>
  date(label, { required: true, lockedBecause, rules })

/** Returns a period's values as they are calculated with. */
export const periodOf = (form: Readonly<Record<string, unknown>>): StoredPeriod => ({
  period: String(form.Period),
  kind: kindOfPeriod(String(form.Period)),
  from: String(form.FranDatum),
  to: String(form.TomDatum),
  deviationsFrom: String(form.AvvFranDatum),
  deviationsTo: String(form.AvvTomDatum),
  payDay: String(form.UtbetDatum),
  isLocked: form.Last === true,
})

/** The fields of the days of a period, by their names in calculations. */
export const periodFields = {
  from: 'FranDatum',
  to: 'TomDatum',
  deviationsFrom: 'AvvFranDatum',
  deviationsTo: 'AvvTomDatum',
} as const

/** The salary periods of a company (second document §2.2, third document §7: `/salaryPeriods`). */
export const salaryPeriods = register({
  name: 'salaryPeriods',
  title: 'Löneperioder',
  item: 'löneperiod',
  definite: 'löneperioden',
  path: '/salaryPeriods',
  route: '/registry/salaryPeriods',
  area: 'Registry.SalaryPeriods',
  isLatestFirst: true,
  fields: {
    Period: code('Period', 10, [aPeriod]),
    BenText: itemName(),
    UtbetPer: choice('Betalas ut', {
      choices: periodKinds,
      default: 'M',
      required: true,
      rules: [ofItsKind],
      lockedBecause: form => (form[isNewField] === true ? undefined : 'Följer av perioden och kan inte ändras.'),
    }),
    FranDatum: day('Från och med'),
    TomDatum: day('Till och med', [notBefore('FranDatum')]),
    AvvFranDatum: day('Avvikelser från'),
    AvvTomDatum: day('Avvikelser till', [notBefore('AvvFranDatum')]),
    UtbetDatum: day('Utbetalning'),
    Last: flag('Låst', {
      hint: 'En låst period kan inte ändras, och inte heller flyttas av perioden före eller efter.',
    }),
  },
  cards: [
    { id: 'period', title: 'Löneperiod', rows: [['Period', 'BenText'], 'UtbetPer', 'Last'] },
    {
      id: 'periodDays',
      title: 'Dagar',
      rows: [['FranDatum', 'TomDatum'], ['AvvFranDatum', 'AvvTomDatum'], 'UtbetDatum'],
      description: 'Perioderna före och efter följer med, så att inga dagar saknas eller räknas två gånger.',
    },
  ],
  columns: [
    'Period',
    'BenText',
    'UtbetPer',
    'FranDatum',
    'TomDatum',
    'AvvFranDatum',
    'AvvTomDatum',
    'UtbetDatum',
    'Last',
  ],
  examples: [
    {
      Period: '202602',
      BenText: 'Februari 2026',
      UtbetPer: 'M',
      FranDatum: '2026-02-01',
      TomDatum: '2026-02-28',
      AvvFranDatum: '2026-01-01',
      AvvTomDatum: '2026-01-31',
      UtbetDatum: '2026-02-25',
      Last: false,
    },
    {
      Period: '202601',
      BenText: 'Januari 2026',
      UtbetPer: 'M',
      FranDatum: '2026-01-01',
      TomDatum: '2026-01-31',
      AvvFranDatum: '2025-12-01',
      AvvTomDatum: '2025-12-31',
      UtbetDatum: '2026-01-23',
      Last: false,
    },
  ],
})
