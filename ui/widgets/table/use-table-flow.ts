import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { networkReturn } from '#machines/kit/shared/network-return.ts'
import { answer } from '#machines/kit/shared/port.ts'
import type { Result } from '#machines/kit/shared/result.ts'
import { tableFlow, tableMachine } from '#machines/kit/table/table.machine.ts'
import { tablePorts } from '#machines/kit/table/table.ports.ts'
import type { ExportFormat, TableBatch, TableInput, TablePlace } from '#machines/kit/table/table.types.ts'
import { tableTexts } from '#ui/widgets/table/table.text.ts'
import type { DataTableProps, Memory, TableColumn } from './table.types.ts'

export type TableFlow = ActorRefFrom<typeof tableMachine>

/** Makes a file of the rows, or prints them. */
export type Export = (format: ExportFormat, rows: readonly object[]) => Promise<Result<null>>

/** Returns whether the column can be searched: by default, texts can. */
export const isSearchable = ({
  kind = 'text',
  isSearchable = kind === 'text',
}: Pick<TableColumn<object>, 'kind' | 'isSearchable'>): boolean => isSearchable

/** @throws Error with the table's name, when it has selection but no key fields */
function inputOf<Row extends object>(props: DataTableProps<Row>, place: TablePlace | null | undefined): TableInput {
  const { name, columns, host, source, keyFields = [], isSelectable, sortBy, sortOrder, perPage, batches = [] } = props
  if ((isSelectable || batches.length > 0) && keyFields.length === 0) {
    throw new Error(`The table ${name} names no key fields (keyFields): without them nothing can be selected.`)
  }
  const kept = host.sort(name).read()
  // The stored sort column may no longer exist.
  const sort = columns.some(({ id }) => id === kept?.sortBy) ? kept : { sortBy, sortOrder }
  const searchable = columns.filter(isSearchable).map(({ id }) => id)
  const searched = searchable.filter(id => place?.searchFields.includes(id))
  return {
    name,
    of: source.of,
    keyFields,
    ...sort,
    ...(place && { pageNum: place.pageNum, searchTerm: place.searchTerm }),
    perPage: perPage ?? host.rowsPerPage.read(),
    searchFields: searched.length > 0 ? searched : searchable,
    batches: batches.map(
      ({
        label: _,
        icon: __,
        tone: ___,
        appliesTo: ____,
        question: _____,
        renderDialog: ______,
        ...batch
      }): TableBatch => batch,
    ),
  }
}

/**
 * Returns the flow of a table, which lives as long as the component.
 *
 * @param kept where the list was left, when it is returned to
 */
export function useTableFlow<Row extends object>(
  props: DataTableProps<Row>,
  exportRows: Export,
  kept: Memory<TablePlace | null> | undefined,
): TableFlow {
  const { source, host, batches } = props
  const latest = useRef({ exportRows, host, batches, source })
  latest.current = { exportRows, host, batches, source }
  const [machine] = useState(() =>
    tableMachine.provide({
      actions: {
        setPageSize: (_, rows) => host.rowsPerPage.write(rows),
        storeSort: (_, sort) => host.sort(props.name).write(sort),
      },
      actors: {
        fetchPage: answer(tablePorts.fetchPage, ({ input, signal }) => latest.current.source.load(input, signal)),
        sendBatch: answer(tablePorts.sendBatch, ({ input, signal }) => latest.current.source.send(input, signal)),
        networkReturn: answer(networkReturn, ({ signal }) => host.networkReturn(signal)),
        exportRows: answer(tablePorts.exportRows, ({ input: { format, rows } }) =>
          latest.current.exportRows(format, rows),
        ),
      },
    }),
  )
  const stream = `table.${props.name}`
  const [options] = useState(() => {
    const left = host.journal?.left(tableFlow, stream) as SnapshotFrom<typeof tableMachine> | undefined
    // Rows, pages and selections of another period or person are not these.
    const snapshot = left?.context.of === source.of ? left : undefined
    return {
      input: inputOf(props, kept?.read()),
      systemId: stream,
      ...(host.journal && { inspect: host.journal.inspect }),
      ...(snapshot && { snapshot }),
    }
  })
  const flow = useActorRef(machine, options)
  const isRestored = 'snapshot' in options
  useEffect(() => {
    if (isRestored) flow.send({ type: 'table.resumed' })
  }, [flow, isRestored])
  const { changes = 0 } = props
  const known = useRef(changes)
  useEffect(() => {
    if (known.current === changes) return
    known.current = changes
    flow.send({ type: 'table.reload' })
  }, [flow, changes])
  const shown = useRef(source)
  useLayoutEffect(() => {
    if (shown.current === source) return
    shown.current = source
    // Before the rows of the old source are drawn with the links of the new one.
    flow.send({ type: 'table.replace', of: source.of })
  }, [flow, source])
  useEffect(() => host.journal?.begin(stream), [host.journal, stream])
  useEffect(() => {
    const failures = flow.on('table.failed', ({ failure }) => latest.current.host.report(failure))
    const batchesDone = flow.on('table.batchDone', ({ batch, sent }) => {
      const { label = '', isOpening = false } = latest.current.batches?.find(({ id }) => id === batch) ?? {}
      if (!isOpening) latest.current.host.tell('SUCCESS', tableTexts.batch.allDone(label, sent))
    })
    return () => {
      failures.unsubscribe()
      batchesDone.unsubscribe()
    }
  }, [flow])
  return flow
}

/** Returns a selected part of the flow's state. */
export const useFlowOf = <Value>(
  flow: TableFlow,
  select: (snapshot: SnapshotFrom<typeof tableMachine>) => Value,
  isSame?: (a: Value, b: Value) => boolean,
): Value => useSelector(flow, select, isSame)
