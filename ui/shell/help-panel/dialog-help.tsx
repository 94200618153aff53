import CircleHelp from 'lucide-react/icons/circle-help'
import * as select from '#machines/frame/help-panel/help-panel.select.ts'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { helpTexts } from '#ui/shell/help-panel/help.text.ts'
import { IconButton } from '#ui/widgets/button/icon-button.tsx'

const HelpPanel = lazyChunk(() => import('./help-panel.tsx'))

/**
 * Renders a dialog's help button, which opens a drawer over the dialog. The toolbar's help is inert
 * while a dialog is open.
 */
export function DialogHelp({ dialogKey }: { readonly dialogKey: string }) {
  const panel = useFlow('helpPanel')
  const isOpen = useSelect('helpPanel', snapshot => select.isOpen(snapshot) && select.dialogKey(snapshot) === dialogKey)
  return (
    <>
      <IconButton
        icon={CircleHelp}
        size="sm"
        label={helpTexts.aboutDialog}
        onClick={() => panel.send({ type: 'help.open', dialogKey })}
      />
      {isOpen && <HelpPanel />}
    </>
  )
}
