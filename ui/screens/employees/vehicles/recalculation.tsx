import Calculator from 'lucide-react/icons/calculator'
import Pencil from 'lucide-react/icons/pencil'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { right } from '#contracts/rights/openings.ts'
import type { RecalculationRow } from '#contracts/vehicles/shapes.ts'
import * as selectYear from '#machines/salary-years/salary-year/salary-year.select.ts'
import { css } from '#styled-system/css/index.js'
import { useMay } from '#ui/runtime/access.ts'
import { useListPages, useSelect, useTableHost } from '#ui/runtime/hooks.tsx'
import { vehicleTexts } from '#ui/screens/employees/vehicles/vehicles.text.ts'
import { formatCount } from '#ui/text/format.ts'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import { serverSource } from '#ui/widgets/table/sources.ts'
import type { BatchAction, RowAction, TableColumn } from '#ui/widgets/table/table.types.ts'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { Explanation } from './explanation.tsx'
import { vehiclePath } from './paths.ts'

const texts = vehicleTexts.recalculation
const warning = css({ display: 'flex', gap: '1.5', alignItems: 'flex-start', color: 'error.text' })
const warningIcon = css({ flexShrink: '0', width: '4', height: '4', marginTop: '0.5' })

/** Shows SEK without decimals; an unknown amount is blank. */
const amountOf = (amount: number | null) => (amount === null ? '' : texts.amount(formatCount(amount)))

const columns: readonly TableColumn<RecalculationRow>[] = [
  { id: 'Namn', label: texts.columns.Namn, width: 200 },
  {
    id: 'BilModel',
    label: texts.columns.BilModel,
    width: 260,
    render: row => (row.ErrorMessage === '' ? row.BilModel : <Warned row={row} />),
  },
  { id: 'BilYear', label: texts.columns.BilYear, width: 100, isSearchable: false, render: row => String(row.BilYear) },
  ...(['BilFormon', 'BerFormanTot', 'Forandring'] as const).map(id => ({
    id,
    label: texts.columns[id],
    kind: 'number' as const,
    width: 150,
    render: (row: RecalculationRow) => (row.ErrorMessage === '' ? amountOf(row[id]) : ''),
  })),
]

const batches: readonly BatchAction[] = [
  { id: 'recalculate', url: 'recalculate', label: texts.update, icon: Calculator },
]

/**
 * Renders `/registry/employees/@/vehicles`: the recalculation of vehicle benefits in the salary
 * year in use.
 */
export default function Recalculation() {
  const year = useSelect('salaryYear', selectYear.year)
  const [explained, explain] = useState<RecalculationRow | null>(null)
  const mayRead = useMay(right('Registry.PerReg.Read'))
  const navigate = useNavigate()
  const host = useTableHost()
  const load = useListPages('vehicleRecalculation')
  const send = useListPages('recalculateVehicles')
  const source = useMemo(
    () =>
      serverSource([year], {
        load: (query, signal) => load(year ?? 0, query, signal),
        send: ({ items }, signal) =>
          send(
            year ?? 0,
            (items as readonly RecalculationRow[]).map(({ Id }) => Id),
            signal,
          ),
      }),
    [load, send, year],
  )
  const rowActions = (row: RecalculationRow): readonly RowAction<RecalculationRow>[] => [
    ...(row.ErrorMessage === ''
      ? [
          {
            id: 'explain',
            label: texts.explain,
            icon: Calculator,
            onSelect: explain,
          },
        ]
      : []),
    ...(mayRead
      ? [
          {
            id: 'open',
            label: texts.open,
            icon: Pencil,
            onSelect: ({ AnstNr, Id }: RecalculationRow) => navigate(vehiclePath(AnstNr, Id)),
          },
        ]
      : []),
  ]
  if (year === null) return null
  return (
    <>
      <PageHeader title={texts.title} context={texts.context(year)} />
      <DataTable<RecalculationRow>
        key={year}
        columns={columns}
        source={source}
        host={host}
        rowActions={rowActions}
        batches={batches}
        name="vehicleRecalculation"
        title={texts.title}
        keyFields={['BilModel', 'AnstNr', 'Id']}
        sortBy="Namn"
        isSelectable
        isWrapped
        {...(mayRead && {
          renderLink: ({ AnstNr, Id }, content) => <Link to={vehiclePath(AnstNr, Id)}>{content}</Link>,
        })}
        empty={{ title: texts.empty }}
      />
      {explained && <Explanation row={explained} year={year} onClose={() => explain(null)} />}
    </>
  )
}

/** Renders a car whose benefit cannot be calculated, with the reason. */
const Warned = ({ row: { BilModel, ErrorMessage } }: { readonly row: RecalculationRow }) => (
  <>
    {BilModel}
    <span className={warning}>
      <TriangleAlert aria-hidden className={warningIcon} />
      <span>
        <VisuallyHidden>{`${texts.warning}: `}</VisuallyHidden>
        {ErrorMessage}
      </span>
    </span>
  </>
)
