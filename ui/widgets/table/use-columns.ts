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
  /** Those that are shown, in order. */
  readonly shown: readonly TableColumn<Row>[]
  /** All, in the order that they would be shown in. */
  readonly ordered: readonly TableColumn<Row>[]
  readonly choice: ColumnChoice
  readonly choose: (choice: ColumnChoice | null) => void
  /** Whether anybody has chosen. */
  readonly isChosen: boolean
}

/**
 * The table's columns as this person wants them, remembered by the table's name. The rows' order is
 * the source's.
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
    // What is remembered may name columns that are no more: something must be shown.
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
