import Archive from 'lucide-react/icons/archive'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { pictureAddress } from '#contracts/companies/picture-file.rules.ts'
import * as selectApp from '#machines/app/app.select.ts'
import * as selectCompanies from '#machines/companies/company-selection/company-selection.select.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { formatOrgnr } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Avatar } from '#ui/widgets/avatar/avatar.tsx'
import { Tooltip } from '#ui/widgets/tooltip/tooltip.tsx'

const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: '[0.875rem]',
  width: 'full',
  height: 'toolbar',
  flexShrink: '0',
  paddingInline: '[0.875rem]',
  textAlign: 'start',
  borderBottom: 'subtle',
  '&:is(button)': { cursor: 'pointer', _hover: { bg: 'bg.hover' } },
})
const name = css({ textStyle: 'strong', truncate: true })
const number = css({ textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums', truncate: true })
const sign = css({ color: 'fg.muted', display: 'inline-flex' })

/**
 * Renders the company's name and number as a button that opens the select-company dialog, for those
 * allowed to change company.
 */
export function CompanyCard() {
  const selection = useFlow('companySelection')
  const mayChange = useSelect('companySelection', selectCompanies.mayChange)
  const company = useSelect('app', selectApp.workplace)?.company
  if (!company) return null
  const content = (
    <>
      <Avatar
        name={company.Namn}
        id={company.FtgId}
        picture={pictureAddress(company.FtgId, company.PictureId)}
        size={32}
        shape="square"
      />
      <span className={common.columnInRow}>
        <span className={name}>{company.Namn}</span>
        <span className={number}>{formatOrgnr(company.Orgnr)}</span>
      </span>
      {company.Archived && (
        <Tooltip label={shellTexts.archived} side="right">
          <span className={sign} role="img" aria-label={shellTexts.archived}>
            <Archive aria-hidden />
          </span>
        </Tooltip>
      )}
    </>
  )
  if (!mayChange) {
    return (
      <section className={card} aria-label={shellTexts.company}>
        {content}
      </section>
    )
  }
  return (
    <button
      type="button"
      className={card}
      onClick={() => selection.send({ type: 'companies.open' })}
      title={shellTexts.switchCompany}
    >
      {content}
      <ChevronsUpDown className={sign} aria-hidden />
    </button>
  )
}
