import {
  columnOrderingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { ColumnChoice, TableColumn, TableHost } from './table.types.ts'

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature })
const none: readonly object[] = []

export interface Columns<Row extends object> {
  /** The visible columns, in order. */
  readonly shown: readonly TableColumn<Row>[]
  /** All columns, in the order in which they would be shown. */
  readonly ordered: readonly TableColumn<Row>[]
  readonly choice: ColumnChoice
  readonly choose: (choice: ColumnChoice | null) => void
  /** Whether the person has changed the columns. */
  readonly isChosen: boolean
}

/**
 * Returns the table's columns as this person has arranged them, stored by the table's name. The
 * order of the rows belongs to the source.
 */
export function useColumns<Row extends object>(
  name: string,
  columns: readonly TableColumn<Row>[],
  host: TableHost,
): Columns<Row> {
  const [memory] = useState(() => host.columns(name))
  const [chosen, setChosen] = useState(memory.read)
  const choice = useMemo(
    () => chosen ?? { order: [], hidden: columns.filter(({ isHidden }) => isHidden).map(({ id }) => id) },
    [chosen, columns],
  )
  const defined = useMemo(() => {
    const helper = createColumnHelper<typeof features, object>()
    return columns.map(({ id, label }) =>
      helper.accessor((row): unknown => Reflect.get(row, id), { id, header: label }),
    )
  }, [columns])
  const state = useMemo(
    () => ({
      columnOrder: [...choice.order],
      columnVisibility: Object.fromEntries(choice.hidden.map(id => [id, false])),
    }),
    [choice],
  )
  const table = useTable({ features, columns: defined, data: none, state })
  const leaves = table.getVisibleLeafColumns()
  const shown = useMemo(() => {
    const byId = new Map<string, TableColumn<Row>>(columns.map(column => [column.id, column]))
    const visible = leaves.flatMap(({ id }) => byId.get(id) ?? [])
    // The stored choice may only name columns that no longer exist; one must be visible.
    return visible.length > 0 ? visible : columns.slice(0, 1)
  }, [leaves, columns])
  const places = new Map(choice.order.map((id, at) => [id, at]))
  const place = ({ id }: { readonly id: string }) => places.get(id) ?? places.size
  return {
    shown,
    ordered: columns.toSorted((a, b) => place(a) - place(b)),
    choice,
    choose: next => {
      memory.write(next)
      setChosen(next)
    },
    isChosen: chosen !== null,
  }
}
