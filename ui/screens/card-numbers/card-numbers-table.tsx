import { useSelector } from '@xstate/react'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useMemo } from 'react'
import type { CardNumber, CardNumbers } from '#contracts/card-numbers/shapes.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/card-numbers/card-number/card-number.select.ts'
import { useRuntime, useTableHost } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { today } from '#ui/text/format.ts'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import type { RowAction, TableColumn } from '#ui/widgets/table/table.types.ts'
import { useLocalSource } from '#ui/widgets/table/use-local-source.ts'
import { cardNumbersTexts } from './card-numbers.text.ts'

const texts = cardNumbersTexts.list

const columnsBefore: readonly TableColumn<CardNumber>[] = [
  { id: 'AnstNr', label: texts.columns.AnstNr, width: 100 },
  { id: 'Namn', label: texts.columns.Namn, width: 220 },
  { id: 'KortNr', label: texts.columns.KortNr, width: 160 },
]
const columnsAfter: readonly TableColumn<CardNumber>[] = [
  { id: 'FromDatum', label: texts.columns.FromDatum, kind: 'date', width: 130 },
  { id: 'TomDatum', label: texts.columns.TomDatum, kind: 'date', width: 130 },
]

interface CardNumbersTableProps {
  readonly flow: FlowRef<'cardNumber'>
  readonly list: CardNumbers
  readonly mayWrite: boolean
}

/** Renders the card numbers. A PIN is shown one at a time, on request. */
export function CardNumbersTable({ flow, list, mayWrite }: CardNumbersTableProps) {
  const host = useTableHost()
  const { UsesPIN: usesPin, Cards: cards } = list
  const shown = useSelector(flow, select.shownPin)
  const disabled = useSelector(flow, select.isRemoving)
  const local = useLocalSource([], cards)
  const columns = useMemo(
    () => [
      ...columnsBefore,
      ...(usesPin
        ? [
            {
              id: 'HasPIN' as const,
              label: texts.columns.HasPIN,
              width: 100,
              isSearchable: false,
              render: (row: CardNumber) => <Pin flow={flow} card={row} />,
            },
          ]
        : []),
      ...columnsAfter,
    ],
    [flow, usesPin],
  )
  const rowActions = (card: CardNumber): readonly RowAction<CardNumber>[] =>
    mayWrite
      ? [
          {
            id: 'edit',
            label: texts.edit,
            icon: Pencil,
            disabled,
            onSelect: stored => flow.send({ type: 'card.open', stored, today: today() }),
          },
          ...(usesPin && card.HasPIN ? [pinAction(flow, shown?.Id === card.Id)] : []),
          {
            id: 'remove',
            label: texts.remove,
            icon: Trash2,
            tone: 'danger',
            disabled,
            onSelect: stored => flow.send({ type: 'card.remove', stored, key: newKey() }),
          },
        ]
      : []
  return (
    <DataTable
      name="cardNumbers"
      title={cardNumbersTexts.title}
      columns={columns}
      {...local}
      host={host}
      keyFields={['KortNr']}
      sortBy="AnstNr"
      rowActions={rowActions}
      empty={{ title: texts.empty }}
    />
  )
}

const pinAction = (flow: FlowRef<'cardNumber'>, isShown: boolean): RowAction<CardNumber> => ({
  id: 'pin',
  label: isShown ? texts.hidePin : texts.showPin,
  icon: isShown ? EyeOff : Eye,
  onSelect: stored => flow.send(isShown ? { type: 'card.hidePin' } : { type: 'card.showPin', stored }),
})

/** Renders whether a card has a PIN, or the PIN itself while it is shown. */
function Pin({ flow, card }: { readonly flow: FlowRef<'cardNumber'>; readonly card: CardNumber }) {
  const { vault } = useRuntime()
  const shown = useSelector(flow, select.shownPin)
  if (shown?.Id === card.Id && shown.pin !== '') return <output>{vault.reveal(shown.pin)}</output>
  return card.HasPIN ? texts.withPin : texts.withoutPin
}
