import Copy from 'lucide-react/icons/copy'
import DatabaseBackup from 'lucide-react/icons/database-backup'
import Send from 'lucide-react/icons/send'
import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import type { CompanyJobs } from '#contracts/copies/company-job.shapes.ts'
import { openings } from '#contracts/rights/openings.ts'
import * as selectApp from '#machines/app/app.select.ts'
import { useMay } from '#ui/runtime/access.ts'
import { useList, useSelect } from '#ui/runtime/hooks.tsx'
import { copyEntryTexts as texts } from '#ui/screens/copies/copy-entries.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { PlainIconButton } from '#ui/widgets/button/plain-icon-button.tsx'
import { MenuItem } from '#ui/widgets/menu/menu-item.tsx'
import { useCopies } from './use-copies.ts'

/** Returns whether the account has the permission; false until the account is known. */
export function useMayCopy(what: 'CanRestore' | 'CanSend' | 'CanClone'): boolean {
  const jobs = useList('companyJobs')
  return jobs.view === 'value' && (jobs.value satisfies CompanyJobs)[what]
}

/** Renders the button that opens the restore dialog, for those allowed to. */
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

/** Renders the button on a company's row that opens the clone dialog, for those allowed to. */
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

/**
 * Renders the item of the user menu that opens the send dialog, for those allowed to. It keeps its
 * place, disabled, until the server has said so: the items below must not move under the pointer.
 */
export function SendMenuItem() {
  const open = useCopies()
  const company = useSelect('app', selectApp.workplace)?.company
  const jobs = useList('companyJobs')
  const hasRight = useMay(openings.sendCopy)
  const isRefused = jobs.view === 'failed' || (jobs.view === 'value' && !jobs.value.CanSend)
  if (!company || !hasRight || isRefused) return null
  const { FtgId, Namn } = company
  return (
    <MenuItem
      value="send-copy"
      icon={Send}
      disabled={jobs.view !== 'value'}
      onSelect={() => open({ type: 'copies.open', dialog: 'sendJob', company: { FtgId, Namn } })}
    >
      {texts.send}
    </MenuItem>
  )
}
