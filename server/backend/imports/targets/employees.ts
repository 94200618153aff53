import { employeeForm } from '#contracts/person/employee.form.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import { addEmployees, storeChanges } from '../../employees/change-employee.ts'
import { type ChangeDraft, changeDrafts, newDraft, problemsOfDrafts } from '../../employees/employee-draft.ts'
import { tablesOfNew } from '../../pay-types/tables-of-new.ts'
import { lockedRows } from '../../person/employee-row.ts'
import { differencesOf } from '../../platform/forms/differences.ts'
import { mapInTurns } from '../../platform/in-turns.ts'
import type { ParsedRow } from '../parse-rows.ts'
import { keepBefore } from '../take-back.ts'
import { done, earlierWith, type ImportTarget, type RowResult, repeats, wrong } from './target.ts'

const numberOf = ({ values }: ParsedRow): string => String(values.AnstNr ?? '')

/**
 * Stores employees as the form does, all of them at once. Fields that the file lacks keep their
 * values; dated ones change from GallerFran on, by default from today.
 */
export const employees: ImportTarget = async (tx, rows, { run, today, isPreview }) => {
  const earlier = earlierWith(rows, numberOf)
  const once = rows.filter((_, at) => earlier[at] === undefined)
  const stored = new Map((await lockedRows(tx, once.map(numberOf))).map(row => [row.employmentNumber, row]))
  const [changing, adding] = partition(once, row => stored.has(numberOf(row)))
  const tables = await tablesOfNew(tx)
  const added = await mapInTurns(adding, ({ values: { GallerFran: _, ...values } }) => newDraft(values, tables, today))
  const changed = await changeDrafts(
    tx,
    changing.flatMap(each => {
      const { GallerFran = today, ...Values } = each.values
      const row = stored.get(numberOf(each))
      return row ? [{ row, GallerFran: String(GallerFran), Values }] : []
    }),
    today,
  )
  const problems = await problemsOfDrafts(tx, [...added, ...changed])
  const results = new Map<ParsedRow, RowResult>()
  const tell = (
    row: ParsedRow,
    own: FieldMessages | undefined,
    outcome: 'NY' | 'ANDRAD' | 'OFORANDRAD',
    shown: Partial<RowResult> = {},
  ) => {
    const all = { ...own, ...row.problems }
    results.set(row, { ...(Object.keys(all).length > 0 ? wrong(all) : done(outcome)), ...shown })
  }
  for (const [at, row] of adding.entries()) tell(row, problems[at], 'NY')
  for (const [at, row] of changing.entries()) {
    const draft = changed[at]
    if (draft) tell(row, problems[adding.length + at], outcomeOf(draft), shownOf(draft, today))
  }
  for (const [at, row] of rows.entries()) {
    const other = earlier[at]
    if (other) results.set(row, repeats(row, other))
  }
  if (!isPreview && [...results.values()].every(({ outcome }) => outcome !== 'FEL')) {
    const taken = await addEmployees(tx, added, today)
    for (const [at, row] of adding.entries()) if (taken[at]) results.set(row, wrong(taken[at]))
    await storeChanges(tx, changed, today)
    await keepBefore(tx, run, adding.map(numberOf), changed)
  }
  return rows.map(row => results.get(row) ?? wrong({}))
}

const outcomeOf = ({ fields }: ChangeDraft) => (fields.length === 0 ? 'OFORANDRAD' : 'ANDRAD')

/** Returns who is changed, and what is overwritten. */
const shownOf = (draft: ChangeDraft, today: IsoDate) => ({
  name: `${draft.row.firstName} ${draft.row.lastName}`,
  changes: differencesOf(employeeForm, draft, today),
})

/** Returns the items for which the condition holds, and the others. */
function partition<Item>(items: readonly Item[], holds: (item: Item) => boolean): readonly [Item[], Item[]] {
  const { true: yes = [], false: no = [] } = Object.groupBy(items, item => (holds(item) ? 'true' : 'false'))
  return [yes, no]
}
