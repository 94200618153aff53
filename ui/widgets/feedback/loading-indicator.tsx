import { type CSSProperties, useState } from 'react'
import { loadingIndicator } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { Spinner } from './spinner.tsx'

export interface LoadingIndicatorProps {
  readonly label?: string
  /** Whether it replaces the page's own indicator (index.html), and goes on where that one is. */
  readonly sincePageStart?: boolean
}

/** Fills the window while the session is being determined. Invisible for the first 150 ms. */
export const LoadingIndicator = ({ label = widgetTexts.loading, sincePageStart = false }: LoadingIndicatorProps) => {
  const [waited] = useState(() => (sincePageStart ? `${performance.now()}ms` : undefined))
  return (
    <div className={loadingIndicator()} style={{ '--waited': waited } as CSSProperties} role="status">
      <Spinner size="lg" />
      {label}
    </div>
  )
}
