import { useSelector } from '@xstate/react'
import Trash2 from 'lucide-react/icons/trash-2'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { ImportedRow, ImportRun } from '#contracts/imports/shapes.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/imports/import-file/import-file.select.ts'
import { useListPages, useTableHost } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { importTexts } from '#ui/screens/imports/imports.text.ts'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import { serverSource } from '#ui/widgets/table/sources.ts'
import type { RowAction, TableColumn } from '#ui/widgets/table/table.types.ts'

const { runs, rows } = importTexts

const runColumns: readonly TableColumn<ImportRun>[] = [
  { id: 'FileName', label: runs.columns.FileName, width: 240 },
  { id: 'TimeStamp', label: runs.columns.TimeStamp, kind: 'time', width: 160, isSearchable: false },
  { id: 'Id', label: runs.columns.Id, width: 130 },
  { id: 'Login', label: runs.columns.Login, width: 120, isSearchable: false, isSortable: false },
  { id: 'Nya', label: runs.columns.Nya, kind: 'number', width: 90, isSearchable: false, isSortable: false },
  { id: 'Andrade', label: runs.columns.Andrade, kind: 'number', width: 100, isSearchable: false, isSortable: false },
  { id: 'Rader', label: runs.columns.Rader, kind: 'number', width: 170, isSearchable: false, isSortable: false },
]

/** Renders the imports that were made, each of which can be removed. */
export function ImportRuns({ flow, mayWrite }: { readonly flow: FlowRef<'importFile'>; readonly mayWrite: boolean }) {
  const host = useTableHost()
  const load = useListPages('imports')
  const changes = useSelector(flow, select.changes)
  const disabled = useSelector(flow, select.isRemoving)
  const source = useMemo(() => serverSource([], { load }), [load])
  const removal: RowAction<ImportRun> = {
    id: 'remove',
    label: runs.remove,
    icon: Trash2,
    tone: 'danger',
    disabled,
    onSelect: ({ Nr, FileName }) =>
      flow.send({ type: 'import.remove', number: Nr, fileName: FileName, idempotencyKey: newKey() }),
  }
  return (
    <DataTable<ImportRun>
      source={source}
      host={host}
      changes={changes}
      columns={runColumns}
      name="imports"
      title={runs.title}
      keyFields={['Nr']}
      {...(mayWrite && { rowActions: () => [removal] })}
      renderLink={({ Nr, Rader }, content) =>
        Rader > 0 ? <Link to={`?nr=${Nr}`}>{content}</Link> : <span>{content}</span>
      }
      empty={{ title: runs.empty }}
    />
  )
}

const rowColumns: readonly TableColumn<ImportedRow>[] = [
  { id: 'AnstNr', label: rows.columns.AnstNr, width: 110 },
  { id: 'Namn', label: rows.columns.Namn, width: 200, isSearchable: false, isSortable: false },
  { id: 'Kod', label: rows.columns.Kod, width: 100 },
  { id: 'Datum', label: rows.columns.Datum, kind: 'date', width: 120, isSearchable: false },
  { id: 'Tom', label: rows.columns.Tom, kind: 'date', width: 130, isSearchable: false, isSortable: false },
  { id: 'Antal', label: rows.columns.Antal, kind: 'number', width: 100, isSearchable: false, isSortable: false },
  { id: 'Belopp', label: rows.columns.Belopp, kind: 'amount', width: 120, isSearchable: false, isSortable: false },
  { id: 'Info', label: rows.columns.Info, width: 200, isSearchable: false, isSortable: false },
]

/** Renders the pay and time rows of an import. */
export function ImportedRows({ number }: { readonly number: number }) {
  const host = useTableHost()
  const load = useListPages('importedRows')
  const source = useMemo(
    () => serverSource([number], { load: (query, signal) => load(number, query, signal) }),
    [load, number],
  )
  return (
    <>
      <Link to="/registry/impreg/@/import">{rows.back}</Link>
      <DataTable<ImportedRow>
        source={source}
        host={host}
        columns={rowColumns}
        name="importedRows"
        title={rows.title(number)}
        keyFields={['Slag', 'Rad']}
        empty={{ title: rows.empty }}
      />
    </>
  )
}
