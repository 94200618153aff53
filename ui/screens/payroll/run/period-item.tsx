import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { css } from '#styled-system/css/index.js'
import { common } from '#ui/theme/common-styles.ts'
import { periodName } from './period-name.ts'

const line = css({
  display: 'grid',
  gap: '3',
  padding: '4',
  alignItems: 'center',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[11rem minmax(0, 1fr) 11rem]' },
})
const heading = css({
  textStyle: 'title',
  _firstLetter: { textTransform: 'uppercase' },
  '& a': { color: 'link.default', textDecoration: 'underline', textUnderlineOffset: '[2px]' },
})
const middle = css({ display: 'grid', gap: '3', minWidth: '0' })
const end = css({ justifySelf: { lg: 'end' } })

interface PeriodItemProps {
  /** YYYYMM */
  readonly period: string
  /** The path that the period's name leads to. */
  readonly to: string
  /** The lines below its name. */
  readonly facts: readonly string[]
  /** The button of its next step. */
  readonly step: ReactNode
  /** Where it stands, and its sums. */
  readonly children: ReactNode
}

/** Renders a period in the list of a year. */
export const PeriodItem = ({ period, to, facts, step, children }: PeriodItemProps) => (
  <li className={line}>
    <div>
      <h2 className={heading}>
        <Link to={to}>{periodName(period)}</Link>
      </h2>
      {facts.map(fact => (
        <p key={fact} className={common.caption}>
          {fact}
        </p>
      ))}
    </div>
    <div className={middle}>{children}</div>
    {step && <div className={end}>{step}</div>}
  </li>
)
