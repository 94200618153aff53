import type { ReactNode } from 'react'
import { plainTable } from '#styled-system/recipes/index.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { wholeDates } from '../whole-dates/whole-dates.tsx'

export interface PlainColumn {
  readonly label: string
  /** Right-aligned with tabular digits, for amounts and numbers. */
  readonly isNumeric?: boolean
  /** What the table is about: its figures weigh more. */
  readonly isMain?: boolean
  /** Left out on a phone, where a note below the row's name may say the same. */
  readonly isWide?: boolean
  /** The label is for screen readers only. */
  readonly isUnlabelled?: boolean
}

export interface PlainRow {
  readonly key: string
  /** What the cells contain, as many as there are columns. */
  readonly cells: readonly ReactNode[]
  /** Weighs more than the others, as a sum does. */
  readonly isStrong?: boolean
}

export interface PlainTableProps {
  /** What the table has. It is read aloud, and seen when `isCaptioned`. */
  readonly caption: string
  readonly isCaptioned?: boolean
  readonly columns: readonly PlainColumn[]
  readonly rows: readonly PlainRow[]
  /** The sum of the rows. */
  readonly foot?: PlainRow
  /** The column that names a row: the first, unless another is given. */
  readonly naming?: number
  readonly wideFrom?: 'sm' | 'md'
  readonly fills?: 'nothing' | 'section'
}

/**
 * Renders a table that is only read: a few columns of figures, each row with its name. A list that
 * is searched, sorted or paged is a DataTable.
 */
export function PlainTable({
  caption,
  isCaptioned = false,
  columns,
  rows,
  foot,
  naming = 0,
  wideFrom,
  fills,
}: PlainTableProps) {
  const styles = plainTable({ wideFrom, fills })
  const marks = ({ isNumeric, isMain, isWide }: PlainColumn) => ({
    'data-numeric': isNumeric || undefined,
    'data-main': isMain || undefined,
    'data-wide': isWide || undefined,
  })
  const line = ({ key, cells, isStrong }: PlainRow) => (
    <tr key={key} data-strong={isStrong || undefined}>
      {columns.map((column, at) =>
        at === naming ? (
          <th key={column.label} scope="row" className={styles.cell} {...marks(column)}>
            {wholeDates(cells[at])}
          </th>
        ) : (
          <td key={column.label} className={styles.cell} {...marks(column)}>
            {wholeDates(cells[at])}
          </td>
        ),
      )}
    </tr>
  )
  return (
    <table className={styles.root}>
      <caption className={isCaptioned ? styles.caption : undefined}>
        {isCaptioned ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
      </caption>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column.label} scope="col" className={styles.head} {...marks(column)}>
              {column.isUnlabelled ? <VisuallyHidden>{column.label}</VisuallyHidden> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(line)}</tbody>
      {foot && <tfoot>{line(foot)}</tfoot>}
    </table>
  )
}

interface CellNoteProps {
  readonly children: ReactNode
  /** Shown only where the wide columns are left out. */
  readonly isNarrow?: boolean
  readonly wideFrom?: 'sm' | 'md'
}

/** Renders a second, quieter line of a cell. */
export const CellNote = ({ children, isNarrow, wideFrom }: CellNoteProps) => (
  <span className={plainTable({ wideFrom }).note} data-narrow={isNarrow || undefined}>
    {children}
  </span>
)
