import { and, gte, isNull, lte, or } from 'drizzle-orm'
import { toHundredths } from '#contracts/rules/hundredths.ts'
import type { AbsenceFact } from '../../../engine/basis/absence-facts.ts'
import type { Span } from '../../../engine/dates.ts'
import { among } from '../../../platform/database/among.ts'
import { employeeAbsence } from '../../../tables/schema.ts'
import { byPerson } from '../by-person.ts'
import { hasHoliday } from '../earned-pay.ts'
import { paySource, readOnce } from '../pay-source.ts'

/** Reads the registered absences that a payout deducts or the law counts. */
const registeredAbsences = readOnce(async ({ tx, persons, lastDay, absentFrom }) =>
  byPerson(
    await tx
      .select()
      .from(employeeAbsence)
      .where(
        and(
          among(employeeAbsence.employmentNumber, persons),
          lte(employeeAbsence.firstDay, lastDay),
          or(isNull(employeeAbsence.lastDay), gte(employeeAbsence.lastDay, absentFrom)),
        ),
      ),
  ),
)

/** Returns an absence as the engine reads it. */
const absenceOf = (row: typeof employeeAbsence.$inferSelect): AbsenceFact => ({
  id: row.id,
  type: row.kind,
  from: row.firstDay,
  to: row.lastDay,
  child: row.child,
  extent: toHundredths(row.extent),
  hours: {},
})

/** Returns the days of an absence on which a medical certificate applies; none without one. */
const certifiedOf = ({
  certificateFrom: from,
  certificateTo,
  lastDay,
}: typeof employeeAbsence.$inferSelect): readonly Span[] =>
  from === null ? [] : [{ from, to: certificateTo ?? lastDay ?? '9999-12-31' }]

/** Registered absences, with their medical certificates. */
export const absences = paySource({
  name: 'absences',
  gives: ['absences', 'certified'],
  async mayBeHoliday(asked) {
    const rowsOf = await registeredAbsences(asked)
    return number => hasHoliday({ employedTo: null }, rowsOf(number).map(absenceOf), asked.payout)
  },
  async read(asked) {
    const rowsOf = await registeredAbsences(asked)
    return ({ person }) => {
      const rows = rowsOf(person.number)
      const all = rows.map(absenceOf)
      return {
        since: all.map(({ from }) => from),
        facts: () => ({ absences: all, certified: rows.flatMap(certifiedOf) }),
      }
    }
  },
})
