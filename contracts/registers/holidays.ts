import { choice, date, decimal } from '../forms/fields.ts'
import { isOneOf } from '../forms/when.ts'
import type { Holiday, HolidayKind } from '../schedules/work-schedule.ts'
import { isNewField, itemName, register } from './register.ts'

/** The kinds of days of the register, as the rules name them. */
export const holidayKinds = [
  { value: 'H', label: 'Helgdag' },
  { value: 'S', label: 'Storhelg' },
  { value: 'A', label: 'Dag före helgdag' },
] as const satisfies readonly { readonly value: HolidayKind; readonly label: string }[]

/** A holiday on the wire. */
export interface HolidayValues {
  readonly Datum: string
  readonly BenText: string
  readonly HelgTyp: string
  readonly Forkortning: number
}

/** Returns a holiday as schedules are read with it. */
export const holidayOf = ({ Datum, BenText, HelgTyp, Forkortning }: HolidayValues): Holiday => ({
  date: Datum,
  name: BenText,
  shortened: Forkortning,
  kind: HelgTyp === 'S' || HelgTyp === 'A' ? HelgTyp : 'H',
})

/**
 * The holidays of a company (third document §3: keyed by Datum). `GET /holidays/{year}` reads a
 * year.
 */
export const holidays = register({
  name: 'holidays',
  title: 'Helgdagar',
  item: 'helgdag',
  definite: 'helgdagen',
  path: '/holidays/@/days',
  route: '/registry/Holidays',
  area: 'Registry.Holidays',
  fields: {
    Datum: date('Datum', {
      required: true,
      lockedBecause: form =>
        form[isNewField] === true ? undefined : 'Datumet kan inte ändras. Ta bort dagen och lägg till en annan.',
    }),
    BenText: itemName(),
    HelgTyp: choice('Dagen är', {
      choices: holidayKinds,
      default: 'H',
      required: true,
      hint: 'Regler för OB, jour, övertid med flera gäller för sin sorts dagar.',
    }),
    Forkortning: decimal('Arbetstiden förkortas med', {
      limits: [0, 24],
      unit: 'tim',
      shown: isOneOf('HelgTyp', 'A'),
      hint: 'Gäller arbetsscheman som är lediga på helgdagar.',
    }),
  },
  columns: ['Datum', 'BenText', 'HelgTyp', 'Forkortning'],
  examples: [
    { Datum: '2026-01-01', BenText: 'Nyårsdagen', HelgTyp: 'S', Forkortning: 0 },
    { Datum: '2026-04-02', BenText: 'Skärtorsdagen', HelgTyp: 'A', Forkortning: 3.5 },
  ],
})
