import Mail from 'lucide-react/icons/mail'
import { NavLink } from 'react-router-dom'
import { unreadCount } from '#machines/messages/messages/messages.select.ts'
import { button } from '#styled-system/recipes/index.js'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { messagesTexts } from '#ui/screens/messages/messages.text.ts'
import { Badged } from '#ui/widgets/badge/badge.tsx'
import { Tooltip } from '#ui/widgets/tooltip/tooltip.tsx'
import { messagesPath } from './path.ts'

/** Renders the link to the inbox, with the number of unread messages. */
export function MessagesLink() {
  const unread = useSelect('messages', unreadCount)
  return (
    <Badged count={unread}>
      <Tooltip label={messagesTexts.title}>
        <NavLink
          to={messagesPath}
          className={button({ variant: 'ghost', size: 'sm', shape: 'icon' })}
          aria-label={messagesTexts.name(unread)}
        >
          <Mail aria-hidden />
        </NavLink>
      </Tooltip>
    </Badged>
  )
}
