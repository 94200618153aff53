import type { FormRow } from '../../forms/field.ts'
import { addDays, daysBetween, type IsoDate, isDate } from '../../rules/date.ts'
import { noDate } from '../../rules/required.ts'
import type { AbsenceDays } from './overlaps.ts'
import type { ChildFacts } from './shapes.ts'

/** The law about parents of a child, from a day on. A change of the law is a new entry. */
interface ChildLaw {
  readonly from: IsoDate
  /** Temporary parental benefit is paid until the child is this old (12 years). */
  readonly careUntil: number
  /** The days of parental leave for a child that qualify for holiday pay, and a single parent's. */
  readonly qualifying: number
  readonly qualifyingSingle: number
  readonly source: string
}

/** Dated entries, the latest first. */
const childLaws: readonly ChildLaw[] = [
  {
    from: '1977-01-01',
    careUntil: 12,
    qualifying: 120,
    qualifyingSingle: 180,
    source: 'Socialförsäkringsbalken 13 kap. 16 §, Semesterlagen 17 a §',
  },
]

/** Returns the law that holds on a day. */
export const childLawOn = (day: IsoDate): ChildLaw =>
  childLaws.find(({ from }) => from <= day) ?? (childLaws.at(-1) as ChildLaw)

/** Returns the day before somebody becomes so old. Born on 29 February: the last of February. */
export function dayBeforeBirthday(born: IsoDate, age: number): IsoDate {
  const birthday = `${Number(born.slice(0, 4)) + age}-${born.slice(5)}`
  return isDate(birthday) ? addDays(birthday, -1) : `${birthday.slice(0, 4)}-02-28`
}

/**
 * Returns the last day of care of a child with temporary parental benefit: what Försäkringskassan
 * has granted, or the law's.
 *
 * @param child a row of the employee's field Barn
 */
export const lastDayOfCare = ({ Fodd, VabTom = '' }: FormRow, today: IsoDate): IsoDate =>
  VabTom !== '' && VabTom !== noDate ? String(VabTom) : dayBeforeBirthday(String(Fodd), childLawOn(today).careUntil)

/**
 * Returns what follows for each child of an employee.
 *
 * @param children the rows of the employee's field Barn
 * @param absences those of the employee. A partly absent day counts as a whole day.
 */
export function childrenFacts(
  children: readonly FormRow[],
  absences: readonly (AbsenceDays & { readonly FranvaroTyp: string; readonly Barn: string })[],
  today: IsoDate,
): readonly ChildFacts[] {
  const law = childLawOn(today)
  return children.map(child => {
    const { Namn, Fodd, EnsamVardnad } = child
    const qualifying = EnsamVardnad === true ? law.qualifyingSingle : law.qualifying
    const days = new Set(
      absences
        .filter(({ FranvaroTyp, Barn }) => FranvaroTyp === 'FPE' && Barn === Namn)
        .flatMap(({ FranDatum, TomDatum }) =>
          daysIn(FranDatum, TomDatum === '' || TomDatum > today ? today : TomDatum),
        ),
    )
    return {
      Namn: String(Namn),
      Fodd: String(Fodd),
      VabTom: lastDayOfCare(child, today),
      Foraldradagar: days.size,
      Semestergrundande: Math.min(days.size, qualifying),
      MestGrundande: qualifying,
    }
  })
}

const daysIn = (from: IsoDate, to: IsoDate): readonly IsoDate[] =>
  to < from ? [] : Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))
