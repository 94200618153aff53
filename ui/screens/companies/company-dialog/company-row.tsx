import Archive from 'lucide-react/icons/archive'
import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { pictureAddress } from '#contracts/companies/picture-file.rules.ts'
import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import { isOldRestore, restoredCompanyIsOld } from '#contracts/copies/company-copy.rules.ts'
import { css } from '#styled-system/css/index.js'
import { companyDialogTexts as texts } from '#ui/screens/companies/company-dialog/company-dialog.text.ts'
import { formatOrgnr, formatTime } from '#ui/text/format.ts'
import { Avatar } from '#ui/widgets/avatar/avatar.tsx'
import { Chip } from '#ui/widgets/chip/chip.tsx'
import { Spinner } from '#ui/widgets/feedback/spinner.tsx'

const words = css({ flex: '1', minWidth: '0' })
/** Allows two lines on a phone, where one line holds half a name. */
const name = css({ textStyle: 'strong', overflowWrap: 'anywhere', lineClamp: { base: '2', sm: '1' } })
const oneLine = css({ display: 'block', textStyle: 'strong', truncate: true })
const caption = css({
  display: 'block',
  textStyle: 'caption',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
  truncate: true,
})
/**
 * The company in use has a text badge on a wide screen, and an icon before the numbers on a phone.
 */
const wide = css({ display: { base: 'none', sm: 'inline-flex' }, flexShrink: '0' })
const narrow = css({ display: { base: 'inline', sm: 'none' }, verticalAlign: '[-2px]', marginRight: '1' })
const warning = css({ display: 'inline-flex', color: 'accent.text', flexShrink: '0' })

interface CompanyRowProps {
  readonly company: CompanyListItem
  readonly isCurrent: boolean
  /** Whether the company is being chosen, archived or restored from the archive. */
  readonly isPending: boolean
  /** Whether to show the mark of an archived company. */
  readonly isMarked: boolean
  /** The current time, in milliseconds since 1970. */
  readonly now: number
}

/**
 * Renders a company of the list: avatar, name, organisation number and id; for a restored copy also
 * when and by whom it was restored.
 */
export function CompanyRow({ company, isCurrent, isPending, isMarked, now }: CompanyRowProps) {
  const { Namn, FtgId, Orgnr, PictureId, RestoreInfo } = company
  const restored = RestoreInfo && texts.restored(formatTime(RestoreInfo.Time), RestoreInfo.User, RestoreInfo.InfoText)
  return (
    <>
      <Avatar name={Namn} id={FtgId} picture={pictureAddress(FtgId, PictureId)} shape="square" />
      <span className={words}>
        <span className={restored ? oneLine : name}>{Namn}</span>
        <span className={caption}>
          {isCurrent && <Check aria-hidden size={14} className={narrow} />}
          {[formatOrgnr(Orgnr), FtgId].filter(Boolean).join(' · ')}
        </span>
        {restored && (
          <span className={caption} title={restored}>
            {restored}
          </span>
        )}
      </span>
      {RestoreInfo && isOldRestore(RestoreInfo.Time, now) && (
        <span className={warning} role="img" aria-label={restoredCompanyIsOld} title={restoredCompanyIsOld}>
          <TriangleAlert aria-hidden size={18} />
        </span>
      )}
      {isMarked && <Chip icon={Archive}>{texts.archived}</Chip>}
      {isPending ? (
        <Spinner />
      ) : (
        isCurrent && (
          <span className={wide}>
            <Chip icon={Check}>{texts.current}</Chip>
          </span>
        )
      )}
    </>
  )
}
