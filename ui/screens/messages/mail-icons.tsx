import { css } from '#styled-system/css/index.js'
import { MessagesLink } from './messages-link.tsx'
import { NotificationsMenu } from './notifications-menu.tsx'

/** On a phone the menu leads to the inbox, so that the company's name has room. */
const large = css({ display: { base: 'none', md: 'contents' } })

/** The way to the inbox, and the bell. */
export const MailIcons = () => (
  <>
    <span className={large}>
      <MessagesLink />
    </span>
    <NotificationsMenu />
  </>
)
