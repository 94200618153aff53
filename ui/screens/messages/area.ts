import Mail from 'lucide-react/icons/mail'
import { unreadCount } from '#machines/messages/messages/messages.select.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import type { Area } from '#ui/shell/area.ts'
import { MailIcons } from './mail-icons.tsx'
import { messagesPath } from './path.ts'

/** Messages between people, and notifications from the application. */
export const messages: Area = {
  screens: [
    {
      name: 'Messages',
      path: messagesPath,
      words: ['inkorg', 'post', 'brev'],
      title: 'Meddelanden',
      icon: Mail,
      load: () => import('./messages.tsx'),
    },
  ],
  toolbar: { icons: MailIcons },
  useUnread: () => useSelect('messages', unreadCount),
}
