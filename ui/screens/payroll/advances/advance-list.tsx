import { useSelector } from '@xstate/react'
import Landmark from 'lucide-react/icons/landmark'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { advanceStatuses } from '#contracts/code-lists/payments.ts'
import { actionsFor } from '#contracts/life/life.ts'
import { type AdvanceAction, advanceLife } from '#contracts/payroll/advances/advance-life.ts'
import type { Advance } from '#contracts/payroll/advances/shapes.ts'
import { right } from '#contracts/rights/openings.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/advances/advances.select.ts'
import { useMay, useOpens } from '#ui/runtime/access.ts'
import { useTableHost } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { advancesTexts as texts } from '#ui/screens/payroll/advances/advances.text.ts'
import { StatusChip } from '#ui/widgets/status-chip/status-chip.tsx'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import type { RowAction, TableColumn } from '#ui/widgets/table/table.types.ts'
import { useLocalSource } from '#ui/widgets/table/use-local-source.ts'
import { showKronor } from '../explained/amounts.ts'
import { StepsDialog } from '../explained/steps-dialog.tsx'
import { paymentsPath } from '../run/paths.ts'

const labels = texts.columns
const tones = { REGISTERED: 'neutral', ORDERED: 'info', PAID: 'warning', SETTLED: 'success' } as const

interface AdvanceRow extends Omit<Advance, 'Status'> {
  /** The name of the status. */
  readonly Status: string
  readonly advance: Advance
}
const rowOf = (advance: Advance): AdvanceRow => ({
  ...advance,
  advance,
  Status: advanceStatuses.label(advance.Status),
})

const kronor = (amount: number | null): string => (amount === null ? '' : showKronor(amount))
const columns: readonly TableColumn<AdvanceRow>[] = [
  { id: 'Namn', label: labels.Namn, width: 165 },
  { id: 'AnstNr', label: labels.AnstNr, width: 90 },
  { id: 'Utbetalningsdag', label: labels.Utbetalningsdag, kind: 'date', width: 145 },
  { id: 'Belopp', label: labels.Belopp, kind: 'amount', width: 100, render: row => showKronor(row.Belopp) },
  { id: 'Skatt', label: labels.Skatt, kind: 'amount', width: 90, render: row => kronor(row.Skatt) },
  { id: 'Netto', label: labels.Netto, kind: 'amount', width: 100, render: row => kronor(row.Netto) },
  {
    id: 'Status',
    label: labels.Status,
    width: 115,
    render: ({ advance: { Status } }) => <StatusChip tone={tones[Status]}>{advanceStatuses.label(Status)}</StatusChip>,
  },
  {
    id: 'Rest',
    label: labels.Rest,
    kind: 'amount',
    width: 130,
    // Nothing is deducted before it is paid.
    render: ({ advance: { Status, Rest } }) => (Status === 'PAID' || Status === 'SETTLED' ? showKronor(Rest) : ''),
  },
  { id: 'Orsak', label: labels.Orsak, width: 185 },
]

interface AdvanceListProps {
  readonly flow: FlowRef<'advances'>
  readonly advances: readonly Advance[]
  /** The button that registers the first. */
  readonly empty: ReactNode
}

/** Renders the advances, and what may be done with each. */
export function AdvanceList({ flow, advances, empty }: AdvanceListProps) {
  const opens = useOpens()
  const host = useTableHost()
  const navigate = useNavigate()
  const seesPayments = useMay(right('Payslips.Read'))
  const disabled = useSelector(flow, select.isActing)
  const [explained, explain] = useState<Advance | null>(null)
  const local = useLocalSource(
    [],
    useMemo(() => advances.map(rowOf), [advances]),
  )
  const rowActions = ({ advance }: AdvanceRow): readonly RowAction<AdvanceRow>[] => {
    const { ForskId, Status, Period } = advance
    const offered = actionsFor(advanceLife, { status: Status }, name => opens(right(name)))
    const { review, takeBack, steps, payment } = texts.row
    const order = () => flow.send({ type: 'advances.preview', ForskId: [ForskId] })
    const back = () => flow.send({ type: 'advances.takeBack', ForskId, key: newKey() })
    const acts: readonly (RowAction<AdvanceRow> & { readonly id: AdvanceAction })[] = [
      { id: 'order', label: review, icon: Landmark, disabled, onSelect: order },
      { id: 'takeBack', label: takeBack, icon: Undo2, tone: 'danger', disabled, onSelect: back },
    ]
    if (Status === 'REGISTERED') return acts.filter(({ id }) => offered.includes(id))
    return [
      { id: 'steps', label: steps, icon: ListOrdered, onSelect: () => explain(advance) },
      ...(seesPayments
        ? [{ id: 'payment', label: payment, icon: Landmark, onSelect: () => navigate(paymentsPath(Period)) }]
        : []),
    ]
  }
  return (
    <>
      <DataTable<AdvanceRow>
        {...{ columns, ...local, host, rowActions }}
        name="advances"
        title={texts.list}
        keyFields={['ForskId']}
        empty={{ title: texts.empty, action: empty }}
      />
      {explained && (
        <StepsDialog of={explained.Steg} ids={explained.Steg.map(({ Id }) => Id)} onClose={() => explain(null)} />
      )}
    </>
  )
}
