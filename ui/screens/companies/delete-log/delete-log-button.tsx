import History from 'lucide-react/icons/history'
import { openings } from '#contracts/rights/openings.ts'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useMay } from '#ui/runtime/access.ts'
import { useDialog } from '#ui/runtime/hooks.tsx'
import { copyEntryTexts } from '#ui/screens/copies/copy-entries.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'

const DeleteLogDialog = lazyChunk(() => import('./delete-log-dialog.tsx'))

/**
 * Renders the button that opens the log of removed companies, for licence users and administrators.
 */
export function DeleteLogButton() {
  const isOffered = useMay(openings.removedCompanies)
  const [isOpen, setOpen] = useDialog('deleteLog')
  if (!isOffered) return null
  return (
    <>
      <Button variant="ghost" size="sm" icon={History} onClick={() => setOpen(true)}>
        {copyEntryTexts.log}
      </Button>
      {isOpen && <DeleteLogDialog onClose={() => setOpen(false)} />}
    </>
  )
}
