import { inArray, sql } from 'drizzle-orm'
import { importKindOf } from '#contracts/registers/import-kinds.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { listImported, storedPayslip } from '../../registers/stored-payslip.ts'
import { importedPayslip, payslip } from '../../tables/schema.ts'
import type { ParsedRow } from '../parse-rows.ts'
import { numberOf, peopleIn } from './people.ts'
import { done, earlierWith, type ImportTarget, type RowResult, repeats, wrong } from './target.ts'

const { model } = importKindOf('HIS')
/** How many rows a statement inserts. */
const atOnce = 500

type New = typeof importedPayslip.$inferInsert

const compared = ['gross', 'benefits', 'tax', 'net', 'contributionBase', 'contributions', 'note'] as const
const isSame = (a: New, b: New): boolean =>
  compared.every(name => a[name] === b[name]) &&
  ['BET', 'SPA', 'KOMP', 'FLEX'].every(kind => a.balances[kind] === b.balances[kind])

const nameOf = ({ employmentNumber, payDate }: Pick<New, 'employmentNumber' | 'payDate'>): string =>
  `${employmentNumber} ${payDate}`

/** Returns the imported payslips of persons, and the months that have payslips of our own. */
async function known(tx: Transaction, persons: readonly string[]) {
  const some = [...persons]
  const imported = await tx.select().from(importedPayslip).where(inArray(importedPayslip.employmentNumber, some))
  const own = await tx
    .select({ person: payslip.employmentNumber, month: sql<string>`to_char(${payslip.payDate}, 'YYYY-MM')` })
    .from(payslip)
    .where(inArray(payslip.employmentNumber, some))
  return {
    imported: new Map(imported.map(each => [nameOf(each), each])),
    own: new Set(own.map(({ person, month }) => `${person} ${month}`)),
  }
}

/**
 * Stores finished payslips of another program. They do not change: the same row again changes
 * nothing, and another one for the same day is refused.
 */
export const history: ImportTarget = async (tx, rows, { run, today }) => {
  const people = await peopleIn(tx, rows)
  const read = rows.map(row => {
    const form = model.read({ ...model.write(model.defaults(today), today), ...row.values }, today)
    return { row, form, who: numberOf(form, people) }
  })
  const persons = read.flatMap(({ who }) => (typeof who === 'string' ? [who] : []))
  const { imported, own } = await known(tx, [...new Set(persons)])
  const keyOf = ({ form, who }: (typeof read)[number]): string =>
    typeof who === 'string' ? `${who} ${form.Utbetalningsdag}` : ''
  const keys = new Map(read.map(each => [each.row, keyOf(each)]))
  const earlier = earlierWith(rows, (row: ParsedRow) => keys.get(row) ?? '')
  const made: New[] = []
  const results = read.map(({ row, form, who }, at): RowResult => {
    const day = String(form.Utbetalningsdag)
    const problems = {
      ...model.problems(form),
      ...(typeof who === 'string' ? {} : who),
      ...(day > today && { Utbetalningsdag: 'Dagen har inte varit än. Bara utbetalda löner är historik.' }),
      ...row.problems,
    }
    if (typeof who !== 'string' || Object.keys(problems).length > 0) return wrong(problems)
    const twin = earlier[at]
    if (twin) return repeats(row, twin)
    if (own.has(`${who} ${day.slice(0, 7)}`))
      return wrong({ Utbetalningsdag: `Anställd ${who} har redan ett lönebesked här i ${day.slice(0, 7)}.` })
    const stored = storedPayslip(form, who, run)
    const before = imported.get(nameOf(stored))
    if (before)
      return isSame(before, stored)
        ? done('OFORANDRAD')
        : wrong({
            Utbetalningsdag:
              before.run === null
                ? 'Dagen är redan inskriven med andra belopp, i Tidigare löner.'
                : `Dagen är redan importerad med andra belopp (import ${before.run}). Ta bort den importen först.`,
          })
    made.push(stored)
    return done('NY')
  })
  for (let from = 0; from < made.length; from += atOnce)
    await tx.insert(importedPayslip).values(made.slice(from, from + atOnce))
  const listed = made.map(({ employmentNumber }) => employmentNumber)
  await listImported(tx, listed, 'Inläst från fil')
  return results
}
