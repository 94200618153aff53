import { type ReactNode, useState } from 'react'
import { type AreaDialog, useAreas } from './area.ts'
import { ChunkBoundary } from './chunks/chunk-boundary.tsx'
import { lazyChunk } from './chunks/load-chunk.ts'

interface AreaDialogsProps {
  readonly within: AreaDialog['within']
  /** Shown while the code of one is fetched. */
  readonly fallback?: ReactNode
}

/** The dialogs of the areas, each in a boundary of its own: while one is fetched, what is open stays. */
export const AreaDialogs = ({ within, fallback }: AreaDialogsProps) =>
  useAreas()
    .flatMap(({ dialogs = [] }) => dialogs)
    .filter(dialog => dialog.within === within)
    // biome-ignore lint/suspicious/noArrayIndexKey: the dialogs are the same for as long as the page lives
    .map((dialog, order) => <WhenWanted key={order} dialog={dialog} fallback={fallback} />)

function WhenWanted({ dialog, fallback }: { readonly dialog: AreaDialog; readonly fallback: ReactNode }) {
  const [Dialog] = useState(() => lazyChunk(dialog.load))
  if (!dialog.useIsWanted()) return null
  return (
    <ChunkBoundary fallback={fallback}>
      <Dialog />
    </ChunkBoundary>
  )
}
