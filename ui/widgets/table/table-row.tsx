import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type CSSProperties, memo, type ReactElement } from 'react'
import { table } from '#styled-system/recipes/index.js'
import { tableTexts } from '#ui/widgets/table/table.text.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { cellText, isNumeric } from './cell-text.ts'
import { Gap } from './gap.tsx'
import { RowActions } from './row-actions.tsx'
import type { TableColumn } from './table.types.ts'
import { TableCheckbox } from './table-checkbox.tsx'
import type { TableParts } from './table-parts.ts'
import type { TreeNode } from './use-tree.ts'

// Computed once: a long list renders some thirty rows at each scroll step.
const styles = table()

interface TableRowProps<Row extends object> {
  readonly row: Row
  /** Its `aria-rowindex`: the head is 1. */
  readonly line: number
  /** The height of the rows left out before it, in CSS pixels. */
  readonly gap: number
  readonly isSelected: boolean
  /** Whether it belongs with the row before it, and the next row with it. */
  readonly isContinued: boolean
  readonly isJoined: boolean
  readonly parts: TableParts<Row>
  /** Its place in a tree. */
  readonly node: TreeNode | undefined
  readonly onToggle: (row: object) => void
}

/**
 * Renders a row: checkbox, values and actions. Renders again only when something in it has changed.
 */
export const TableRowLine = memo(function TableRowLine<Row extends object>({
  row,
  line,
  gap,
  isSelected,
  isContinued,
  isJoined,
  parts: { flow, columns, nameOf, isSelectable, rowActions, renderLink },
  node,
  onToggle,
}: TableRowProps<Row>) {
  const name = nameOf(row)
  const offset = isSelectable ? 2 : 1
  return (
    <>
      <Gap height={gap} />
      <tr
        className={styles.row}
        aria-rowindex={line}
        aria-selected={isSelectable ? isSelected : undefined}
        {...(node && {
          'aria-level': node.level,
          'aria-posinset': node.place,
          'aria-setsize': node.size,
          'aria-expanded': node.isOpen,
        })}
        data-selected={isSelected ? '' : undefined}
        data-joined={isJoined ? '' : undefined}
      >
        {isSelectable && (
          <td className={styles.checkCell} aria-colindex={1}>
            <TableCheckbox
              aria-label={tableTexts.selectRow(name)}
              checked={isSelected}
              onChange={checked => flow.send({ type: 'table.select', row, isSelected: checked })}
            />
          </td>
        )}
        {columns.map((column, at) => (
          <ValueCell
            key={column.id}
            row={row}
            column={column}
            place={at + offset}
            isSaid={isContinued && column.isShared === true}
            renderLink={at === 0 ? renderLink : undefined}
            toggle={at === 0 && node ? <TreeToggle node={node} name={name} row={row} onToggle={onToggle} /> : undefined}
          />
        ))}
        {rowActions && (
          <td className={styles.actionsCell} aria-colindex={columns.length + offset}>
            <RowActions actions={rowActions(row)} row={row} name={name} />
          </td>
        )}
      </tr>
    </>
  )
}) as <Row extends object>(props: TableRowProps<Row>) => ReactElement

interface TreeToggleProps {
  readonly node: TreeNode
  readonly name: string
  readonly row: object
  readonly onToggle: (row: object) => void
}

/** Renders the indentation of a row in a tree, and the button that folds what is below it. */
const TreeToggle = ({ node: { level, isOpen }, name, row, onToggle }: TreeToggleProps) => (
  <span className={styles.branch} style={{ '--level': level - 1 } as CSSProperties}>
    {isOpen !== undefined && (
      // The row tells whether it is open: its keys open and close it.
      <button
        type="button"
        aria-label={isOpen ? tableTexts.tree.close(name) : tableTexts.tree.open(name)}
        onClick={() => onToggle(row)}
      >
        {isOpen ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
      </button>
    )}
  </span>
)

interface ValueCellProps<Row extends object> {
  readonly row: Row
  readonly column: TableColumn<Row>
  readonly place: number
  /**
   * Whether the value repeats that of the row before it, and is rendered for screen readers only.
   */
  readonly isSaid: boolean
  readonly renderLink: TableParts<Row>['renderLink']
  /** The indentation and the button of a row in a tree. */
  readonly toggle: ReactElement | undefined
}

function ValueCell<Row extends object>({ row, column, place, isSaid, renderLink, toggle }: ValueCellProps<Row>) {
  const text = cellText(row, column)
  const content = column.render?.(row) ?? text
  return (
    <td
      className={styles.cell}
      aria-colindex={place}
      tabIndex={-1}
      data-tree={toggle ? '' : undefined}
      data-numeric={isNumeric(column) ? '' : undefined}
      data-shared={column.isShared ? '' : undefined}
      title={column.render || isSaid ? undefined : text}
    >
      {toggle}
      {isSaid ? (
        <VisuallyHidden>{content}</VisuallyHidden>
      ) : renderLink ? (
        <span className={styles.link}>{renderLink(row, content)}</span>
      ) : (
        content
      )}
    </td>
  )
}
