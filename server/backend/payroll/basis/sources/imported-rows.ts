import { and, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm'
import { absenceTypes } from '#contracts/code-lists/absence.ts'
import { isWithin } from '../../../engine/dates.ts'
import { swedishDate } from '../../../platform/calendar/swedish-date.ts'
import { among } from '../../../platform/database/among.ts'
import { importedRow } from '../../../tables/schema.ts'
import { byPerson } from '../by-person.ts'
import { importedFacts } from '../imported-facts.ts'
import { type Asked, paySource, readOnce } from '../pay-source.ts'

/** Reads the imported rows of a payout, and the absence before it that the law counts. */
const rowsOfImports = readOnce(async ({ tx, persons, payout: { pay, deviations }, absentFrom }: Asked) => {
  const isAbsence = and(eq(importedRow.kind, 'TID'), inArray(importedRow.code, absenceTypes.codes))
  const rows = await tx
    .select()
    .from(importedRow)
    .where(
      and(
        among(importedRow.employmentNumber, persons),
        or(
          isNull(importedRow.validFrom),
          and(
            lte(importedRow.validFrom, deviations.to),
            or(
              gte(importedRow.validFrom, deviations.from),
              // Time of an interval is paid in each of its periods.
              and(eq(importedRow.kind, 'TID'), gte(importedRow.validTo, deviations.from)),
              and(isAbsence, gte(importedRow.validTo, absentFrom)),
            ),
          ),
        ),
      ),
    )
  // A row without a day is paid with the days in which it was imported.
  return byPerson(rows.filter(row => row.validFrom !== null || isWithin(swedishDate(row.createdAt), pay)))
})

/** Imported pay, time and absence. */
export const importedRows = paySource({
  name: 'imported-rows',
  gives: ['entered', 'time', 'absences', 'leftOut'],
  async mayBeHoliday(asked) {
    const rowsOf = await rowsOfImports(asked)
    return number => rowsOf(number).length > 0
  },
  async read(asked) {
    const rowsOf = await rowsOfImports(asked)
    const { pay, deviations } = asked.payout
    return ({ person, table }) => {
      const rows = rowsOf(person.number)
      return {
        since: rows.map(({ validFrom }) => validFrom ?? pay.from),
        facts: days => importedFacts(rows, asked.registers, table.payTypes, days, deviations),
      }
    }
  },
})
