import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import Star from 'lucide-react/icons/star'
import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import * as selectArchive from '#machines/companies/company-archive/company-archive.select.ts'
import * as select from '#machines/companies/company-selection/company-selection.select.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { companyDialogTexts as texts } from '#ui/screens/companies/company-dialog/company-dialog.text.ts'
import { PlainIconButton } from '#ui/widgets/button/plain-icon-button.tsx'
import { CloneButton } from '../../copies/copy-entries.tsx'

interface CompanyActionsProps {
  readonly company: CompanyListItem
  /** Whether the company is a favourite in this browser. */
  readonly isFavourite: boolean
  readonly mayClone: boolean
  readonly tabIndex: number
}

/** Renders the actions on a company in the list, other than choosing it. */
export function CompanyActions({ company, isFavourite, mayClone, tabIndex }: CompanyActionsProps) {
  const { FtgId, Namn, Archived } = company
  const selection = useFlow('companySelection')
  const archive = useFlow('companyArchive')
  const mayArchive = useSelect('companySelection', select.hasArchive)
  // One company at a time: the flow ignores a second request until the first is answered.
  const isToggling = useSelect('companyArchive', selectArchive.togglingId) !== undefined
  return (
    <>
      {mayClone && <CloneButton company={company} tabIndex={tabIndex} />}
      {mayArchive && (
        <PlainIconButton
          icon={Archived ? ArchiveRestore : Archive}
          label={Archived ? texts.unarchive(Namn) : texts.archive(Namn)}
          size="sm"
          tabIndex={tabIndex}
          aria-disabled={isToggling || undefined}
          onClick={() => archive.send({ type: 'archive.toggle', company: { FtgId, Namn, Archived }, key: newKey() })}
        />
      )}
      <PlainIconButton
        icon={isFavourite ? StarOn : Star}
        label={isFavourite ? texts.unfavour(Namn) : texts.favour(Namn)}
        size="sm"
        tabIndex={tabIndex}
        aria-pressed={isFavourite}
        onClick={() => selection.send({ type: 'company.favour', FtgId })}
      />
    </>
  )
}

const filled = css({ color: 'accent.text', fill: 'accent.fill' })
const StarOn = () => <Star aria-hidden className={filled} />
