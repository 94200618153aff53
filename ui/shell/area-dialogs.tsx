import { type ComponentType, useCallback, useEffect, useState } from 'react'
import * as selectApp from '#machines/app/app.select.ts'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { type AreaDialog, useAreas } from './area.ts'

/**
 * Renders the dialogs of the areas. While the code of one loads, the open ones remain. When several
 * are open at the start, as after a reload, a later one waits for those before it, and lies above.
 */
export function AreaDialogs({ within }: Pick<AreaDialog, 'within'>) {
  const all = useAreas().areas.flatMap(({ dialogs = [] }) => dialogs)
  return <InOrder dialogs={all.filter(dialog => dialog.within === within)} />
}

function InOrder({ dialogs: [dialog, ...others] }: { readonly dialogs: readonly AreaDialog[] }) {
  return dialog && <WhenWanted dialog={dialog} others={others} />
}

interface WhenWantedProps {
  readonly dialog: AreaDialog
  readonly others: readonly AreaDialog[]
}

function WhenWanted({ dialog, others }: WhenWantedProps) {
  const [Dialog] = useState(() =>
    lazyChunk(async () => withArrival(await dialog.load()), { fallback: <UnlessWorking /> }),
  )
  const isWanted = dialog.useIsWanted()
  const [hasBegun, setBegun] = useState(false)
  const goOn = useCallback(() => setBegun(true), [])
  if (!isWanted && !hasBegun) setBegun(true)
  return (
    <>
      {isWanted && <Dialog onArrival={goOn} />}
      {hasBegun && <InOrder dialogs={others} />}
    </>
  )
}

interface ArrivalProps {
  readonly onArrival: () => void
}

/** Adds a report that the dialog is in the page. */
const withArrival = ({ default: Dialog }: { readonly default: ComponentType }) => ({
  default: function Arriving({ onArrival }: ArrivalProps) {
    useEffect(onArrival, [onArrival])
    return <Dialog />
  },
})

/** Renders a background for a dialog whose code is loading, unless a screen is already shown. */
const UnlessWorking = () => !useSelect('app', selectApp.isWorking) && <LoadingIndicator />
