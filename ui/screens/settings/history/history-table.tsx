import { useMemo } from 'react'
import * as selectApp from '#machines/app/app.select.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { useListPages, useSelect, useTableHost } from '#ui/runtime/hooks.tsx'
import { companySettingsTexts } from '#ui/screens/settings/settings.text.ts'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import { serverSource } from '#ui/widgets/table/sources.ts'
import type { TableColumn } from '#ui/widgets/table/table.types.ts'
import { After, Before, HistoryCard } from './history-card.tsx'
import { type HistoryRow, rowOf } from './history-row.ts'

const texts = companySettingsTexts.history
const { columns: labels } = texts

const columns: readonly TableColumn<HistoryRow>[] = [
  { id: 'TimeStamp', label: labels.time, kind: 'time', isShared: true },
  { id: 'User', label: labels.user, width: 190, isShared: true },
  { id: 'Label', label: labels.field, width: 210 },
  { id: 'Before', label: labels.before, width: 200, isSortable: false, render: Before },
  { id: 'After', label: labels.after, width: 200, isSortable: false, render: After },
]

/** Renders the history of changes, newest first. */
export default function HistoryTable() {
  const host = useTableHost()
  const FtgId = useSelect('app', selectApp.workplace)?.company.FtgId ?? ''
  const load = useListPages('companyHistory')
  const source = useMemo(
    () =>
      serverSource([FtgId], {
        load: async (query, signal) =>
          mapResult(await load(FtgId, query, signal), ({ rows, totalRows }) => ({ rows: rows.map(rowOf), totalRows })),
      }),
    [load, FtgId],
  )
  return (
    <DataTable
      name="settings.history"
      title={texts.title}
      columns={columns}
      source={source}
      host={host}
      sortBy="TimeStamp"
      sortOrder="desc"
      groupBy={savingOf}
      isWrapped
      renderCard={cardOf}
      empty={{ title: texts.empty }}
    />
  )
}

const savingOf = ({ saving }: HistoryRow) => saving
const cardOf = (row: HistoryRow, isContinued: boolean) => <HistoryCard row={row} isContinued={isContinued} />
