import { css } from '#styled-system/css/index.js'
import { MessagesLink } from './messages-link.tsx'
import { NotificationsMenu } from './notifications-menu.tsx'

/**
 * Hides the link on a phone, where the menu leads to the inbox and the company's name needs the
 * room.
 */
const large = css({ display: { base: 'none', md: 'contents' } })

/** Renders the link to the inbox, and the bell. */
export const MailIcons = () => (
  <>
    <span className={large}>
      <MessagesLink />
    </span>
    <NotificationsMenu />
  </>
)
