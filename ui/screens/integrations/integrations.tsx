import Plus from 'lucide-react/icons/plus'
import { useEffect, useMemo } from 'react'
import { generatePath, Link } from 'react-router-dom'
import type { Integration } from '#contracts/integrations/shapes.ts'
import { allows } from '#contracts/rights/catalogue.ts'
import * as selectRights from '#machines/rights/rights.select.ts'
import { button } from '#styled-system/recipes/index.js'
import { useList, useSelect, useTableHost } from '#ui/runtime/hooks.tsx'
import { formatTime } from '#ui/text/format.ts'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import type { TableColumn } from '#ui/widgets/table/table.types.ts'
import { useLocalSource } from '#ui/widgets/table/use-local-source.ts'
import { integrationsTexts } from './integrations.text.ts'
import { integrationPaths } from './paths.ts'
import { Status } from './status.tsx'

const texts = integrationsTexts.list

/** An integration as a row of the table. */
interface Row extends Omit<Integration, 'Status'> {
  /** The text of the state, by which the table sorts and searches. */
  readonly Status: string
  readonly Foretag: string
  readonly row: Integration
}

const columns: readonly TableColumn<Row>[] = [
  { id: 'Namn', label: texts.columns.Namn, width: 200 },
  { id: 'Status', label: texts.columns.Status, width: 130, render: ({ row }) => <Status {...row} /> },
  { id: 'Prefix', label: texts.columns.Prefix, width: 140, render: ({ Prefix }) => `${Prefix}…` },
  { id: 'Foretag', label: texts.columns.Foretag, width: 140 },
  { id: 'ExpiresOn', label: texts.columns.ExpiresOn, kind: 'date', width: 130 },
  {
    id: 'LastUsedAt',
    label: texts.columns.LastUsedAt,
    kind: 'time',
    width: 160,
    render: ({ LastUsedAt }) => (LastUsedAt === null ? texts.never : formatTime(LastUsedAt)),
  },
  { id: 'CreatedBy', label: texts.columns.CreatedBy, width: 120 },
]

const rowOf = (row: Integration): Row => ({
  ...row,
  Status: integrationsTexts.status[row.Status],
  Foretag: row.AllCompanies ? integrationsTexts.allCompanies : integrationsTexts.companies(row.Companies),
  row,
})

/** Renders `/settings/integrations`: the keys of other programs. */
export default function Integrations() {
  const list = useList('integrations')
  const mayWrite = allows(useSelect('rights', selectRights.rights), 'Settings.Integrations.Write')
  const { reload } = list
  // The last use of a key changes by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched anew when the screen is opened
  useEffect(reload, [])
  return (
    <>
      <PageHeader
        title={integrationsTexts.title}
        context={integrationsTexts.context}
        actions={
          mayWrite && (
            <Link className={button({ variant: 'primary' })} to={integrationPaths.new}>
              <Plus aria-hidden />
              {integrationsTexts.new}
            </Link>
          )
        }
      />
      {list.view === 'value' && <Table rows={list.value} />}
      {list.view === 'loading' && <SkeletonRows rows={5} label={texts.loading} />}
      {list.view === 'failed' && <ErrorState title={texts.failed} onRetry={reload} />}
    </>
  )
}

function Table({ rows }: { readonly rows: readonly Integration[] }) {
  const host = useTableHost()
  const local = useLocalSource(
    [],
    useMemo(() => rows.map(rowOf), [rows]),
  )
  return (
    <DataTable
      name="integrations"
      title={integrationsTexts.title}
      columns={columns}
      {...local}
      host={host}
      keyFields={['Prefix']}
      sortBy="Namn"
      renderLink={({ IntegrationID }, content) => (
        <Link to={generatePath(integrationPaths.one, { IntegrationID })}>{content}</Link>
      )}
      empty={{ title: texts.empty }}
    />
  )
}
