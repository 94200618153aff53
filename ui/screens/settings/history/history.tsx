import HistoryIcon from 'lucide-react/icons/history'
import { css } from '#styled-system/css/index.js'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useDialog } from '#ui/runtime/hooks.tsx'
import { companySettingsTexts } from '#ui/screens/settings/settings.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'

const texts = companySettingsTexts.history
/** Keeps the height constant whatever the search finds, so that the search field does not move. */
const room = css({ minHeight: '[min(40rem, calc(100dvh - 16rem))]' })
const HistoryTable = lazyChunk(() => import('./history-table.tsx'), {
  fallback: <SkeletonRows rows={8} />,
  failure: 'inside',
})

/** Renders the button that opens the history of the settings. */
export function History() {
  const [isOpen, setOpen] = useDialog('settingsHistory')
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
        <div className={room}>
          <HistoryTable />
        </div>
      </Dialog>
    </>
  )
}
