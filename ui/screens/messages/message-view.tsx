import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import MailMinus from 'lucide-react/icons/mail-minus'
import Reply from 'lucide-react/icons/reply'
import type { Message } from '#contracts/messages/shapes.ts'
import { hasDraft } from '#machines/messages/compose/compose.select.ts'
import type { MessageChange } from '#machines/messages/inbox/inbox.types.ts'
import { sva } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { messagesTexts as texts } from '#ui/screens/messages/messages.text.ts'
import { formatAgo, formatTime } from '#ui/text/format.ts'
import { Avatar } from '#ui/widgets/avatar/avatar.tsx'
import { Button } from '#ui/widgets/button/button.tsx'
import { IconButton } from '#ui/widgets/button/icon-button.tsx'
import { PlainText } from './plain-text.tsx'

const view = sva({
  slots: ['root', 'head', 'subject', 'actions', 'sender', 'names', 'name', 'meta', 'body', 'note'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minHeight: '0', flex: '1' },
    head: {
      display: 'flex',
      alignItems: 'flex-start',
      flexWrap: 'wrap',
      gap: '3',
      px: { base: '4', md: '6' },
      pt: '5',
      pb: '3',
    },
    subject: { flex: '[1 1 16rem]', minWidth: '0', textStyle: 'headingMd', overflowWrap: 'anywhere' },
    actions: { display: 'flex', gap: '1', flexShrink: '0' },
    sender: {
      display: 'flex',
      gap: '3',
      alignItems: 'center',
      px: { base: '4', md: '6' },
      pb: '4',
      borderBottom: 'subtle',
    },
    names: { flex: '1', minWidth: '0' },
    name: { textStyle: 'strong' },
    meta: { textStyle: 'caption', color: 'fg.muted', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
    body: {
      flex: '1',
      minHeight: '0',
      overflowY: { md: 'auto' },
      px: { base: '4', md: '6' },
      py: '5',
      outlineOffset: '[-2px]',
    },
    note: { px: { base: '4', md: '6' }, pb: '4', textStyle: 'caption', color: 'fg.muted' },
  },
})

interface MessageViewProps {
  readonly message: Message
  readonly onChange: (message: Message, change: MessageChange) => void
}

/** Renders a message in full, with its actions. */
export function MessageView({ message, onChange }: MessageViewProps) {
  const compose = useFlow('compose')
  const hasReply = useSelect('compose', hasDraft(message.Id))
  const styles = view()
  const { Subject, Sender, Recipients, TimeStamp, IsSent, Archived, Text, CanReply } = message
  const reply = () =>
    compose.send({
      type: 'compose.open',
      about: message.Id,
      draft: {
        recipients: Sender.Login === null ? [] : [Sender.Login],
        subject: texts.replySubject(Subject),
        text: '',
      },
    })
  return (
    <article className={styles.root} aria-label={Subject}>
      <div className={styles.head}>
        <h2 className={styles.subject}>{Subject}</h2>
        <div className={styles.actions}>
          {CanReply && (
            <Button size="sm" icon={Reply} onClick={reply}>
              {hasReply ? texts.compose.goOn : texts.reply}
            </Button>
          )}
          {!IsSent && (
            <IconButton
              icon={MailMinus}
              label={texts.markUnread}
              size="sm"
              onClick={() => onChange(message, 'unread')}
            />
          )}
          <IconButton
            icon={Archived ? ArchiveRestore : Archive}
            label={Archived ? texts.restore : texts.archive}
            size="sm"
            onClick={() => onChange(message, Archived ? 'restore' : 'archive')}
          />
        </div>
      </div>
      <div className={styles.sender}>
        <Avatar name={Sender.Namn} id={Sender.Login ?? ''} size={36} />
        <div className={styles.names}>
          <p className={styles.name}>{texts.person(Sender)}</p>
          <p className={styles.meta}>
            {texts.to} {Recipients.map(texts.person).join(', ')} ·{' '}
            <time dateTime={TimeStamp}>
              {formatAgo(TimeStamp)} · {formatTime(TimeStamp)}
            </time>
          </p>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and a section would be a landmark */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard */}
      <div className={styles.body} tabIndex={0} aria-label={Subject} role="group">
        <PlainText text={Text} />
      </div>
      {!CanReply && !IsSent && <p className={styles.note}>{texts.noReply}</p>}
    </article>
  )
}
