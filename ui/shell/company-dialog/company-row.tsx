import { Archive, Check, TriangleAlert } from 'lucide-react'
import { isOldRestore, restoredCompanyIsOld } from '#contracts/rules/company-copy.ts'
import { pictureAddress } from '#contracts/rules/picture-file.ts'
import type { CompanyListItem } from '#contracts/shapes/company.ts'
import { css } from '#styled-system/css/index.js'
import { companyDialogTexts as texts } from '#ui/text/company-dialog.ts'
import { formatOrgnr, formatTime } from '#ui/text/format.ts'
import { Avatar } from '#ui/widgets/avatar/avatar.tsx'
import { Chip } from '#ui/widgets/chip/chip.tsx'
import { Spinner } from '#ui/widgets/feedback/spinner.tsx'

const words = css({ flex: '1', minWidth: '0' })
const name = css({ display: 'block', textStyle: 'strong', truncate: true })
const numbers = css({
  display: 'block',
  textStyle: 'caption',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
  truncate: true,
})
const warning = css({ display: 'inline-flex', color: 'accent.text', flexShrink: '0' })

interface CompanyRowProps {
  readonly company: CompanyListItem
  readonly isCurrent: boolean
  /** It is being chosen, archived or taken back. */
  readonly isPending: boolean
  /** Says that it is archived. */
  readonly isMarked: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

/** A company as it is chosen: face, name, organisation number and id; of a restored copy also whose. */
export function CompanyRow({ company, isCurrent, isPending, isMarked, now }: CompanyRowProps) {
  const { Namn, FtgId, Orgnr, PictureId, RestoreInfo } = company
  const restored = RestoreInfo && texts.restored(formatTime(RestoreInfo.Time), RestoreInfo.User, RestoreInfo.InfoText)
  return (
    <>
      <Avatar name={Namn} id={FtgId} picture={pictureAddress(FtgId, PictureId)} shape="square" />
      <span className={words}>
        <span className={name}>{Namn}</span>
        <span className={numbers} title={restored ?? undefined}>
          {[formatOrgnr(Orgnr), FtgId, restored].filter(Boolean).join(' · ')}
        </span>
      </span>
      {RestoreInfo && isOldRestore(RestoreInfo.Time, now) && (
        <span className={warning} role="img" aria-label={restoredCompanyIsOld} title={restoredCompanyIsOld}>
          <TriangleAlert aria-hidden size={18} />
        </span>
      )}
      {isMarked && <Chip icon={Archive}>{texts.archived}</Chip>}
      {isPending ? <Spinner /> : isCurrent && <Chip icon={Check}>{texts.current}</Chip>}
    </>
  )
}
