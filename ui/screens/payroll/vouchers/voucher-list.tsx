import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { voucherStatuses } from '#contracts/code-lists/accounting.ts'
import type { VoucherHead, VoucherList as Vouchers } from '#contracts/payroll/vouchers/shapes.ts'
import { useTableHost } from '#ui/runtime/hooks.tsx'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import type { RowAction, TableColumn } from '#ui/widgets/table/table.types.ts'
import { useLocalSource } from '#ui/widgets/table/use-local-source.ts'
import { showKronor } from '../explained/amounts.ts'
import { voucherPath } from './paths.ts'
import { useVoucherActions } from './use-voucher-actions.ts'
import { useVoucherActionsFor } from './use-vouchers.ts'
import { VoucherStatus } from './voucher-status.tsx'

const texts = voucherTexts.period
const labels = texts.columns

/** A voucher as a row: its number with its series, and the name of its status. */
interface VoucherRow extends Pick<VoucherHead, 'VerId' | 'Text' | 'Datum' | 'Summa'> {
  readonly Nummer: string
  readonly Status: string
  readonly Fil: string
  readonly head: VoucherHead
}

const rowOf = (head: VoucherHead): VoucherRow => ({
  VerId: head.VerId,
  Text: head.Text,
  Datum: head.Datum,
  Summa: head.Summa,
  head,
  Nummer: head.Nummer === null ? head.Serie : `${head.Serie} ${head.Nummer}`,
  Status: voucherStatuses.label(head.Status),
  Fil: head.Fil === null ? '' : String(head.Fil),
})

const columns: readonly TableColumn<VoucherRow>[] = [
  { id: 'Text', label: labels.Text, width: 280 },
  { id: 'Datum', label: labels.Datum, kind: 'date', width: 110 },
  { id: 'Nummer', label: labels.Nummer, width: 90 },
  {
    id: 'Summa',
    label: labels.Summa,
    kind: 'amount',
    width: 130,
    render: ({ Summa }) => showKronor(Summa),
  },
  {
    id: 'Status',
    label: labels.Status,
    width: 130,
    render: ({ head }) => <VoucherStatus status={head.Status} />,
  },
  { id: 'Fil', label: labels.Fil, width: 60 },
]

/** Renders the vouchers of a period, and what may be done with each. */
export function VoucherList({ list }: { readonly list: Vouchers }) {
  const { Period: period, Verifikationer } = list
  const host = useTableHost()
  const offeredFor = useVoucherActionsFor()
  const { remove, reverse, isActing: disabled } = useVoucherActions()
  const local = useLocalSource(
    [period.Period],
    useMemo(() => Verifikationer.map(rowOf), [Verifikationer]),
  )
  const rowActions = ({ head }: VoucherRow): readonly RowAction<VoucherRow>[] => {
    const offered = offeredFor(head)
    if (offered.includes('remove')) {
      const onSelect = () => remove(head, Verifikationer)
      return [{ id: 'remove', label: texts.remove, icon: Trash2, tone: 'danger', disabled, onSelect }]
    }
    if (offered.includes('reverse')) {
      const onSelect = () => reverse(head, Verifikationer)
      return [{ id: 'reverse', label: texts.reverse, icon: Undo2, disabled, onSelect }]
    }
    return []
  }
  return (
    <DataTable<VoucherRow>
      {...{ columns, ...local, host, rowActions }}
      name="vouchers"
      title={texts.list}
      keyFields={['VerId']}
      sortBy="Datum"
      renderLink={({ VerId }, content) => <Link to={voucherPath(VerId)}>{content}</Link>}
      empty={{ title: texts.nothing[period.Status] }}
    />
  )
}
