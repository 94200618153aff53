import type { CSSProperties } from 'react'
import { keyOf } from '#machines/kit/table/table.selection.ts'
import type { TablePage } from '#machines/kit/table/table.types.ts'
import { table } from '#styled-system/recipes/index.js'
import { tableTexts } from '#ui/widgets/table/table.text.ts'
import { valueText } from './cell-text.ts'
import { TableCard } from './table-card.tsx'
import { SelectAll } from './table-head.tsx'
import { isContinued, type TableParts } from './table-parts.ts'
import { totalsLabel, totalsOf } from './table-totals.tsx'
import { useRowsInSight } from './use-rows-in-sight.ts'
import { useFlowOf } from './use-table-flow.ts'

/** The estimated height of a card before it is measured, in CSS pixels. */
const likelyHeight = 132

/** Renders the rows as cards, where a table would scroll sideways. */
export function TableCards<Row extends object>({ parts }: { readonly parts: TableParts<Row> }) {
  const { flow, name, title, isSelectable, renderCard, levelOf, scroller } = parts
  const page = useFlowOf(flow, ({ context }) => context.page)
  const selected = useFlowOf(flow, ({ context }) => context.selected)
  const keyFields = useFlowOf(flow, ({ context }) => context.keyFields)
  const styles = table()
  const rows = (page?.rows ?? []) as readonly Row[]
  const { isVirtual, shown, virtualizer } = useRowsInSight({
    count: rows.length,
    scroller,
    height: likelyHeight,
    beyond: 4,
  })
  const items = virtualizer.getVirtualItems()
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
          const isMore = isContinued(parts, rows, index)
          return (
            <li
              key={key}
              ref={isVirtual ? virtualizer.measureElement : undefined}
              data-index={index}
              data-continued={isMore ? '' : undefined}
              style={levelOf && ({ '--level': levelOf(row) } as CSSProperties)}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              {renderCard ? (
                renderCard(row, isMore)
              ) : (
                <TableCard row={row} isSelected={selected.has(key)} parts={parts} />
              )}
            </li>
          )
        })}
      </ul>
      {page && <CardsTotals page={page} parts={parts} />}
    </div>
  )
}

interface CardsTotalsProps<Row extends object> {
  readonly page: TablePage
  readonly parts: TableParts<Row>
}

/** Renders the sums, one per line. */
function CardsTotals<Row extends object>({ page, parts: { columns } }: CardsTotalsProps<Row>) {
  if (!columns.some(({ isSummed }) => isSummed)) return null
  return (
    <dl className={table().cardsTotals} aria-label={totalsLabel(page)}>
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
  )
}
