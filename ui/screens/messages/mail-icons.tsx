import { MessagesLink } from './messages-link.tsx'
import { NotificationsMenu } from './notifications-menu.tsx'

/** The way to the inbox, and the bell. */
export const MailIcons = () => (
  <>
    <MessagesLink />
    <NotificationsMenu />
  </>
)
