import { badge } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/text/widgets.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface BadgeProps {
  /** Nothing is drawn for 0; above 99 it says 99+. */
  readonly count: number
  /** What it counts, for ears: otherwise '3 olästa'. */
  readonly label?: string
  readonly place?: 'inline' | 'corner'
}

/** A count that wants attention. */
export const Badge = ({ count, label = widgetTexts.unread(count), place }: BadgeProps) => {
  if (count <= 0) return null
  return (
    <span className={badge({ place })}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
