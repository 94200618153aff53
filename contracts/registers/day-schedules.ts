import type { FormValues } from '../forms/field.ts'
import { drawn, flag, time } from '../forms/fields.ts'
import { isOn } from '../forms/when.ts'
import type { Rule } from '../rules/rule.ts'
import { breaksMessage, minutesOf, type WorkDay, workDay } from '../schedules/work-day.ts'
import { code, itemName, register } from './register.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value : [])

/** Returns the working day of a day schedule's values; undefined while they are not one. */
export const dayOfSchedule = ({ StartTid, SlutTid, Raster }: FormValues): WorkDay | undefined =>
  workDay(text(StartTid), text(SlutTid), texts(Raster))

const otherThanStart: Rule<string, FormValues> = (value, { form }) =>
  value !== '' && value === form.StartTid ? 'Sluttiden måste vara en annan tid än starttiden.' : undefined

const fitting: Rule<readonly string[], FormValues> = (breaks, { form }) => {
  const start = text(form.StartTid)
  const end = text(form.SlutTid)
  if (!workDay(start, end, [])) return undefined
  const day = workDay(start, end, breaks)
  return day ? breaksMessage(day) : 'En rast har en tid för början och en annan för slut.'
}

const isFlexible = isOn('FlexTid')
/** Requires that a time is not before that of another field. */
const notBefore =
  (field: string, label: string): Rule<string, FormValues> =>
  (value, { form }) =>
    isFlexible(form) && (minutesOf(value) ?? 0) < (minutesOf(text(form[field])) ?? 0)
      ? `Tiden får inte vara före ${label}.`
      : undefined

const flexible = { shown: isFlexible, required: isFlexible }

/**
 * The day schedules of a company (second document §2.2): the shifts that work schedules consist of.
 */
export const daySchedules = register({
  name: 'daySchedules',
  title: 'Dagscheman',
  item: 'dagschema',
  definite: 'dagschemat',
  isNeuter: true,
  path: '/dagschema',
  route: '/registry/dagschema',
  newSegment: '@/new',
  area: 'Registry.Dagschema',
  fields: {
    SkiftID: code('Dagschema', 10),
    BenText: itemName(),
    StartTid: time('Börjar', { default: '08:00', required: true }),
    SlutTid: time('Slutar', {
      default: '17:00',
      required: true,
      rules: [otherThanStart],
      hint: 'En sluttid före starttiden är nästa dag.',
    }),
    Raster: drawn('Raster', { default: ['12:00-13:00'], rules: [fitting] }),
    FlexTid: flag('Flextid'),
    FlexFran: time('Tidigast', { ...flexible, default: '06:30' }),
    KarnFran: time('Fast tid från', {
      ...flexible,
      default: '09:00',
      rules: [notBefore('FlexFran', 'flextidens början')],
    }),
    KarnTill: time('Fast tid till', {
      ...flexible,
      default: '15:00',
      rules: [notBefore('KarnFran', 'den fasta tidens början')],
    }),
    FlexTill: time('Senast', {
      ...flexible,
      default: '18:30',
      rules: [notBefore('KarnTill', 'den fasta tidens slut')],
    }),
  },
  cards: [
    { id: 'daySchedule', title: 'Dagschema', rows: [['SkiftID', 'BenText']] },
    { id: 'dayTimes', title: 'Arbetstid', rows: [['StartTid', 'SlutTid'], 'Raster'] },
    {
      id: 'dayFlex',
      title: 'Flextid',
      toggledBy: 'FlexTid',
      rows: [['FlexFran', 'KarnFran', 'KarnTill', 'FlexTill']],
    },
  ],
  columns: ['SkiftID', 'BenText', 'StartTid', 'SlutTid', 'Raster', 'FlexTid'],
  usedBy: ['arbetsscheman'],
  examples: [
    {
      SkiftID: 'DAG',
      BenText: 'Dag',
      StartTid: '08:00',
      SlutTid: '17:00',
      Raster: ['12:00-13:00'],
      FlexTid: true,
      FlexFran: '06:30',
      KarnFran: '09:00',
      KarnTill: '15:00',
      FlexTill: '18:30',
    },
    {
      SkiftID: 'NATT',
      BenText: 'Natt',
      StartTid: '22:00',
      SlutTid: '06:00',
      Raster: [],
      FlexTid: false,
      FlexFran: '06:30',
      KarnFran: '09:00',
      KarnTill: '15:00',
      FlexTill: '18:30',
    },
  ],
})
