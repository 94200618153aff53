import History from 'lucide-react/icons/history'
import { isAdministrator } from '#contracts/code-lists/roles.ts'
import * as selectApp from '#machines/app/app.select.ts'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useDialog, useSelect } from '#ui/runtime/hooks.tsx'
import { copyEntryTexts } from '#ui/screens/copies/copy-entries.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'

const DeleteLogDialog = lazyChunk(() => import('./delete-log-dialog.tsx'))

/**
 * Renders the button that opens the log of removed companies, for licence users and administrators.
 */
export function DeleteLogButton() {
  const account = useSelect('app', selectApp.account)
  const [isOpen, setOpen] = useDialog('deleteLog')
  if (!account || !isAdministrator(account.Roll)) return null
  return (
    <>
      <Button variant="ghost" size="sm" icon={History} onClick={() => setOpen(true)}>
        {copyEntryTexts.log}
      </Button>
      {isOpen && <DeleteLogDialog onClose={() => setOpen(false)} />}
    </>
  )
}
