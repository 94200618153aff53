import type { Transaction } from '../platform/database/tenancy.ts'
import type { ProjectedTable } from '../platform/replay/define-projection.ts'
import { additions } from '../platform/replay/recorded.ts'
import type { ItemChange } from './own-register.ts'

/** Returns a text as a literal in SQL. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/**
 * Returns the rows of tables as the event of a change tells them: as new ones or as changed ones.
 * The event of a removal needs none.
 */
export async function rowsInEvent(
  tx: Transaction,
  tables: readonly ProjectedTable[],
  where: string,
  change: ItemChange['change'],
): Promise<{ readonly added?: object; readonly changed?: object }> {
  if (change === 'removed') return {}
  const { added } = await additions(tx, tables, where)
  if (added === undefined) return {}
  return change === 'created' ? { added } : { changed: added }
}
