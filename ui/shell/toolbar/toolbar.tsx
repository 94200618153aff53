import Building2 from 'lucide-react/icons/building-2'
import MenuIcon from 'lucide-react/icons/menu'
import * as selectApp from '#machines/app/app.select.ts'
import * as selectCompanies from '#machines/companies/company-selection/company-selection.select.ts'
import { unreadCount } from '#machines/messages/messages/messages.select.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { Badged } from '#ui/widgets/badge/badge.tsx'
import { Button } from '#ui/widgets/button/button.tsx'
import { IconButton } from '#ui/widgets/button/icon-button.tsx'
import { HelpToggle } from '../help-panel/help-toggle.tsx'
import { FindButton } from './find-button.tsx'
import { LicenceNumber } from './licence-number.tsx'
import { MessagesLink } from './messages-link.tsx'
import { NotificationsMenu } from './notifications-menu.tsx'
import { UserMenu } from './user-menu.tsx'
import { YearMenu } from './year-menu.tsx'

const bar = css({
  position: 'sticky',
  top: '0',
  // Below the offline banner.
  'html:has([data-offline]) &': { top: { md: '10' } },
  zIndex: 'toolbar',
  height: 'toolbar',
  flexShrink: '0',
  display: 'flex',
  alignItems: 'center',
  gap: { base: '0', md: '2' },
  paddingInline: { base: '2', md: '6' },
  bg: 'bg.surface',
  borderBottom: 'subtle',
  // All a finger's buttons are together wider than a phone, so they share it.
  smDown: { '& .button--shape_icon': { width: '[min(10vw, 2.75rem)]', minWidth: '0' } },
})
const small = css({ display: { base: 'inline-flex', md: 'none' } })
const company = css({
  minWidth: '10',
  flex: '[0 1 auto]',
  marginLeft: { md: '[-0.75rem]' },
  textStyle: 'strong',
  '& span': { truncate: true },
  // On a phone the name needs all the room there is.
  smDown: { paddingInline: '1.5', '& svg': { display: 'none' } },
})
const name = css({ truncate: true, textStyle: 'strong', minWidth: '0', paddingInline: { base: '1.5', md: '0' } })
/** The menu leads to the inbox on a phone, and the user menu to the help, so that the company's name has room. */
const large = css({ display: { base: 'none', md: 'contents' } })
const end = css({
  marginLeft: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: { base: '0', md: '2' },
  flexShrink: '0',
})

/** The icons stand close, for a narrow screen has room for little else. */
const icons = css({ display: 'flex', alignItems: 'center' })

/** Above every screen: the company, the salary year, the licence and the person. */
export function Toolbar({ onOpenMenu }: { readonly onOpenMenu: () => void }) {
  const selection = useFlow('companySelection')
  const mayChange = useSelect('companySelection', selectCompanies.mayChange)
  const workplace = useSelect('app', selectApp.workplace)
  const unread = useSelect('messages', unreadCount)
  const companyName = workplace?.company.Namn
  return (
    <header className={bar}>
      <span className={small}>
        <Badged count={unread}>
          <IconButton icon={MenuIcon} label={shellTexts.openMenu} onClick={onOpenMenu} />
        </Badged>
      </span>
      {mayChange ? (
        <Button
          variant="ghost"
          size="sm"
          icon={Building2}
          className={company}
          aria-label={`${shellTexts.switchCompany}: ${companyName}`}
          onClick={() => selection.send({ type: 'companies.open' })}
        >
          <span>{companyName}</span>
        </Button>
      ) : (
        <span className={name}>{companyName}</span>
      )}
      <div className={end}>
        <FindButton />
        <LicenceNumber />
        <YearMenu />
        <div className={icons}>
          <span className={large}>
            <MessagesLink />
          </span>
          <NotificationsMenu />
        </div>
        <span className={large}>
          <HelpToggle />
        </span>
        <UserMenu />
      </div>
    </header>
  )
}
