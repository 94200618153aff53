import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/what-if/what-if.select.ts'
import { css } from '#styled-system/css/index.js'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { comparedTexts } from '../compared/compared.text.ts'
import { showDifference } from '../compared/compared-rows.ts'
import { showKronor } from '../explained/amounts.ts'
import { whatIfTexts as texts } from './what-if.text.ts'

const note = css({ textStyle: 'caption', color: 'fg.muted', marginBottom: '2' })
const table = css({ width: 'full', borderCollapse: 'collapse', textStyle: 'table' })
const cell = css({
  paddingBlock: '2',
  borderBottom: 'subtle',
  textAlign: 'start',
  fontWeight: 'regular',
  '&[data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', paddingLeft: '3' },
  '&[data-main]': { fontWeight: 'semibold' },
})
const head = css({
  paddingBlock: '1',
  textStyle: 'captionStrong',
  color: 'fg.muted',
  borderBottom: 'subtle',
  textAlign: 'start',
  '&[data-number]': { textAlign: 'end', paddingLeft: '3' },
})
/** On a phone what it is now is left out: the persons below have it. */
const wideOnly = css({ display: { base: 'none', sm: 'table-cell' } })

const names = ['Brutto', 'Skatt', 'Netto', 'Arbetsgivaravgift', 'Kostnad'] as const

/** Renders what the selection comes to now and under the change. */
export function WhatIfTotals({ flow }: { readonly flow: FlowRef<'whatIf'> }) {
  const rows = useSelector(flow, select.rows)
  const [before, after] = useMemo(
    () => [select.sumsOf(rows.map(({ Fore }) => Fore)), select.sumsOf(rows.map(({ Efter }) => Efter))] as const,
    [rows],
  )
  const difference = select.differenceOf(after, before)
  return (
    <div>
      <p className={note}>{texts.of(rows.length)}</p>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col" className={head}>
              <VisuallyHidden>{texts.sums.name}</VisuallyHidden>
            </th>
            <th scope="col" className={`${head} ${wideOnly}`} data-number>
              {texts.sums.now}
            </th>
            <th scope="col" className={head} data-number>
              {texts.sums.after}
            </th>
            <th scope="col" className={head} data-number>
              {texts.sums.difference}
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map(name => (
            <tr key={name}>
              <th scope="row" className={cell}>
                {comparedTexts.names[name]}
              </th>
              <td className={`${cell} ${wideOnly}`} data-number>
                {showKronor(before[name])}
              </td>
              <td className={cell} data-number>
                {showKronor(after[name])}
              </td>
              <td className={cell} data-number data-main>
                {showDifference(difference[name])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <VisuallyHidden>
        <span role="status">{texts.said(showDifference(difference.Kostnad))}</span>
      </VisuallyHidden>
    </div>
  )
}
