/**
 * The rules for creating and purging salary years (first document §4). The caller passes the
 * current year.
 */

/** The earliest salary year. */
export const firstSalaryYear = 2019
/** The number of latest salary years that are never purged. */
export const keptSalaryYears = 2
/**
 * Returns the last year in which a salary year must be kept. Accounting records
 * (räkenskapsinformation) are kept to the end of the seventh year after the year in which the
 * accounting year ended (Bokföringslagen 7:2). An accounting year that does not begin in January
 * ends in the next year.
 *
 * @param startMonth the first month of the company's accounting year, 01–12: its setting
 * StartBokfAr
 */
const lastYearKept = (year: number, startMonth: string): number => year + 7 + (startMonth === '01' ? 0 : 1)

/**
 * Returns the latest year that can be created: the year after the latest existing one, or next year
 * when that is later.
 */
export const lastCreatableYear = (years: readonly number[], thisYear: number): number =>
  Math.max(thisYear, ...years) + 1

/**
 * Returns the years that can be created, the latest first: from 2019, without the existing years.
 */
export function creatableYears(years: readonly number[], thisYear: number): number[] {
  const last = lastCreatableYear(years, thisYear)
  return Array.from({ length: last - firstSalaryYear + 1 }, (_, index) => last - index).filter(
    year => !years.includes(year),
  )
}

/**
 * Returns the proposed new year: the year after the latest existing one, or the current year when
 * there is none.
 */
export const proposedSalaryYear = (years: readonly number[], thisYear: number): number =>
  years.length === 0 ? thisYear : Math.max(...years) + 1

/** Returns the reason why the vehicle benefits of a year cannot be calculated yet, or undefined. */
export const vehicleYearMessage = (year: number, thisYear: number): string | undefined =>
  year > thisYear ? `Beskattningsår ${year} är ännu inte öppet för beräkning hos Skatteverket.` : undefined

/** A year before the latest two, with the year until which the law requires it to be kept. */
export interface OldYear {
  readonly year: number
  /** The last year in which it must be kept, or null when it need not be kept any more. */
  readonly keptThrough: number | null
}
/** Returns the years before the latest two, the latest first. */
export const oldYears = (years: readonly number[], thisYear: number, startMonth: string): OldYear[] =>
  years
    .toSorted((a, b) => b - a)
    .slice(keptSalaryYears)
    .map(year => {
      const last = lastYearKept(year, startMonth)
      return { year, keptThrough: last >= thisYear ? last : null }
    })

/** Returns the reason why a year cannot be purged yet. */
export const keptYearMessage = ({ year, keptThrough }: OldYear): string =>
  `Löneår ${year} ska enligt bokföringslagen sparas till och med ${keptThrough} och kan inte rensas.`

/**
 * Returns the year that the purge call names. The user chooses the last year to purge. `DELETE
 * /salaryyears/{year}` names the first year to keep, and purges all earlier ones:
 * docs/decisions/0021-salary-years.md.
 */
export const firstYearToKeep = (lastToGo: number): number => lastToGo + 1

/** Returns the years that such a call purges. */
export const yearsBefore = (years: readonly number[], firstToKeep: number): number[] =>
  years.filter(year => year < firstToKeep)
