import { useState } from 'react'
import * as selectApp from '#machines/app/app.select.ts'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { type AreaDialog, useAreas } from './area.ts'

/** The dialogs of the areas. While the code of one is fetched, what is open stays. */
export const AreaDialogs = ({ within }: Pick<AreaDialog, 'within'>) =>
  useAreas()
    .flatMap(({ dialogs = [] }) => dialogs)
    .filter(dialog => dialog.within === within)
    // biome-ignore lint/suspicious/noArrayIndexKey: the dialogs are the same for as long as the page lives
    .map((dialog, order) => <WhenWanted key={order} dialog={dialog} />)

function WhenWanted({ dialog }: { readonly dialog: AreaDialog }) {
  const [Dialog] = useState(() => lazyChunk(dialog.load, { fallback: <UnlessWorking /> }))
  return dialog.useIsWanted() && <Dialog />
}

/** Behind a dialog while its code comes; a screen that is there already stays. */
const UnlessWorking = () => !useSelect('app', selectApp.isWorking) && <LoadingIndicator />
