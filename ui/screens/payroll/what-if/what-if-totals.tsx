import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/what-if/what-if.select.ts'
import { css } from '#styled-system/css/index.js'
import { type PlainColumn, PlainTable } from '#ui/widgets/plain-table/plain-table.tsx'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { comparedTexts } from '../compared/compared.text.ts'
import { showDifference } from '../compared/compared-rows.ts'
import { showKronor } from '../explained/amounts.ts'
import { whatIfTexts as texts } from './what-if.text.ts'

const note = css({ textStyle: 'caption', color: 'fg.muted', marginBottom: '2' })

const names = ['Brutto', 'Skatt', 'Netto', 'Arbetsgivaravgift', 'Kostnad'] as const
const columns: readonly PlainColumn[] = [
  { label: texts.sums.name, isUnlabelled: true },
  // On a phone what it is now is left out: the persons below have it.
  { label: texts.sums.now, isNumeric: true, isWide: true },
  { label: texts.sums.after, isNumeric: true },
  { label: texts.sums.difference, isNumeric: true, isMain: true },
]

/** Renders what the selection comes to now and under the change. */
export function WhatIfTotals({ flow }: { readonly flow: FlowRef<'whatIf'> }) {
  const rows = useSelector(flow, select.rows)
  const [before, after] = useMemo(
    () => [select.sumsOf(rows.map(({ Fore }) => Fore)), select.sumsOf(rows.map(({ Efter }) => Efter))] as const,
    [rows],
  )
  const difference = select.differencesOf(after, before)
  return (
    <div>
      <p className={note}>{texts.of(rows.length)}</p>
      <PlainTable
        caption={texts.sums.caption}
        columns={columns}
        rows={names.map(name => ({
          key: name,
          cells: [
            comparedTexts.names[name],
            showKronor(before[name]),
            showKronor(after[name]),
            showDifference(difference[name]),
          ],
        }))}
      />
      <VisuallyHidden>
        <span role="status">{texts.said(showDifference(difference.Kostnad))}</span>
      </VisuallyHidden>
    </div>
  )
}
