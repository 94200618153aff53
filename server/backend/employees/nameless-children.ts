import { eq } from 'drizzle-orm'
import type { FormRow, FormValues } from '#contracts/forms/field.ts'
import { isProtected } from '#contracts/forms/protection.ts'
import { valuesOf } from '../person/employee-row.ts'
import type { CompanyAsk } from '../platform/http/ask.ts'
import { seesProtected } from '../platform/privacy/protected-person.ts'
import { employee } from '../tables/schema.ts'

/** Names a child in place of its name. */
const childNumber = (at: number): string => `Barn ${at + 1}`

/**
 * Returns an answer about an employee as the caller may see it. A calculation names the children
 * whom parental leave was for: of a person with a protected identity they are 'Barn 1', 'Barn 2' …
 * to an account that does not see such persons.
 *
 * @param more children that the answer may name, though the employee has them no longer
 */
export async function withoutChildren<Answer>(
  { tx, opens }: Pick<CompanyAsk, 'tx' | 'opens'>,
  AnstNr: string,
  answer: Answer,
  more: readonly string[] = [],
): Promise<Answer> {
  if (await seesProtected(opens, 'Registry.PerReg')) return answer
  const [row] = await tx.select().from(employee).where(eq(employee.employmentNumber, AnstNr))
  const person = row && valuesOf(row)
  if (!person || !isProtected(person)) return answer
  return withoutNames(answer, [...childrenIn(person), ...more])
}

/** Returns the names of a person's children. */
export const childrenIn = ({ Barn = [] }: FormValues): readonly string[] =>
  (Barn as readonly FormRow[]).map(({ Namn }) => String(Namn))

/** Returns what a calculation says, with the names of children replaced in all its texts. */
export const withoutNames = <Said>(said: Said, children: readonly string[]): Said =>
  renamed(
    said,
    [...new Set(children)].filter(name => name !== ''),
  ) as Said

/** Returns a value with names replaced in all its texts. */
function renamed(value: unknown, names: readonly string[]): unknown {
  if (typeof value === 'string') return names.reduce((text, name, at) => text.replaceAll(name, childNumber(at)), value)
  if (Array.isArray(value)) return value.map(each => renamed(each, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, renamed(each, names)]))
}
