import { Check } from 'lucide-react'
import { pictureAddress } from '#contracts/rules/picture-file.ts'
import type { CompanyListItem } from '#contracts/shapes/company.ts'
import { css } from '#styled-system/css/index.js'
import { companyDialogTexts } from '#ui/text/company-dialog.ts'
import { formatOrgnr } from '#ui/text/format.ts'
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

interface CompanyRowProps {
  readonly company: CompanyListItem
  readonly isCurrent: boolean
  /** Its choice is under way. */
  readonly isPending: boolean
}

/** A company as it is chosen: face, name, organisation number and id. */
export const CompanyRow = ({ company: { Namn, FtgId, Orgnr, PictureId }, isCurrent, isPending }: CompanyRowProps) => (
  <>
    <Avatar name={Namn} id={FtgId} picture={pictureAddress(FtgId, PictureId)} size={40} shape="square" />
    <span className={words}>
      <span className={name}>{Namn}</span>
      <span className={numbers}>
        {formatOrgnr(Orgnr)} · {FtgId}
      </span>
    </span>
    {isPending ? <Spinner /> : isCurrent && <Chip icon={Check}>{companyDialogTexts.current}</Chip>}
  </>
)
