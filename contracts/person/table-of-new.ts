/** The tables of pay types that a company's new employees and agreements begin with. */
export interface TablesOfNew {
  /** The company's own table: see `ownTable`. Empty when somebody has to choose. */
  readonly own: string
  /** The tables of the agreements. */
  readonly agreed: readonly { readonly AvtalId: string; readonly TabellKod: string }[]
}

/**
 * Returns a company's own table of pay types, which a new agreement begins with: the one that was
 * chosen when the company was created, or else the only one that it has.
 *
 * @param chosen the table that the company was created with
 * @param tables the tables that the company has
 */
export function ownTable(chosen: string, tables: readonly string[]): string {
  if (tables.includes(chosen)) return chosen
  const [only = '', ...others] = tables
  return others.length === 0 ? only : ''
}

/**
 * Returns the table of a new employee for whom none is chosen: the agreement's, or the company's
 * own.
 */
export const tableOfNew = ({ own, agreed }: TablesOfNew, agreement: string): string =>
  agreed.find(({ AvtalId }) => AvtalId === agreement)?.TabellKod ?? own
