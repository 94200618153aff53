import { common } from '#ui/theme/common-styles.ts'
import { MessagesLink } from './messages-link.tsx'
import { NotificationsMenu } from './notifications-menu.tsx'

/**
 * Hides the link on a phone, where the menu leads to the inbox and the company's name needs the
 * room.
 */

/** Renders the link to the inbox, and the bell. */
export const MailIcons = () => (
  <>
    <span className={common.onWideScreens}>
      <MessagesLink />
    </span>
    <NotificationsMenu />
  </>
)
