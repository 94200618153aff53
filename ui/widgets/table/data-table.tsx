import { type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { isBusy, work } from '#machines/kit/table/table.select.ts'
import type { TablePlace } from '#machines/kit/table/table.types.ts'
import { table } from '#styled-system/recipes/index.js'
import { tableTexts } from '#ui/widgets/table/table.text.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { BatchBar } from './batch-bar.tsx'
import { BatchDialogs } from './batch-dialogs.tsx'
import { rowName } from './cell-text.ts'
import type { BatchAction, DataTableProps, Memory } from './table.types.ts'
import { TableCards } from './table-cards.tsx'
import { TableGrid } from './table-grid.tsx'
import { TablePager } from './table-pager.tsx'
import type { TableParts } from './table-parts.ts'
import { TableToolbar } from './table-toolbar.tsx'
import { TableView } from './table-view.tsx'
import { useColumns } from './use-columns.ts'
import { useExport } from './use-export.tsx'
import { useIsNarrow } from './use-is-narrow.ts'
import { usePlace } from './use-place.ts'
import { type TableFlow, useFlowOf, useTableFlow } from './use-table-flow.ts'

const noBatches: readonly BatchAction[] = []
const noKeys: readonly never[] = []

/**
 * Renders a list of the product (third document §2, §4, §5, §7): `<DataTable
 * source={serverSource([], { load })} …/>`, or `localSource([], rows)` for rows that are all in
 * memory. It includes sorting, paging, search, selection, batches, columns, export and print; on
 * a phone its rows are cards.
 *
 * @throws Error with the table's name, when it has selection but no key fields
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    name,
    title,
    columns: all,
    host,
    batches = noBatches,
    keyFields = noKeys,
    isSelectable,
    rowActions,
    renderLink,
    renderCard,
    groupBy,
    isWrapped,
    levelOf,
    empty,
    filters,
  } = props
  const isNarrow = useIsNarrow()
  const columns = useColumns(name, all, host)
  const { exportRows, sheet } = useExport<Row>(() => ({
    title,
    columns: columns.shown,
    host,
    searchTerm: () => flow.getSnapshot().context.shownTerm,
    totals: () => flow.getSnapshot().context.page?.totals,
    ...(filters !== undefined && { filters }),
  }))
  const [place] = useState(() => host.place?.(name))
  const flow: TableFlow = useTableFlow(props, exportRows, place)
  const scroller = useRef<HTMLDivElement>(null)
  const selects = isSelectable === true || batches.length > 0
  const nameOf = useCallback((row: object) => rowName(row, all[0], keyFields), [all, keyFields])
  const { shown } = columns
  const parts = useMemo<TableParts<Row>>(
    () => ({
      flow,
      name,
      title,
      columns: shown,
      nameOf,
      isSelectable: selects,
      scroller,
      rowActions,
      renderLink,
      renderCard,
      groupBy,
      isWrapped,
      levelOf,
    }),
    [flow, name, title, shown, nameOf, selects, rowActions, renderLink, renderCard, groupBy, isWrapped, levelOf],
  )
  const styles = table()
  return (
    <section className={styles.root} aria-label={title}>
      <TableToolbar flow={flow} all={all} columns={columns} isNarrow={isNarrow} />
      <Surface flow={flow} place={place} scroller={scroller}>
        <TableView flow={flow} columns={shown} all={all} empty={empty} isNarrow={isNarrow}>
          {isNarrow ? <TableCards parts={parts} /> : <TableGrid parts={parts} />}
        </TableView>
        {!levelOf && <TablePager flow={flow} title={title} />}
      </Surface>
      <BatchBar flow={flow} batches={batches} isNarrow={isNarrow} nameOf={nameOf} />
      <BatchDialogs flow={flow} batches={batches} nameOf={nameOf} />
      {sheet}
    </section>
  )
}

interface SurfaceProps {
  readonly flow: TableFlow
  readonly place: Memory<TablePlace | null> | undefined
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
}

/**
 * Renders the content below the toolbar, with a progress line at its top while newer rows are being
 * fetched.
 */
function Surface({ flow, place, scroller, children }: SurfaceProps) {
  usePlace(flow, place, scroller)
  const busy = useFlowOf(flow, isBusy)
  const isExporting = useFlowOf(flow, work) === 'exporting'
  return (
    <div className={table().surface} aria-busy={busy} data-busy={busy || isExporting ? '' : undefined}>
      {isExporting && (
        <VisuallyHidden>
          <span role="status">{tableTexts.exporting}</span>
        </VisuallyHidden>
      )}
      {children}
    </div>
  )
}
