import { table } from '#styled-system/recipes/index.js'
import { tableTexts } from '#ui/widgets/table/table.text.ts'
import { cellText } from './cell-text.ts'
import { RowMenu } from './row-actions.tsx'
import { TableCheckbox } from './table-checkbox.tsx'
import type { TableParts } from './table-parts.ts'

interface TableCardProps<Row extends object> {
  readonly row: Row
  readonly isSelected: boolean
  readonly parts: TableParts<Row>
}

/**
 * Renders a row as a card: the first column as its title, the actions in a menu, and the other
 * columns that have a value as lines.
 */
export function TableCard<Row extends object>({ row, isSelected, parts }: TableCardProps<Row>) {
  const { flow, columns, nameOf, isSelectable, rowActions, renderLink } = parts
  const styles = table()
  const [first, ...others] = columns
  if (!first) return null
  const name = nameOf(row)
  const title = first.render?.(row) ?? cellText(row, first)
  return (
    <article className={styles.card} data-selected={isSelected ? '' : undefined}>
      <header>
        {isSelectable && (
          <TableCheckbox
            aria-label={tableTexts.selectRow(name)}
            checked={isSelected}
            onChange={checked => flow.send({ type: 'table.select', row, isSelected: checked })}
          />
        )}
        <span className={styles.cardTitle}>
          {renderLink ? <span className={styles.link}>{renderLink(row, title)}</span> : title}
        </span>
        {rowActions && <RowMenu actions={rowActions(row)} row={row} name={name} />}
      </header>
      <dl>
        {others.map(column => {
          const content = column.render?.(row) ?? cellText(row, column)
          return content === '' ? null : (
            <div key={column.id}>
              <dt>{column.label}</dt>
              <dd>{content}</dd>
            </div>
          )
        })}
      </dl>
    </article>
  )
}
