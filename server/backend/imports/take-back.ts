import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { employeeEvents, removeEmployee } from '../employees/change-employee.ts'
import type { ChangeDraft } from '../employees/employee-draft.ts'
import { storeTimelines } from '../employees/timeline-store.ts'
import { lockedRows } from '../person/employee-row.ts'
import { appendEvents } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { inGroups } from '../platform/in-turns.ts'
import { importedChange, importedPayslip, importedRow } from '../tables/schema.ts'

/** The most employees whom an import that is taken back may have added. */
const maxAdded = 500

/** Keeps the employees whom an import adds, and those whom it changes as they were before. */
export async function keepBefore(
  tx: Transaction,
  run: number,
  added: readonly string[],
  changed: readonly ChangeDraft[],
): Promise<void> {
  const kept = [
    ...added.map(employmentNumber => ({ run, employmentNumber, before: null, fields: [], version: 1 })),
    ...changed
      .filter(({ fields }) => fields.length > 0)
      .map(({ row, timeline, fields }) => ({
        run,
        employmentNumber: row.employmentNumber,
        before: timeline,
        fields: [...fields],
        version: row.version + 1,
      })),
  ]
  for (const some of inGroups(kept)) await tx.insert(importedChange).values(some)
}

/**
 * Takes back what an import did with employees: those whom it added are removed, and those whom it
 * changed are as they were.
 *
 * @throws Refusal employeeInUse when one has been changed since, or is named by something
 */
export async function takeBack(tx: Transaction, run: number, today: IsoDate): Promise<void> {
  const kept = await tx.select().from(importedChange).where(eq(importedChange.run, run))
  const numbers = kept.map(({ employmentNumber }) => employmentNumber)
  const rows = new Map((await lockedRows(tx, numbers)).map(row => [row.employmentNumber, row]))
  for (const { employmentNumber, version } of kept) {
    const row = rows.get(employmentNumber)
    if (row && row.version !== version)
      throw new Refusal(
        errors.employeeInUse,
        `${row.firstName} ${row.lastName} (${employmentNumber}) har ändrats efter importen, som därför inte kan tas bort.`,
      )
  }
  const added = kept.filter(({ before }) => before === null).map(({ employmentNumber }) => employmentNumber)
  if (added.length > maxAdded)
    throw new Refusal(
      errors.employeeInUse,
      `Importen har lagt till fler än ${maxAdded} anställda. Ta bort dem i personalregistret.`,
    )
  await refuseNamed(tx, run, added)
  for (const number of added) await removeEmployee(tx, number)
  const changed = kept.flatMap(({ before, fields, employmentNumber }) => {
    const row = rows.get(employmentNumber)
    return before === null || !row ? [] : [{ before, fields, row }]
  })
  await storeTimelines(
    tx,
    changed.map(({ before }) => before),
    today,
  )
  // They are as an earlier import left them, so that it can be taken back as well.
  await tx.execute(sql`
    update imported_change as earlier set version = earlier.version + 2 from imported_change as undone
    where undone.run = ${run} and undone.ftg_key = earlier.ftg_key and earlier.version = undone.version - 1
    and undone.employment_number = earlier.employment_number`)
  await appendEvents(
    tx,
    changed.map(({ row, fields }) => ({
      type: employeeEvents.changed,
      payload: {
        register: 'employees',
        key: row.employmentNumber,
        fields: [...fields],
        version: row.version + 1,
      },
    })),
  )
}

/** @throws Refusal employeeInUse for an employee of whom another import has rows or payslips */
async function refuseNamed(tx: Transaction, run: number, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return
  const [row] = await tx
    .select({ number: importedRow.employmentNumber })
    .from(importedRow)
    .where(and(inArray(importedRow.employmentNumber, [...numbers]), ne(importedRow.run, run)))
    .limit(1)
  const [payslip] = await tx
    .select({ number: importedPayslip.employmentNumber })
    .from(importedPayslip)
    .where(
      and(
        inArray(importedPayslip.employmentNumber, [...numbers]),
        or(isNull(importedPayslip.run), ne(importedPayslip.run, run)),
      ),
    )
    .limit(1)
  const found = row ?? payslip
  if (found)
    throw new Refusal(
      errors.employeeInUse,
      `Anställd ${found.number} har löne- eller tidrader av en annan import. Ta bort den först.`,
    )
}
