import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { box, work } from '#machines/kit/table/table.select.ts'
import { table } from '#styled-system/recipes/index.js'
import { tableTexts } from '#ui/widgets/table/table.text.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { isNumeric } from './cell-text.ts'
import type { TableColumn } from './table.types.ts'
import { TableCheckbox } from './table-checkbox.tsx'
import type { TableParts } from './table-parts.ts'
import { type TableFlow, useFlowOf } from './use-table-flow.ts'

/** Renders the headings, which sort, and the checkbox for all matching rows. */
export function TableHead<Row extends object>({ parts }: { readonly parts: TableParts<Row> }) {
  const { flow, columns, isSelectable, rowActions, title } = parts
  const styles = table()
  const offset = isSelectable ? 2 : 1
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        {isSelectable && (
          <th scope="col" className={styles.checkCell} aria-colindex={1}>
            <SelectAll flow={flow} />
          </th>
        )}
        {columns.map((column, at) => (
          <Heading key={column.id} flow={flow} column={column} place={at + offset} />
        ))}
        {rowActions && (
          <th scope="col" aria-colindex={columns.length + offset} tabIndex={-1} className={styles.actionsCell}>
            <VisuallyHidden>{tableTexts.rowActions(title)}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

/**
 * Renders the checkbox for all matching rows, on all pages. Other selected rows neither affect it
 * nor are affected by it.
 */
export function SelectAll({ flow }: { readonly flow: TableFlow }) {
  const state = useFlowOf(flow, box)
  const count = useFlowOf(flow, ({ context }) => context.page?.totalRows ?? 0)
  const isWorking = useFlowOf(flow, work) !== null
  return (
    <TableCheckbox
      aria-label={tableTexts.selectAll(count)}
      checked={state === 'all'}
      indeterminate={state === 'some'}
      disabled={isWorking || count === 0}
      onChange={checked => flow.send({ type: checked ? 'table.selectAll' : 'table.unselectShown' })}
    />
  )
}

interface HeadingProps<Row extends object> {
  readonly flow: TableFlow
  readonly column: TableColumn<Row>
  readonly place: number
}

function Heading<Row extends object>({ flow, column, place }: HeadingProps<Row>) {
  const { id, label, isSortable = true } = column
  const order = useFlowOf(flow, ({ context }) => (context.sortBy === id ? context.sortOrder : undefined))
  const styles = table()
  const Sign = order === 'asc' ? ArrowUp : order === 'desc' ? ArrowDown : ChevronsUpDown
  return (
    <th
      scope="col"
      className={styles.heading}
      aria-colindex={place}
      tabIndex={isSortable ? undefined : -1}
      data-numeric={isNumeric(column) ? '' : undefined}
      aria-sort={order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : undefined}
    >
      {isSortable ? (
        <button
          type="button"
          className={styles.sortButton}
          data-sorted={order ? '' : undefined}
          onClick={() => flow.send({ type: 'table.sort', by: id })}
        >
          <span>{label}</span>
          <Sign aria-hidden />
        </button>
      ) : (
        label
      )}
    </th>
  )
}
