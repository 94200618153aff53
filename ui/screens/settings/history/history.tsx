import HistoryIcon from 'lucide-react/icons/history'
import { useState } from 'react'
import { companySettingsTexts } from '#ui/text/company-settings.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Drawer } from '#ui/widgets/drawer/drawer.tsx'
import { HistoryList } from './history-list.tsx'

const texts = companySettingsTexts.history

/** The button that opens the history of the settings. */
export function History() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button id="settings-history" icon={HistoryIcon} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={texts.title} side="end" width={440}>
        <HistoryList />
      </Drawer>
    </>
  )
}
