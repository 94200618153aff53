import type { ReactNode } from 'react'
import type { Shown } from '#machines/kit/reference-list/reference-list.select.ts'
import { failureText } from '#machines/kit/shared/tell.ts'
import { infopanelTexts } from '#ui/screens/infopanel/infopanel.text.ts'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'

interface ListViewProps<Value> {
  readonly list: Shown<Value> & { readonly reload: () => void }
  readonly rows?: number
  readonly children: (value: Value) => ReactNode
}

/**
 * Renders a card's three views: loading, failed or the value. An empty value renders its own text.
 */
export function ListView<Value>({ list, rows = 4, children }: ListViewProps<Value>) {
  if (list.view === 'loading') return <SkeletonRows rows={rows} />
  if (list.view === 'failed') {
    return <ErrorState size="sm" title={infopanelTexts.failed} text={failureText(list.failure)} onRetry={list.reload} />
  }
  return children(list.value)
}
