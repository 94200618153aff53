import BookOpen from 'lucide-react/icons/book-open'
import { useMemo } from 'react'
import type { HistoryFilter } from '#contracts/history/shapes.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useListPages, useTableHost } from '#ui/runtime/hooks.tsx'
import { historyTexts as texts } from '#ui/screens/history/history.text.ts'
import { formatTime } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import { serverSource } from '#ui/widgets/table/sources.ts'
import type { TableColumn } from '#ui/widgets/table/table.types.ts'
import { type HistoryRow, rowOf } from './history-row.ts'

const link = css({
  color: 'link.default',
  textAlign: 'start',
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationColor: 'border.control',
  textUnderlineOffset: '[3px]',
})
const card = css({ display: 'grid', gap: '1', padding: '3' })

/** Renders the events that a filter leaves, the newest first. */
export function HistoryList({ filter }: { readonly filter: HistoryFilter }) {
  const host = useTableHost()
  const flow = useFlow('eventHistory')
  const load = useListPages('eventHistory')
  const source = useMemo(
    () =>
      serverSource([filter], {
        load: async (query, signal) =>
          mapResult(await load(filter, query, signal), ({ rows, totalRows }) => ({ rows: rows.map(rowOf), totalRows })),
      }),
    [load, filter],
  )
  const columns = useMemo((): readonly TableColumn<HistoryRow>[] => {
    const { columns: labels } = texts
    return [
      { id: 'TimeStamp', label: labels.time, kind: 'time', width: 165 },
      { id: 'User', label: labels.user, width: 190 },
      {
        id: 'Text',
        label: labels.text,
        width: 300,
        isSortable: false,
        render: ({ Text, entry }) => (
          <button type="button" className={link} onClick={() => flow.send({ type: 'story.open', entry })}>
            {Text}
          </button>
        ),
      },
      { id: 'Company', label: labels.company, width: 170, isSortable: false },
      { id: 'Subject', label: labels.subject, width: 165, isSortable: false, isSearchable: false },
      { id: 'From', label: labels.from, width: 200, isSortable: false, isSearchable: false },
    ]
  }, [flow])
  const open = ({ entry }: HistoryRow) => flow.send({ type: 'story.open', entry })
  return (
    <DataTable
      name="eventHistory"
      title={texts.title}
      columns={columns}
      source={source}
      host={host}
      keyFields={['Seq']}
      sortBy="TimeStamp"
      sortOrder="desc"
      isWrapped
      rowActions={row => [{ id: 'story', label: texts.story.open, icon: BookOpen, onSelect: () => open(row) }]}
      renderCard={row => (
        <div className={card}>
          <span className={common.captionOfAnyLength}>
            <time dateTime={row.TimeStamp}>{formatTime(row.TimeStamp)}</time> · {row.User}
          </span>
          <button type="button" className={link} onClick={() => open(row)}>
            {row.Text}
          </button>
          <span className={common.captionOfAnyLength}>
            {row.Company} · {row.Subject}
          </span>
          <span className={common.captionOfAnyLength}>{row.From}</span>
        </div>
      )}
      empty={{ title: texts.empty }}
    />
  )
}
