/**
 * Salary years (first document §4): which may be made, and which may be purged. Pure: the year that
 * it is comes from the caller.
 */

/** The first salary year that there is. */
export const firstSalaryYear = 2019
/** The latest that are never purged. */
export const keptSalaryYears = 2
/**
 * The last year in which a salary year is kept: räkenskapsinformation is, to and with the seventh
 * year after the one in which the accounting year ended (Bokföringslagen 7:2). One that does not
 * begin in January ends in the year after.
 *
 * @param startMonth of the company's accounting year: its setting StartBokfAr
 */
const lastYearKept = (year: number, startMonth: string): number => year + 7 + (startMonth === '01' ? 0 : 1)

/**
 * The latest year that may be made: the one after the latest that there is, and never before the
 * next.
 */
export const lastCreatableYear = (years: readonly number[], thisYear: number): number =>
  Math.max(thisYear, ...years) + 1

/** The years that may be made, the latest first: from 2019, and none that there is already. */
export function creatableYears(years: readonly number[], thisYear: number): number[] {
  const last = lastCreatableYear(years, thisYear)
  return Array.from({ length: last - firstSalaryYear + 1 }, (_, index) => last - index).filter(
    year => !years.includes(year),
  )
}

/** The year that is proposed: the latest plus one, or this one when there is none. */
export const proposedSalaryYear = (years: readonly number[], thisYear: number): number =>
  years.length === 0 ? thisYear : Math.max(...years) + 1

/** Why the vehicle benefits of a year cannot be calculated yet, or nothing. */
export const vehicleYearMessage = (year: number, thisYear: number): string | undefined =>
  year > thisYear ? `Beskattningsår ${year} är ännu inte öppet för beräkning hos Skatteverket.` : undefined

/**
 * The years that may go before the two latest, the latest first, and till when the law keeps each.
 */
export interface OldYear {
  readonly year: number
  /** The last year in which it must be kept; null when it need not be any more. */
  readonly keptThrough: number | null
}
export const oldYears = (years: readonly number[], thisYear: number, startMonth: string): OldYear[] =>
  years
    .toSorted((a, b) => b - a)
    .slice(keptSalaryYears)
    .map(year => {
      const last = lastYearKept(year, startMonth)
      return { year, keptThrough: last >= thisYear ? last : null }
    })

/** Why a year cannot be purged yet. */
export const keptYearMessage = ({ year, keptThrough }: OldYear): string =>
  `Löneår ${year} ska enligt bokföringslagen sparas till och med ${keptThrough} och kan inte rensas.`

/**
 * The year that the call of a purge names. The person chooses the last year that is to go; `DELETE
 * /salaryyears/{year}` names the first that stays, and takes all before it: docs/decisions/0021.
 */
export const firstYearToKeep = (lastToGo: number): number => lastToGo + 1

/** The years that such a call takes. */
export const yearsBefore = (years: readonly number[], firstToKeep: number): number[] =>
  years.filter(year => year < firstToKeep)
