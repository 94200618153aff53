import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { keyOf } from '#machines/table/table.select.ts'
import { table } from '#styled-system/recipes/index.js'
import { tableTexts } from '#ui/text/table.ts'
import { cellText, valueText } from './cell-text.ts'
import { RowMenu } from './row-actions.tsx'
import { TableCheckbox } from './table-checkbox.tsx'
import { SelectAll } from './table-head.tsx'
import type { TableParts } from './table-parts.ts'
import { totalsLabel, totalsOf } from './table-totals.tsx'
import { useFlowOf } from './use-table-flow.ts'

const mostAtOnce = 100
/** In CSS pixels, until a card has been measured. */
const likelyHeight = 132

/** The rows as cards, where a table would have to be scrolled sideways. */
export function TableCards<Row extends object>({ parts }: { readonly parts: TableParts<Row> }) {
  const { flow, columns, name, title, isSelectable } = parts
  const scroller = useRef<HTMLDivElement>(null)
  const page = useFlowOf(flow, ({ context }) => context.page)
  const selected = useFlowOf(flow, ({ context }) => context.selected)
  const keyFields = useFlowOf(flow, ({ context }) => context.keyFields)
  const styles = table()
  const rows = (page?.rows ?? []) as readonly Row[]
  const isVirtual = rows.length > mostAtOnce
  const virtualizer = useVirtualizer({
    count: isVirtual ? rows.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => likelyHeight,
    overscan: 4,
    useFlushSync: false,
  })
  const items = virtualizer.getVirtualItems()
  const shown = isVirtual ? items.map(({ index }) => index) : [...rows.keys()]
  return (
    <div ref={scroller} className={styles.cards} data-virtual={isVirtual ? '' : undefined}>
      {isSelectable && (
        <div className={styles.cardsHead}>
          <SelectAll flow={flow} />
          <span aria-hidden>{tableTexts.selectAll(page?.totalRows ?? 0)}</span>
        </div>
      )}
      <ul
        aria-label={title}
        style={{
          paddingTop: isVirtual ? (items[0]?.start ?? 0) : 0,
          paddingBottom: isVirtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0,
        }}
      >
        {shown.map(index => {
          const row = rows[index]
          if (!row) return null
          const key = keyFields.length > 0 ? keyOf(row, { name, keyFields }) : String(index)
          return (
            <li
              key={key}
              ref={isVirtual ? virtualizer.measureElement : undefined}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              <Card row={row} isSelected={selected.has(key)} parts={parts} />
            </li>
          )
        })}
      </ul>
      {page && columns.some(({ isSummed }) => isSummed) && (
        <dl className={styles.cardsTotals} aria-label={totalsLabel(page)}>
          {totalsOf(page, columns).map((total, at) => {
            const column = columns[at]
            return total === null || !column ? null : (
              <div key={column.id}>
                <dt>
                  {totalsLabel(page)} {column.label}
                </dt>
                <dd>{valueText(total, column.kind)}</dd>
              </div>
            )
          })}
        </dl>
      )}
    </div>
  )
}

interface CardProps<Row extends object> {
  readonly row: Row
  readonly isSelected: boolean
  readonly parts: TableParts<Row>
}

function Card<Row extends object>({ row, isSelected, parts }: CardProps<Row>) {
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
        {others.map(column => (
          <div key={column.id}>
            <dt>{column.label}</dt>
            <dd>{column.render?.(row) ?? cellText(row, column)}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
