import { useSelector } from '@xstate/react'
import Scale from 'lucide-react/icons/scale'
import { useMemo } from 'react'
import type { WhatIfRow } from '#contracts/payroll/what-if/shapes.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/what-if/what-if.select.ts'
import { useTableHost } from '#ui/runtime/hooks.tsx'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import { localSource } from '#ui/widgets/table/sources.ts'
import type { TableColumn } from '#ui/widgets/table/table.types.ts'
import { showDifference } from '../compared/compared-rows.ts'
import { whatIfTexts as texts } from './what-if.text.ts'
import { WhatIfPayslipDialog } from './what-if-payslip.tsx'

/** A person's difference as a row of the table, and of its files. */
interface PersonRow {
  readonly AnstNr: string
  readonly Namn: string
  readonly Avdelning: string
  readonly DiffBrutto: number
  readonly DiffSkatt: number
  readonly DiffNetto: number
  readonly DiffAvgift: number
  readonly DiffKostnad: number
  readonly Brutto: number
  readonly Skatt: number
  readonly Netto: number
  readonly Arbetsgivaravgift: number
  readonly Kostnad: number
}

function personRow({ AnstNr, Namn, Avdelning, Fore, Efter }: WhatIfRow): PersonRow {
  const difference = select.differencesOf(Efter, Fore)
  return {
    AnstNr,
    Namn,
    Avdelning,
    ...Efter,
    DiffBrutto: difference.Brutto,
    DiffSkatt: difference.Skatt,
    DiffNetto: difference.Netto,
    DiffAvgift: difference.Arbetsgivaravgift,
    DiffKostnad: difference.Kostnad,
  }
}

const differences = ['DiffBrutto', 'DiffSkatt', 'DiffNetto', 'DiffAvgift', 'DiffKostnad'] as const
const amounts = ['Brutto', 'Skatt', 'Netto', 'Arbetsgivaravgift', 'Kostnad'] as const

const columns: readonly TableColumn<PersonRow>[] = [
  { id: 'Namn', label: texts.columns.Namn, width: 190 },
  { id: 'AnstNr', label: texts.columns.AnstNr, width: 95 },
  { id: 'Avdelning', label: texts.columns.Avdelning, width: 130, isHidden: true },
  ...differences.map(
    (id): TableColumn<PersonRow> => ({
      id,
      label: texts.columns[id],
      kind: 'amount',
      width: 120,
      isSummed: true,
      render: row => showDifference(row[id]),
    }),
  ),
  ...amounts.map(
    (id): TableColumn<PersonRow> => ({
      id,
      label: texts.columns[id],
      kind: 'amount',
      width: 150,
      isSummed: true,
      isHidden: true,
    }),
  ),
]

/** Renders the difference of each person, which opens to the rows and their steps. */
export function WhatIfPersons({ flow, Period }: { readonly flow: FlowRef<'whatIf'>; readonly Period: string }) {
  const isAnswered = useSelector(flow, select.isAnswered)
  const rows = useSelector(flow, select.rows)
  const host = useTableHost()
  const source = useMemo(
    () => localSource([Period], rows.map(personRow), { sums: [...differences, ...amounts] }),
    [rows, Period],
  )
  if (!isAnswered || rows.length === 0) return null
  return (
    <>
      <DataTable<PersonRow>
        columns={columns}
        source={source}
        host={host}
        name="whatIf"
        title={`${texts.persons} ${Period}`}
        keyFields={['AnstNr']}
        sortBy="Namn"
        rowActions={() => [
          {
            id: 'open',
            label: texts.open,
            icon: Scale,
            onSelect: ({ AnstNr }) => flow.send({ type: 'whatIf.open', AnstNr }),
          },
        ]}
        empty={{ title: texts.nobody.title }}
      />
      <WhatIfPayslipDialog flow={flow} />
    </>
  )
}
