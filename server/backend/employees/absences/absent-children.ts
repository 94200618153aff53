import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { FormRow, FormValues } from '#contracts/forms/field.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { employeeAbsence } from '../../tables/schema.ts'

/** What a change of an employee does with the children that absences name. */
interface ChangedChildren {
  /** The former names with the new ones. */
  readonly renamed: ReadonlyMap<string, string>
  readonly removed: readonly string[]
}

const childrenIn = ({ Barn }: FormValues): readonly FormRow[] => (Array.isArray(Barn) ? (Barn as FormRow[]) : [])

/**
 * Returns the children that a change renames and removes. A child whose name is new is the former
 * one that was born on the same day.
 */
function changedChildren(before: FormValues, after: FormValues): ChangedChildren {
  const named = (children: readonly FormRow[], name: unknown) => children.some(({ Namn }) => Namn === name)
  const gone = childrenIn(before).filter(({ Namn }) => !named(childrenIn(after), Namn))
  const come = childrenIn(after).filter(({ Namn }) => !named(childrenIn(before), Namn))
  const renamed = new Map(
    gone.flatMap(({ Namn, Fodd }) => {
      const [to, twin] = come.filter(child => child.Fodd === Fodd)
      const isOnlyOne = gone.filter(child => child.Fodd === Fodd).length === 1
      return to && !twin && isOnlyOne ? [[String(Namn), String(to.Namn)] as const] : []
    }),
  )
  return { renamed, removed: gone.map(({ Namn }) => String(Namn)).filter(name => !renamed.has(name)) }
}

/** Gives the absences of an employee the new names of the children that a change renames. */
export async function renameAbsentChildren(
  tx: Transaction,
  number: string,
  before: FormValues,
  after: FormValues,
): Promise<void> {
  for (const [from, to] of changedChildren(before, after).renamed) {
    await tx
      .update(employeeAbsence)
      .set({ child: to, version: sql`${employeeAbsence.version} + 1` })
      .where(and(eq(employeeAbsence.employmentNumber, number), eq(employeeAbsence.child, from)))
  }
}

/** Returns the message of a change that removes a child with absences, if it does. */
export async function removedChildRefused(
  tx: Transaction,
  number: string,
  before: FormValues,
  after: FormValues,
): Promise<string | undefined> {
  const { removed } = changedChildren(before, after)
  if (removed.length === 0) return undefined
  const [used] = await tx
    .select({ child: employeeAbsence.child, times: count() })
    .from(employeeAbsence)
    .where(and(eq(employeeAbsence.employmentNumber, number), inArray(employeeAbsence.child, [...removed])))
    .groupBy(employeeAbsence.child)
    .limit(1)
  if (!used) return undefined
  const periods = used.times === 1 ? 'en frånvaroperiod' : `${used.times} frånvaroperioder`
  return `${used.child} har ${periods}. Ändra eller ta bort dem under Frånvaro först.`
}
