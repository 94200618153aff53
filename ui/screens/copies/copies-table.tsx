import Info from 'lucide-react/icons/info'
import Trash2 from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ReactNode, useMemo } from 'react'
import { isOldRestore } from '#contracts/copies/company-copy.rules.ts'
import * as select from '#machines/copies/restore-copy/restore-copy.select.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useListPages, useSelect, useTableHost } from '#ui/runtime/hooks.tsx'
import { copyTexts } from '#ui/screens/copies/copies.text.ts'
import { formatFileSize, formatTime } from '#ui/text/format.ts'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import type { RowAction, TableColumn } from '#ui/widgets/table/table.types.ts'
import { Tooltip } from '#ui/widgets/tooltip/tooltip.tsx'
import { type CopyRow, copiesSource } from './copies-source.ts'

const texts = copyTexts.restore

/**
 * Highlights the picked row, which the table has no state for, and keeps the confirmation visible
 * below the list.
 */
const place = css({
  '& :is(tr, article):has(input[type=radio]:checked)': { bg: 'bg.selected' },
  '& div:has(> [role=grid])': { maxHeight: '[20rem]' },
})
const choice = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '6',
  maxWidth: 'full',
  verticalAlign: 'middle',
  cursor: 'pointer',
})
const radio = css({ flexShrink: '0', width: '4', height: '4', accentColor: 'primary.fill', cursor: 'pointer' })
const name = css({ truncate: true })
const mark = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: '6',
  height: '6',
  verticalAlign: 'middle',
  borderRadius: 'control',
  '& svg': { width: '4', height: '4' },
})
const warning = css({ color: 'accent.text', marginLeft: '1' })

const columns: readonly TableColumn<CopyRow>[] = [
  { id: 'CompanyName', label: texts.columns.CompanyName, width: 240, render: row => <Pick row={row} /> },
  { id: 'FtgId', label: texts.columns.FtgId, width: 140 },
  {
    id: 'Size',
    label: texts.columns.Size,
    kind: 'number',
    width: 100,
    isSearchable: false,
    render: ({ Size }) => formatFileSize(Size),
  },
  { id: 'CreatedBy', label: texts.columns.CreatedBy, width: 120 },
  {
    id: 'Created',
    label: texts.columns.Created,
    width: 180,
    isSearchable: false,
    render: ({ Created }) => (
      <>
        {formatTime(Created)}
        {isOldRestore(Created, Date.now()) && (
          <Mark label={texts.old} icon={<TriangleAlert aria-hidden />} className={warning} />
        )}
      </>
    ),
  },
  {
    id: 'InfoText',
    label: texts.columns.InfoText,
    width: 80,
    isSortable: false,
    render: ({ InfoText }) => InfoText !== '' && <Mark label={texts.info(InfoText)} icon={<Info aria-hidden />} />,
  },
]

/**
 * Renders the copies of a licence, of which one is picked to be restored. Copies that the person
 * may delete have a delete action.
 */
export function CopiesTable({ LicNr }: { readonly LicNr: string }) {
  const copies = useListPages('copies')
  const host = useTableHost()
  const flow = useFlow('restoreCopy')
  const turn = useSelect('restoreCopy', select.turn)
  const disabled = useSelect('restoreCopy', select.isDeleting)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is a refetch of the list
  const source = useMemo(() => copiesSource(LicNr, signal => copies(LicNr, signal)), [copies, LicNr, turn])
  const rowActions = ({ copy }: CopyRow): readonly RowAction<CopyRow>[] =>
    copy.CanDelete
      ? [
          {
            id: 'delete',
            label: texts.delete,
            icon: Trash2,
            tone: 'danger',
            disabled,
            onSelect: row => flow.send({ type: 'copy.delete', copy: row.copy }),
          },
        ]
      : []
  return (
    <div className={place}>
      <DataTable
        name="copies"
        title={texts.table}
        columns={columns}
        source={source}
        host={host}
        keyFields={['Version']}
        sortBy="Created"
        sortOrder="desc"
        rowActions={rowActions}
        empty={{ title: texts.empty }}
      />
    </div>
  )
}

function Pick({ row: { copy, CompanyName } }: { readonly row: CopyRow }) {
  const flow = useFlow('restoreCopy')
  const isPicked = useSelect('restoreCopy', ({ context }) => context.copy?.Version === copy.Version)
  return (
    <label className={choice}>
      <input
        type="radio"
        name="copy"
        aria-label={texts.pick(CompanyName)}
        checked={isPicked}
        onChange={() => flow.send({ type: 'copy.pick', copy })}
        className={radio}
      />
      <span className={name}>{CompanyName}</span>
    </label>
  )
}

interface MarkProps {
  readonly label: string
  readonly icon: ReactNode
  readonly className?: string
}

/** Renders an icon in a cell, with an explanation on hover or focus. */
const Mark = ({ label, icon, className = '' }: MarkProps) => (
  <Tooltip label={label}>
    <button type="button" className={`${mark} ${className}`} aria-label={label}>
      {icon}
    </button>
  </Tooltip>
)
