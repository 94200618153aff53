import Copy from 'lucide-react/icons/copy'
import DatabaseBackup from 'lucide-react/icons/database-backup'
import Send from 'lucide-react/icons/send'
import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import type { CompanyJobs } from '#contracts/copies/company-job.shapes.ts'
import * as selectApp from '#machines/app/app.select.ts'
import { useList, useSelect } from '#ui/runtime/hooks.tsx'
import { copyEntryTexts as texts } from '#ui/screens/copies/copy-entries.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { PlainIconButton } from '#ui/widgets/button/plain-icon-button.tsx'
import { MenuItem } from '#ui/widgets/menu/menu-item.tsx'
import { useCopies } from './use-copies.ts'

/** Whether the account may do it; not, until that is known. */
export function useMayCopy(what: 'CanRestore' | 'CanSend' | 'CanClone'): boolean {
  const jobs = useList('companyJobs')
  return jobs.view === 'value' && (jobs.value satisfies CompanyJobs)[what]
}

/** Opens the restoring of a copy, for who may. */
export function RestoreButton() {
  const open = useCopies()
  if (!useMayCopy('CanRestore')) return null
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={DatabaseBackup}
      onClick={() => open({ type: 'copies.open', dialog: 'restoreJob', company: null })}
    >
      {texts.restore}
    </Button>
  )
}

interface CloneButtonProps {
  readonly company: CompanyListItem
  readonly tabIndex: number
}

/** Opens the copying of a company beside itself: in its row, for who may. */
export function CloneButton({ company: { FtgId, Namn }, tabIndex }: CloneButtonProps) {
  const open = useCopies()
  return (
    <PlainIconButton
      icon={Copy}
      label={texts.clone(Namn)}
      size="sm"
      tabIndex={tabIndex}
      onClick={() => open({ type: 'copies.open', dialog: 'cloneJob', company: { FtgId, Namn } })}
    />
  )
}

/** Opens the sending of a copy of the company in use, for who may: in the user menu. */
export function SendMenuItem() {
  const open = useCopies()
  const company = useSelect('app', selectApp.workplace)?.company
  if (!useMayCopy('CanSend') || !company) return null
  const { FtgId, Namn } = company
  return (
    <MenuItem
      value="send-copy"
      icon={Send}
      onSelect={() => open({ type: 'copies.open', dialog: 'sendJob', company: { FtgId, Namn } })}
    >
      {texts.send}
    </MenuItem>
  )
}
