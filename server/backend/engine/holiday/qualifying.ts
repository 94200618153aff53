import { daysBetween, type IsoDate } from '#contracts/rules/date.ts'
import { datesIn, isWithin, type Span, yearsLater } from '../dates.ts'
import type { QualifyingAbsence } from '../law-amounts.ts'
import type { Rate } from '../money.ts'

/** An absence without pay, or with sick pay, as earning holiday depends on it. */
export interface HolidayAbsence extends Span {
  /** The code of contracts/code-lists/absence `absenceTypes`. */
  readonly type: string
  /** The part of the working time: 10,000 for whole days. */
  readonly extent: Rate
  /** The child's name, or empty. */
  readonly child: string
}

/** A cause of absence that qualifies for holiday pay, and for how many days. */
interface Cause {
  readonly name: string
  readonly types: readonly string[]
  /** The days of an earning year, null without a limit; or those of a child in all, by its name. */
  readonly most: number | null | ((child: string) => number)
}

const sick = ['SJK', 'REH', 'FSP', 'ASK']
/** Absence that is holiday or paid time, and not absence in the sense of the Act. */
const paid = ['SEM', 'SEO', 'KOM', 'ATF', 'FLX', 'PER']

const causes = (law: QualifyingAbsence, alone: readonly string[]): readonly Cause[] => [
  { name: 'Sjukdom', types: ['SJK', 'REH', 'FSP'], most: law.sickness },
  { name: 'Arbetsskada', types: ['ASK'], most: null },
  {
    name: 'Föräldraledighet',
    types: ['FPE'],
    most: child => (alone.includes(child) ? law.parentalSingle : law.parental),
  },
  {
    name: 'Vård av barn',
    types: ['TFP', 'TIO'],
    most: alone.length > 0 ? law.temporaryParentalSingle : law.temporaryParental,
  },
  { name: 'Graviditetspenning', types: ['GRA'], most: null },
  { name: 'Närståendevård', types: ['NÄR'], most: law.closeRelative },
  { name: 'Smittbärare', types: ['SMB'], most: law.diseaseCarrier },
  { name: 'Utbildning', types: ['STU', 'FAC'], most: law.training },
  { name: 'Totalförsvar', types: ['TFT'], most: law.defenceTraining },
  { name: 'Svenskundervisning', types: ['SFI'], most: null },
]

/** Returns the days of parental leave that have been taken for a child, in their order. */
export const parentalLeaveDays = (absences: readonly HolidayAbsence[], of: string): readonly IsoDate[] =>
  daysOf(absences.filter(({ type, child }) => type === 'FPE' && child === of))

/** The days of a cause in an earning year, and those of them that qualify. */
export interface CauseDays {
  readonly name: string
  readonly days: number
  readonly qualifying: number
}

/** The days of absence in an earning year. */
export interface AbsenceOfYear {
  /** Days on which some absence qualifies. */
  readonly qualifying: number
  /** Days of whole absence, none of which qualifies. */
  readonly notQualifying: number
  readonly causes: readonly CauseDays[]
}

const daysOf = (absences: readonly HolidayAbsence[]): readonly IsoDate[] =>
  [...new Set(absences.flatMap(datesIn))].toSorted()

/**
 * Returns the days of sickness in a year that cannot qualify: the sickness took all of the year
 * before, and goes on without a longer break than the law's (17 b §).
 */
function exhaustedDays(
  days: readonly IsoDate[],
  year: Span,
  { longestBreak }: QualifyingAbsence,
): ReadonlySet<IsoDate> {
  const stretches: IsoDate[][] = []
  for (const day of days) {
    const last = stretches.at(-1)?.at(-1)
    if (last !== undefined && daysBetween(last, day) - 1 <= longestBreak) stretches.at(-1)?.push(day)
    else stretches.push([day])
  }
  const before = { from: yearsLater(year.from, -1), to: yearsLater(year.to, -1) }
  return new Set(
    stretches
      .filter(own => (own[0] ?? '') <= before.from && (own.at(-1) ?? '') >= before.to)
      .flat()
      .filter(day => isWithin(day, year)),
  )
}

/** Returns the days of a cause that qualify, the earliest first, within its limit. */
function qualifyingDays({ types, most }: Cause, absences: readonly HolidayAbsence[], year: Span): readonly IsoDate[] {
  const own = absences.filter(({ type }) => types.includes(type))
  if (typeof most !== 'function')
    return daysOf(own)
      .filter(day => isWithin(day, year))
      .slice(0, most ?? undefined)
  return [...Map.groupBy(own, ({ child }) => child)].flatMap(([child, ofChild]) =>
    daysOf(ofChild)
      .slice(0, most(child))
      .filter(day => isWithin(day, year)),
  )
}

/**
 * Returns which days of absence in an earning year qualify for holiday pay. A partly absent day
 * counts as a whole one of its cause; only wholly absent days are taken from what is earned.
 *
 * @param absences in any order: of the year, of the year before, and parental leave of all years
 * @param alone the children whom the parent has sole custody of
 */
export function absenceOfYear(
  absences: readonly HolidayAbsence[],
  year: Span,
  law: QualifyingAbsence,
  alone: readonly string[],
): AbsenceOfYear {
  const counted = absences.filter(({ type }) => !paid.includes(type))
  const exhausted = exhaustedDays(daysOf(counted.filter(({ type }) => sick.includes(type))), year, law)
  const found = causes(law, alone).map(cause => {
    const days = daysOf(counted.filter(({ type }) => cause.types.includes(type))).filter(day => isWithin(day, year))
    const isSick = cause.types.some(type => sick.includes(type))
    const own = qualifyingDays(cause, counted, year).filter(day => !(isSick && exhausted.has(day)))
    return { name: cause.name, days: days.length, qualifying: [...new Set(own)] }
  })
  const qualifying = new Set(found.flatMap(cause => cause.qualifying))
  const whole = daysOf(counted.filter(({ extent }) => extent >= 10_000)).filter(day => isWithin(day, year))
  return {
    qualifying: qualifying.size,
    notQualifying: whole.filter(day => !qualifying.has(day)).length,
    causes: found
      .filter(({ days }) => days > 0)
      .map(({ name, days, qualifying: own }) => ({ name, days, qualifying: own.length })),
  }
}
