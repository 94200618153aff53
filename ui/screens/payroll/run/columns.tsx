import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Delivery } from '#contracts/payroll/delivery/shapes.ts'
import type { PayslipListItem } from '#contracts/payroll/run/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { runTexts } from '#ui/screens/payroll/run/run.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import type { TableColumn } from '#ui/widgets/table/table.types.ts'
import { wholeDates } from '#ui/widgets/whole-dates/whole-dates.tsx'
import { DeliveryChip, deliveryText } from '../delivery/delivery-chip.tsx'
import { showKronor } from '../explained/amounts.ts'
import { PayslipStatus } from './payslip-status.tsx'

const texts = runTexts.list
const warning = css({
  '& svg': {
    display: 'inline',
    width: '4',
    height: '4',
    marginRight: '1.5',
    verticalAlign: '[-0.2em]',
    color: 'accent.text',
  },
})

/** A payslip as a row of the table: its warnings and its delivery are texts. */
export type PayslipRow = Omit<PayslipListItem, 'Varningar' | 'Utlamning'> & {
  readonly Varningar: string
  /** How it is delivered, in words. */
  readonly Leverans: string
  readonly Utlamning: Delivery
}

/** Returns a payslip as a row of the table. */
export const rowOf = (item: PayslipListItem): PayslipRow => ({
  ...item,
  Varningar: item.Varningar.join(' '),
  Leverans: deliveryText(item.Utlamning),
})

const amount = (
  id: 'Brutto' | 'Skatt' | 'Netto' | 'Arbetsgivaravgift',
  more: object = {},
): TableColumn<PayslipRow> => ({
  id,
  label: texts.columns[id],
  kind: 'amount',
  width: 130,
  isSummed: true,
  render: row => showKronor(row[id]),
  ...more,
})

/** Returns a difference from the period before with its sign, or that there was none before. */
export function differenceText(difference: number | null): string {
  if (difference === null) return texts.newcomer
  return difference > 0 ? texts.more(showKronor(difference)) : showKronor(difference)
}

/** The columns of a period's payslips. */
export const columns: readonly TableColumn<PayslipRow>[] = [
  { id: 'Namn', label: texts.columns.Namn, width: 180 },
  { id: 'AnstNr', label: texts.columns.AnstNr, width: 95 },
  { id: 'Avdelning', label: texts.columns.Avdelning, width: 130, isHidden: true },
  {
    id: 'StatusText',
    label: texts.columns.StatusText,
    width: 125,
    isSearchable: false,
    render: ({ StatusText }) => <PayslipStatus status={StatusText} />,
  },
  {
    id: 'Leverans',
    label: texts.columns.Utlamning,
    width: 175,
    isSearchable: false,
    isSortable: false,
    render: ({ Utlamning }) => <DeliveryChip delivery={Utlamning} />,
  },
  amount('Brutto', { width: 110 }),
  amount('Skatt', { width: 100 }),
  amount('Netto', { width: 110 }),
  {
    id: 'DiffNetto',
    label: texts.columns.DiffNetto,
    kind: 'amount',
    width: 100,
    render: ({ DiffNetto }) => (
      <span className={DiffNetto === null || DiffNetto === 0 ? common.muted : undefined}>
        {differenceText(DiffNetto)}
      </span>
    ),
  },
  amount('Arbetsgivaravgift', { width: 150, isHidden: true }),
  {
    id: 'Varningar',
    label: texts.columns.Varningar,
    width: 130,
    isSearchable: false,
    isSortable: false,
    render: ({ Varningar }) =>
      Varningar === '' ? (
        ''
      ) : (
        <span className={warning}>
          <TriangleAlert aria-hidden />
          {wholeDates(Varningar)}
        </span>
      ),
  },
]
