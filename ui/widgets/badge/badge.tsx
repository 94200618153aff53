import type { ReactNode } from 'react'
import { css } from '#styled-system/css/index.js'
import { badge } from '#styled-system/recipes/index.js'

const place = css({ position: 'relative', display: 'inline-flex', flexShrink: '0' })

export interface BadgedProps {
  /** Hidden when 0; above 99 it shows 99+. */
  readonly count: number
  /** The icon button, whose accessible name includes the count. */
  readonly children: ReactNode
}

/** Renders an icon button with a count on its corner. */
export const Badged = ({ count, children }: BadgedProps) => (
  <span className={place}>
    {children}
    {count > 0 && (
      <span className={badge()} aria-hidden>
        {count > 99 ? '99+' : count}
      </span>
    )}
  </span>
)
