import ListTree from 'lucide-react/icons/list-tree'
import { useMemo } from 'react'
import type { VoucherRow } from '#contracts/payroll/vouchers/shapes.ts'
import { unitName } from '#contracts/person/result-unit.ts'
import { resultUnits } from '#contracts/settings/counts.ts'
import { workplace } from '#machines/app/app.select.ts'
import { useSelect, useTableHost } from '#ui/runtime/hooks.tsx'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import type { RowAction, TableColumn } from '#ui/widgets/table/table.types.ts'
import { useLocalSource } from '#ui/widgets/table/use-local-source.ts'
import { showKronor, showQuantity } from '../explained/amounts.ts'

const texts = voucherTexts.voucher
const labels = texts.row

/** A row of the table: debit and credit are columns of their own, and so is each result unit. */
type Shown = Pick<VoucherRow, 'Rad' | 'Konto' | 'KontoNamn' | 'AnstNr' | 'Text' | 'Antal'> & {
  readonly Debet: number | null
  readonly Kredit: number | null
  readonly row: VoucherRow
} & { readonly [Unit in `ResEnh${(typeof resultUnits)[number]}`]: string }

const shownRow = (row: VoucherRow): Shown => {
  const { Rad, Konto, KontoNamn, AnstNr, Text, Antal, Belopp, ResEnh } = row
  const units = Object.fromEntries(resultUnits.map(n => [`ResEnh${n}`, ResEnh[n - 1] ?? '']))
  return {
    Rad,
    Konto,
    KontoNamn,
    AnstNr,
    Text,
    Antal,
    row,
    Debet: Belopp > 0 ? Belopp : null,
    Kredit: Belopp < 0 ? -Belopp : null,
    ...units,
  } as Shown
}

const amount = (id: 'Debet' | 'Kredit', label: string): TableColumn<Shown> => ({
  id,
  label,
  kind: 'amount',
  width: 120,
  isSummed: true,
  render: row => {
    const value = row[id]
    return value !== null && showKronor(value)
  },
})

interface VoucherRowsProps {
  readonly VerId: string
  readonly rows: readonly VoucherRow[]
  /** Shows what a row comes from. */
  readonly onSources: (row: VoucherRow) => void
}

/** Renders the rows of a voucher with their sums. Columns that no row has are left out. */
export function VoucherRows({ VerId, rows, onSources }: VoucherRowsProps) {
  const host = useTableHost()
  const company = useSelect('app', workplace)?.company
  const local = useLocalSource(
    [VerId],
    useMemo(() => rows.map(shownRow), [rows]),
    { sums: ['Debet', 'Kredit'] },
  )
  const columns = useMemo((): readonly TableColumn<Shown>[] => {
    const has = (value: (row: VoucherRow) => unknown) => rows.some(row => (value(row) ?? '') !== '')
    const units = resultUnits.filter(n => has(({ ResEnh }) => ResEnh[n - 1]))
    return [
      { id: 'Konto', label: labels.Konto, width: 90 },
      { id: 'KontoNamn', label: labels.KontoNamn, width: 200 },
      ...units.map((n): TableColumn<Shown> => ({ id: `ResEnh${n}`, label: unitName(n)(company ?? {}), width: 110 })),
      ...(has(({ AnstNr }) => AnstNr) ? [{ id: 'AnstNr', label: labels.AnstNr, width: 90 } as const] : []),
      ...(has(({ Antal }) => Antal)
        ? [
            {
              ...({ id: 'Antal', label: labels.Antal, kind: 'number', width: 90 } as const),
              render: ({ Antal }: Shown) => Antal !== null && showQuantity(Antal),
            },
          ]
        : []),
      amount('Debet', voucherTexts.debit),
      amount('Kredit', voucherTexts.credit),
      { id: 'Text', label: labels.Text, width: 180, isHidden: !has(({ Text }) => Text) },
      { id: 'Rad', label: labels.Rad, kind: 'number', width: 60, isHidden: true },
    ]
  }, [rows, company])
  const rowActions = ({ row }: Shown): readonly RowAction<Shown>[] => [
    { id: 'sources', label: texts.sources, icon: ListTree, onSelect: () => onSources(row) },
  ]
  return (
    <DataTable<Shown>
      {...{ columns, ...local, host, rowActions }}
      name="voucherRows"
      title={texts.rows}
      keyFields={['Rad']}
      sortBy="Rad"
      empty={{ title: texts.noRows }}
    />
  )
}
