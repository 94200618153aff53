import type { ReactNode } from 'react'
import { descriptionList } from '#styled-system/recipes/index.js'
import { wholeDates } from '../whole-dates/whole-dates.tsx'

export interface Description {
  readonly label: string
  readonly value: ReactNode
  /** Tabular digits for amounts, dates and organisation numbers. */
  readonly numeric?: boolean
}

export interface DescriptionListProps {
  readonly items: readonly Description[]
  readonly values?: 'start' | 'end'
}

/** Renders facts about one thing as terms and values. */
export const DescriptionList = ({ items, values }: DescriptionListProps) => {
  const styles = descriptionList({ values })
  return (
    <dl className={styles.root}>
      {items.map(({ label, value, numeric }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.term}>{label}</dt>
          <dd className={styles.value} data-numeric={numeric ? '' : undefined}>
            {wholeDates(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
