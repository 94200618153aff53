import type { ReactNode } from 'react'
import { descriptionList } from '#styled-system/recipes/index.js'

export interface Description {
  readonly label: string
  readonly value: ReactNode
  /** Figures, dates, organisation numbers: tabular. */
  readonly numeric?: boolean
}

export interface DescriptionListProps {
  readonly items: readonly Description[]
  readonly values?: 'start' | 'end'
}

/** Facts about one thing: what it is called, and what it is. */
export const DescriptionList = ({ items, values }: DescriptionListProps) => {
  const styles = descriptionList({ values })
  return (
    <dl className={styles.root}>
      {items.map(({ label, value, numeric }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.term}>{label}</dt>
          <dd className={styles.value} data-numeric={numeric ? '' : undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
