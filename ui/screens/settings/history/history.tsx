import HistoryIcon from 'lucide-react/icons/history'
import { lazy, Suspense, useState } from 'react'
import { companySettingsTexts } from '#ui/text/company-settings.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'

const texts = companySettingsTexts.history
const HistoryTable = lazy(() => import('./history-table.tsx'))

/** The button that opens the history of the settings. */
export function History() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button id="settings-history" icon={HistoryIcon} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.title}
        description={texts.description}
        width={1080}
      >
        <Suspense fallback={<SkeletonRows rows={8} />}>
          <HistoryTable />
        </Suspense>
      </Dialog>
    </>
  )
}
