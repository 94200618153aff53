import type { MessageListItem } from '#contracts/messages/shapes.ts'
import { sva } from '#styled-system/css/index.js'
import { messagesTexts as texts } from '#ui/screens/messages/messages.text.ts'
import { formatShortTime } from '#ui/text/format.ts'
import { Avatar } from '#ui/widgets/avatar/avatar.tsx'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'

const row = sva({
  slots: ['words', 'head', 'sender', 'time', 'subject', 'preview', 'dot'],
  base: {
    words: { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column' },
    head: { display: 'flex', alignItems: 'baseline', gap: '2' },
    sender: { flex: '1', minWidth: '0', truncate: true },
    time: { flexShrink: '0', textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    subject: { textStyle: 'table', truncate: true },
    preview: { textStyle: 'table', color: 'fg.muted', truncate: true },
    dot: { flexShrink: '0', width: '2', height: '2', borderRadius: 'full', bg: 'accent.fill' },
  },
  variants: {
    state: {
      read: { sender: { color: 'fg.default' } },
      unread: { sender: { textStyle: 'title' }, subject: { textStyle: 'tableStrong' }, time: { color: 'fg.default' } },
    },
  },
})

/** Returns the sender of a received message, or the recipients of a sent one. */
export const otherParty = ({
  IsSent,
  Sender,
  Recipients,
}: Pick<MessageListItem, 'IsSent' | 'Sender' | 'Recipients'>) =>
  IsSent ? Recipients.map(({ Namn }) => Namn).join(', ') : Sender.Namn

/** Renders a message of the list. */
export function MessageRow({ message }: { readonly message: MessageListItem }) {
  const { IsSent, Sender, Recipients, Subject, Preview, TimeStamp, HasRead } = message
  const styles = row({ state: HasRead ? 'read' : 'unread' })
  const view = IsSent ? Recipients[0] : Sender
  return (
    <>
      <Avatar name={view?.Namn ?? ''} id={view?.Login ?? ''} size={32} />
      <span className={styles.words}>
        <span className={styles.head}>
          <span className={styles.sender}>
            {!HasRead && <VisuallyHidden>{texts.unread}: </VisuallyHidden>}
            {IsSent && `${texts.to} `}
            {otherParty(message)}
          </span>
          {!HasRead && <span className={styles.dot} aria-hidden />}
          <time className={styles.time} dateTime={TimeStamp}>
            {formatShortTime(TimeStamp)}
          </time>
        </span>
        <span className={styles.subject}>{Subject}</span>
        <span className={styles.preview}>{Preview}</span>
      </span>
    </>
  )
}
