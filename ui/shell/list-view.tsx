import type { ReactNode } from 'react'
import type { Shown } from '#machines/kit/reference-list/reference-list.select.ts'
import { failureText } from '#machines/kit/shared/tell.ts'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { shellTexts } from './shell.text.ts'

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
    return (
      <ErrorState size="sm" title={shellTexts.list.failed} text={failureText(list.failure)} onRetry={list.reload} />
    )
  }
  return children(list.value)
}
