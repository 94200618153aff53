import { useState } from 'react'
import * as selectApp from '#machines/app/app.select.ts'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { type AreaDialog, useAreas } from './area.ts'

/** Renders the dialogs of the areas. While the code of one loads, the open ones remain. */
export const AreaDialogs = ({ within }: Pick<AreaDialog, 'within'>) =>
  useAreas()
    .areas.flatMap(({ dialogs = [] }) => dialogs)
    .filter(dialog => dialog.within === within)
    // biome-ignore lint/suspicious/noArrayIndexKey: the dialogs are the same for as long as the page lives
    .map((dialog, order) => <WhenWanted key={order} dialog={dialog} />)

function WhenWanted({ dialog }: { readonly dialog: AreaDialog }) {
  const [Dialog] = useState(() => lazyChunk(dialog.load, { fallback: <UnlessWorking /> }))
  return dialog.useIsWanted() && <Dialog />
}

/** Renders a background for a dialog whose code is loading, unless a screen is already shown. */
const UnlessWorking = () => !useSelect('app', selectApp.isWorking) && <LoadingIndicator />
