import PenLine from 'lucide-react/icons/pen-line'
import { useEffect, useRef, useState } from 'react'
import type { MessageListItem } from '#contracts/messages/shapes.ts'
import * as selectCompose from '#machines/messages/compose/compose.select.ts'
import * as select from '#machines/messages/inbox/inbox.select.ts'
import type { MessageChange } from '#machines/messages/inbox/inbox.types.ts'
import { unreadCount } from '#machines/messages/messages/messages.select.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useRuntime, useSelect } from '#ui/runtime/hooks.tsx'
import { messagesTexts as texts } from '#ui/screens/messages/messages.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { Tabs } from '#ui/widgets/tabs/tabs.tsx'
import type { VirtualListHandle } from '#ui/widgets/virtual-list/virtual-list.tsx'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { ComposeDialog } from './compose-dialog.tsx'
import { MessageList } from './message-list.tsx'
import { MessagePane } from './message-pane.tsx'
import { useAddress } from './use-address.ts'

const frame = css({
  borderRadius: 'card',
  border: 'subtle',
  bg: 'bg.surface',
  '& [role=tablist]': { px: { base: '4', md: '5' } },
  '& [role=tabpanel]': { pt: '0', paddingTop: '0' },
})
/** Shows a message beside the list on a wide screen, and as a page of its own on a small one. */
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(18rem, 24rem) minmax(0, 1fr)]' },
  height: { md: '[max(26rem, calc(100dvh - 13.5rem))]' },
  '& > *': { minHeight: '0', minWidth: '0' },
  '& > * + *': { borderLeft: { md: 'subtle' } },
  '&[data-reading] > :first-child': { display: { base: 'none', md: 'flex' } },
  '&:not([data-reading]) > :last-child': { display: { base: 'none', md: 'flex' } },
})

const hasNewDraft = selectCompose.hasDraft(selectCompose.newMessage)

/** Renders the inbox: messages between the licence's users, and from the system. */
export default function Messages() {
  const inbox = useFlow('inbox')
  const compose = useFlow('compose')
  const { folder, id, go } = useAddress()
  const [done, setDone] = useState('')
  const list = useRef<VirtualListHandle>(null)
  const unread = useSelect('messages', unreadCount)
  const subject = useSelect('inbox', select.message)?.Subject
  const isComposing = useSelect('compose', selectCompose.isOpen)
  const hasDraft = useSelect('compose', hasNewDraft)

  const { rowsPerPage } = useRuntime().storage
  useEffect(
    () => inbox.send({ type: 'inbox.show', folder, id, perPage: rowsPerPage.read() }),
    [inbox, folder, id, rowsPerPage],
  )
  useEffect(() => () => inbox.send({ type: 'inbox.leave' }), [inbox])
  // Discards the open draft when the screen is left, which the person has confirmed.
  useEffect(() => () => compose.send({ type: 'compose.discard' }), [compose])

  const change = (message: Pick<MessageListItem, 'Id'>, what: MessageChange) => {
    inbox.send({ type: 'message.change', id: message.Id, change: what })
    setDone(what === 'archive' ? texts.archived : what === 'restore' ? texts.restored : '')
    if (what === 'read' || message.Id !== id) return
    // Closes a message that is archived or marked as unread.
    go(folder, null, true)
    list.current?.focus()
  }
  const open = (message: MessageListItem) => go(folder, message.Id)

  return (
    <>
      <PageHeader
        title={texts.title}
        item={id === null ? undefined : subject}
        context={texts.context(unread)}
        actions={
          <Button
            variant="primary"
            icon={PenLine}
            onClick={() => compose.send({ type: 'compose.open', about: selectCompose.newMessage })}
          >
            {hasDraft && !isComposing ? texts.compose.goOn : texts.compose.open}
          </Button>
        }
      />
      <div className={frame}>
        <Tabs
          label={texts.foldersLabel}
          value={folder}
          onChange={chosen => go(chosen, null)}
          tabs={(['INBOX', 'SENT', 'ARCHIVE'] as const).map(value => ({
            value,
            label: texts.folders[value],
            count: value === 'INBOX' && unread > 0 ? unread : undefined,
            content: (
              <div className={columns} data-reading={id === null ? undefined : ''}>
                <MessageList ref={list} openId={id} onOpen={open} onChange={change} />
                <MessagePane id={id} onBack={() => go(folder, null)} onChange={change} />
              </div>
            ),
          }))}
        />
      </div>
      <div role="status">
        <VisuallyHidden>{done}</VisuallyHidden>
      </div>
      {isComposing && <ComposeDialog />}
    </>
  )
}
