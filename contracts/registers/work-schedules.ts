import type { FormValues } from '../forms/field.ts'
import { date, decimal, drawn, flag, integer } from '../forms/fields.ts'
import { addDays, type IsoDate } from '../rules/date.ts'
import { greaterThan } from '../rules/range.ts'
import type { Rule } from '../rules/rule.ts'
import { breaksMessage, parseDay } from '../schedules/work-day.ts'
import {
  cellsOfWeeks,
  hasOwnTimes,
  maxWeeks,
  mondayOf,
  parseDeviation,
  type WorkSchedule,
} from '../schedules/work-schedule.ts'
import { code, itemName, register } from './register.ts'

const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value : [])

/** Returns a work schedule's values as its hours are calculated from them. */
export const workScheduleOf = (form: FormValues): WorkSchedule => ({
  start: String(form.StartDatum),
  cells: cellsOfWeeks(texts(form.Veckor), Number(form.AntalVeckor)),
  deviations: new Map(texts(form.Avvikelser).flatMap(each => [parseDeviation(each) ?? []].filter(isPair))),
  isOffOnHolidays: form.LedigHelg === true,
  fullTime: Number(form.HeltidTim),
})
const isPair = (pair: readonly string[]): pair is readonly [IsoDate, string] => pair.length === 2

/** Returns the codes of the day schedules that a work schedule refers to. */
export const daySchedulesIn = ({ Veckor, Avvikelser }: FormValues): readonly string[] => [
  ...new Set(
    [...texts(Veckor), ...texts(Avvikelser).map(each => parseDeviation(each)?.[1] ?? '')].filter(
      cell => cell !== '' && !hasOwnTimes(cell),
    ),
  ),
]

const problemOfCell = (cell: string): string | undefined => {
  if (cell === '') return undefined
  if (!hasOwnTimes(cell)) return /^[\p{L}\d][\p{L}\d._-]{0,9}$/u.test(cell) ? undefined : `${cell} är inget dagschema.`
  const day = parseDay(cell)
  return day ? breaksMessage(day) : `${cell} är inga tider. Skriv till exempel 07:00-16:00/12:00-13:00.`
}

const cellsFit: Rule<readonly string[]> = cells =>
  cells.length > maxWeeks * 7 ? `Högst ${maxWeeks} veckor.` : cells.map(problemOfCell).find(Boolean)

const deviationsFit: Rule<readonly string[]> = all => {
  const pairs = all.map(parseDeviation)
  const dates = pairs.flatMap(pair => pair?.[0] ?? [])
  if (dates.length < all.length) return 'En avvikande dag saknar datum.'
  const twice = dates.find((each, at) => dates.indexOf(each) !== at)
  return twice === undefined
    ? pairs.map(pair => problemOfCell(pair?.[1] ?? '')).find(Boolean)
    : `${twice} finns två gånger.`
}

const onMonday: Rule = value =>
  value === '' || mondayOf(value) === value
    ? undefined
    : `Rotationen börjar en måndag: ${mondayOf(value)} eller ${addDays(mondayOf(value), 7)}.`

/** The work schedules of a company (second document §2.2, third document §7: `/arbschemalist`). */
export const workSchedules = register({
  name: 'workSchedules',
  title: 'Arbetsscheman',
  item: 'arbetsschema',
  definite: 'arbetsschemat',
  isNeuter: true,
  path: '/arbschemalist',
  route: '/registry/arbschema',
  newSegment: '@/new',
  area: 'Registry.Arbschema',
  fields: {
    SchemaID: code('Schema', 10),
    BenText: itemName(),
    StartDatum: date('Rotationen börjar', {
      default: today => mondayOf(`${today.slice(0, 4)}-01-01`),
      required: true,
      rules: [onMonday],
      hint: 'Måndagen i vecka 1 av rotationen. Före den är inget planerat.',
    }),
    AntalVeckor: integer('Veckor i rotationen', { limits: [1, maxWeeks], default: 1 }),
    HeltidTim: decimal('Heltid', {
      limits: [0, 168],
      default: 40,
      unit: 'tim/vecka',
      rules: [greaterThan(0)],
      hint: 'Schemats snitt mot heltid ger sysselsättningsgraden.',
    }),
    LedigHelg: flag('Ledig på helgdagar', {
      default: true,
      hint: 'Dagar före helgdag förkortas som i registret Helgdagar.',
    }),
    Veckor: drawn('Veckor', { rules: [cellsFit] }),
    Avvikelser: drawn('Avvikande dagar', { rules: [deviationsFit] }),
  },
  cards: [
    {
      id: 'workSchedule',
      title: 'Arbetsschema',
      rows: [['SchemaID', 'BenText'], ['StartDatum', 'AntalVeckor', 'HeltidTim'], 'LedigHelg'],
    },
    { id: 'workWeeks', title: 'Rotationen', rows: ['Veckor'] },
    { id: 'workYear', title: 'Året', rows: ['Avvikelser'] },
  ],
  columns: ['SchemaID', 'BenText', 'StartDatum', 'AntalVeckor', 'HeltidTim', 'LedigHelg'],
  usedBy: ['anställda', 'kommande ändringar av anställda'],
  examples: [
    {
      SchemaID: 'KONTOR',
      BenText: 'Kontor',
      StartDatum: '2025-12-29',
      AntalVeckor: 1,
      HeltidTim: 40,
      Veckor: [...Array.from({ length: 5 }, () => '08:00-17:00/12:00-13:00'), '', ''],
      LedigHelg: true,
      Avvikelser: ['2026-12-23=08:00-12:00'],
    },
    {
      SchemaID: 'SKIFT',
      BenText: 'Tvåskift',
      StartDatum: '2025-12-29',
      AntalVeckor: 2,
      HeltidTim: 38.25,
      Veckor: ['06:00-14:00', '14:00-22:00'].flatMap(time => [...Array.from({ length: 5 }, () => time), '', '']),
      LedigHelg: false,
      Avvikelser: [],
    },
  ],
})
